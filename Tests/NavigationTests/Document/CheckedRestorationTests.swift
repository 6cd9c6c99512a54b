import TestSupport
import Testing

@testable import Navigation

@Suite struct CheckedRestorationTests {
  private static func written(_ report: RestoreReport) throws -> JSONNode {
    let session = SavedSession(id: .main, state: SavedState())
    let restoration = Restoration(revision: 1, from: nil, to: .compact, routes: report)
    return try #require(
      try JSONText(session.document(restoration: restoration)).root["restoration"])
  }

  @Test func `a check is told, entry by entry`() throws {
    let saved = try SavedState(
      [("hikes", "item@1:1 gone:2 item:3")], modals: ["item@4:4"])
    let report = try AppCoder().manifest().restored(saved).report

    let written = try Self.written(report)

    #expect(written["routesChecked"]?.bool == true)
    #expect(written["clean"]?.bool == false)
    #expect(
      written["changes"].map { String(decoding: $0.bytes, as: UTF8.self) } == """
        [{ "what": "updated", "type": "hikes", "renamed": true }, \
        { "what": "updated", "entry": 1, "type": "item", "upgradedFrom": 1 }, \
        { "what": "unread", "entry": 2, "type": "gone", "reason": "unknownName" }, \
        { "what": "aboveUnread", "entry": 3, "type": "item" }, \
        { "what": "unread", "entry": 4, "type": "item", "reason": "newer", "found": 4, \
        "known": 3 }]
        """)
  }

  @Test func `reasons that only the app can find are told too`() throws {
    let saved = try SavedState([("", "bad:1")], parked: [("", "trap:2")], modals: ["unwritten:3"])
    let report = try AppCoder().restored(saved).report

    let changes = try Self.written(report)["changes"]?.elements.map { $0["reason"]?.string }

    #expect(changes == ["notDecodable", "upgradeFailed", "neverWritten"])
  }

  @Test func `what was mended is told`() throws {
    var report = RestoreReport()
    report.repairs = [.emptyPath]

    let changes = try Self.written(report)["changes"]

    #expect(
      changes.map { String(decoding: $0.bytes, as: UTF8.self) } == """
        [{ "what": "mended", "message": "a modal or a parked path had no entry" }]
        """)
  }

  @Test func `where all is known, the restore is clean`() throws {
    let report = try AppCoder().manifest().restored(SavedState("item:1")).report

    let written = try Self.written(report)

    #expect(written["clean"]?.bool == true)
    #expect(written["changes"]?.bytes.elementsEqual("[]".utf8) == true)
  }
}
