import Navigation
import TestSupport
import Testing

@Suite struct RestorationTests {
  private static func written(_ session: SavedSession) throws -> JSONNode? {
    let (retained, letGo) = session.retained(narrowedTo: .singleSlot)
    let restoration = Restoration(
      revision: 7, from: .regular, to: .both, compact: retained.state.compact(),
      regular: retained.state.regular(), letGo: letGo)
    return try JSONText(retained.document(restoration: restoration)).root["restoration"]
  }

  @Test func `a restoration says what it did, with each projection by ids`() throws {
    let session = try SavedSession(path: "A1 b2 c3?", parked: ["d4"], snapshots: [1, 2, 4, 9])
    let written = try #require(try Self.written(session))
    let route = #"{ "type": "d" }"#
    #expect(
      String(decoding: written.bytes, as: UTF8.self) == """
        { "revision": 7, "from": "regular", "to": "both", "routesChecked": false, \
        "compact": { "root": "sidebar", "section": { "type": "s" }, "stack": [1, 2] }, \
        "regular": { "columns": 3, "sidebar": { "type": "s" }, "content": [1], "selection": 2, \
        "detail": [2, 3] }, "letGo": [\
        { "what": "parked", "entries": 1, "entry": 4, "route": \(route), \
        "reason": "parkedUnderSingleSlot" }, \
        { "what": "snapshot", "model": "M", "entry": 4, "route": \(route), \
        "reason": "entryLetGo" }, \
        { "what": "snapshot", "model": "M", "entry": 9, "reason": "noSuchEntry" }] }
        """)
  }

  @Test func `where no section is on screen there is none in either projection`() throws {
    let written = try #require(try Self.written(SavedSession(id: .main, state: SavedState())))
    #expect(written["compact"]?["section"]?.kind == .null)
    #expect(written["regular"]?["sidebar"]?.kind == .null)
    #expect(written["regular"]?["selection"]?.kind == .null)
  }

  @Test func `save does not read it`() throws {
    let session = try SavedSession(path: "a1")
    let restoration = Restoration(revision: 1, from: nil, to: .compact)
    let document = session.document(restoration: restoration)
    #expect(document != session.document())
    #expect(try SessionDocument(reading: document).session(adopting: session) == session)
  }

  @Test func `what was let go can be written line by line`() {
    let line = LetGo(.result("k"), of: 3, route: nil, reason: .noSuchEntry)
    #expect(
      line.json == #"{ "what": "result", "key": "k", "entry": 3, "reason": "noSuchEntry" }"#)
  }
}
