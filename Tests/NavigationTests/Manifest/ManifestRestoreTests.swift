import TestSupport
import Testing

@testable import Navigation

@Suite struct ManifestRestoreTests {
  private static func manifest() throws -> RouteManifest { try AppCoder().manifest() }

  @Test(arguments: ["gone", "item@4", "unwritten"])
  func `what is shown stops below a route that is not listed so`(word: String) throws {
    let saved = try SavedState("Folder:1 \(word):2 item:3")
    let restored = try Self.manifest().restored(saved)

    #expect(restored.state.entries == Array(saved.entries.prefix(1)))
    #expect(restored.state.sections[0].path.unread == Array(saved.entries.dropFirst()))
    #expect(restored.report.unreadCount == 2)
  }

  @Test func `what is listed is shown as it is stored`() throws {
    let saved = try SavedState([("hikes", "thing:1 item@2:2 item:3")])
    let restored = try Self.manifest().restored(saved)

    #expect(restored.state == saved)
    #expect(
      restored.report.lines == [
        .init(
          entry: nil, name: "hikes", fate: .updated(renamedFrom: "hikes", upgradedFrom: nil)),
        .init(
          entry: 1, name: "thing",
          fate: .updated(renamedFrom: "thing", upgradedFrom: PayloadVersion(literal: 1))),
        .init(
          entry: 2, name: "item",
          fate: .updated(renamedFrom: nil, upgradedFrom: PayloadVersion(literal: 2))),
      ])
  }

  @Test func `a restore is refused where that was asked for`() throws {
    let saved = try SavedState("gone:1")
    let manifest = try Self.manifest()

    #expect(throws: RestoreRefused.self) { try manifest.restored(saved, unreadable: .reject) }
    #expect(try manifest.restored(SavedState("item@1:1"), unreadable: .reject).report.isWhole)
  }

  @Test func `sections are checked where they are listed`() throws {
    let saved = try SavedState([("elsewhere", "item:1")])
    let checked = try Self.manifest()
    let unchecked = RouteManifest(routes: checked.routes)

    #expect(try checked.restored(saved).state.activeSection == nil)
    #expect(checked.checkedCount(of: saved) == 2)
    #expect(try unchecked.restored(saved).state == saved)
    #expect(unchecked.checkedCount(of: saved) == 1)
  }

  /// Values are not checked by a manifest, so the words `bad` and `trap` count as read.
  @Test func `a manifest shows what its app shows, but for values that do not fit`() throws {
    var walk = RandomSavedState(SeededGenerator(for: "ManifestRestoreTests"))
    let (coder, manifest) = (try AppCoder(), try Self.manifest())
    var compared = 0
    var unread = 0
    for number in 0..<3_000 {
      let saved = try walk.state()
      let app = try coder.restored(saved)
      let told = try manifest.restored(saved)
      let isByValue = app.report.lines.contains { line in
        switch line.fate {
        case .unread(.notDecodable), .unread(.upgradeFailed): true
        default: false
        }
      }
      guard !isByValue else { continue }
      compared += 1
      unread += app.report.unreadCount > 0 ? 1 : 0
      #expect(told.report == app.report, "state \(number)")
      #expect(
        told.state.entries.map(\.id) == app.state.entries.map(\.id)
          && told.state.unread == app.state.unread, "state \(number)")
    }
    print("ManifestRestoreTests compared \(compared), \(unread) with something unread")
    #expect(compared > 300 && unread > 100)
  }
}
