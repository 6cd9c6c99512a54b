import TestSupport
import Testing

@testable import Navigation

@Suite struct TruncationTests {
  @Test(arguments: ["gone", "item@4", "bad", "trap", "unwritten"])
  func `what is shown stops below an entry that cannot be read`(word: String) throws {
    let saved = try SavedState("Folder:1 \(word):2 item:3")
    let restored = try AppCoder().restored(saved)
    #expect(restored.state.words == ["Folder:1"])
    #expect(restored.state.entries.map(\.id) == [1])
    #expect(restored.state.sections[0].path.unread == Array(saved.entries.dropFirst()))
  }

  @Test func `the report names the entry and those above it`() throws {
    let report = try AppCoder().restored(SavedState("Folder:1 gone:2 item:3")).report
    #expect(report.readCount == 1)
    #expect(report.unreadCount == 2)
    #expect(
      report.lines == [
        .init(entry: 2, name: "gone", fate: .unread(.unknownName)),
        .init(entry: 3, name: "item", fate: .aboveUnread),
      ])
  }

  @Test(
    arguments: [
      ("gone", .unknownName),
      ("item@4", .newer(found: PayloadVersion(literal: 4), known: PayloadVersion(literal: 3))),
      ("bad", .notDecodable(reason: "at item: there is no 'units'.")),
      ("trap", .upgradeFailed(from: 1)), ("unwritten", .neverWritten),
    ] as [(String, UnreadableReason)])
  func `each reason is told`(word: String, reason: UnreadableReason) throws {
    let line = try #require(try AppCoder().restored(SavedState("\(word):1")).report.lines.first)
    guard case .unread(let told) = line.fate else {
      Issue.record("\(line)")
      return
    }
    // Which of two faults of one value is told first is up to the decoder.
    if case .notDecodable = reason, case .notDecodable = told { return }
    #expect(told == reason)
  }

  @Test func `the first entry may be the one`() throws {
    let restored = try AppCoder().restored(SavedState("gone:1 item:2"))
    #expect(restored.state.words == [""])
    #expect(restored.state.active == .section(at: 0))
  }

  @Test func `a second restore gives the same answer`() throws {
    let first = try AppCoder().restored(SavedState("Folder:1 gone:2 item:3"))
    #expect(try AppCoder().restored(first.state.written()) == first)
  }

  @Test func `a later version of the app reads what this one kept`() throws {
    let saved = try SavedState("Folder:1 list:2 item:3")
    let old = try NavigationCoder<Place, OldScreen>().restored(saved).state
    #expect(old.entries.map(\.id) == [1])
    let kept = try NavigationCoder<Place, OldScreen>().written(old).state
    #expect(try AppCoder().restored(kept).state.words == ["Folder:1 list:2 item:3"])
  }

  @Test func `ids go on after those that cannot be read`() throws {
    var state = try AppCoder().restored(SavedState("Folder:1 gone:2 item:8")).state
    #expect(state.apply(.push(.list)).change?.added == [9])
  }

  @Test func `columns are those of what is shown`() throws {
    let state = try AppCoder().restored(SavedState("Folder:1 item:2 Gone:3 item:4")).state
    let split = state.regular(columns: .three)
    #expect(screens(split.content) == "Folder:1")
    #expect(screens(split.detail) == "item:2")
    #expect(state.compact().depth == 3)
  }

  private enum OldScreen: String, Route {
    case folder
    static let kinds = [RouteKind("folder")]
  }
}
