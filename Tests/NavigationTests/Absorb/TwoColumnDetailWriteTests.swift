import Navigation
import TestSupport
import Testing

/// The detail column's stack in two columns: the whole path.
@Suite struct TwoColumnDetailWriteTests {
  private static func detail(_ path: String) -> LayoutWrite<String, String> {
    .detail([PathElement](path), .two)
  }

  @Test(arguments: [("A1 b2 C3", "1 2 3"), ("A1 b2?", "1 2"), ("", "")])
  func `what is shown moves nothing and says so`(path: String, written: String) throws {
    var state = try LetterState(path)
    let before = state
    #expect(state.absorb(Self.detail(written)) == .unchanged(.echo))
    #expect(state == before)
  }

  @Test(
    arguments: [
      ("1", "A1", [], [2, 3], []),
      ("1 2 3 d", "A1 b2 c3 d4", [4], [], [3]),
      ("1 2 d", "A1 b2 d4", [4], [3], []),
      ("d 2", "d4 b5", [4, 5], [1, 2, 3], []),
      ("", "", [], [1, 2, 3], []),
    ] as [(String, String, [EntryID], [EntryID], [EntryID])])
  func `a change keeps the common beginning and commits what stays`(
    written: String, after: String, added: [EntryID], removed: [EntryID], committed: [EntryID]
  ) throws {
    var state = try LetterState("A1 b2 c3?")
    let outcome = state.absorb(Self.detail(written))
    #expect(outcome == .changed(added: added, removed: removed, committed: committed))
    #expect(state.path == after)
  }

  @Test func `a list that goes takes what was parked under it`() throws {
    var state = try LetterState("A1 B3 c5", parked: ["x2", "y4"])
    #expect(state.absorb(Self.detail("1")) == .changed(removed: [3, 5, 4]))
    #expect(state.parkedPaths == ["x2"])
  }
}
