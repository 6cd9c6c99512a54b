import Navigation
import TestSupport
import Testing

@Suite struct SetPathTests {
  @Test(
    arguments: [
      // Grow, shrink, clear.
      ("1 2 3 d", "a1 b2 c3 d4", [4], []),
      ("1", "a1", [], [2, 3]),
      ("", "", [], [1, 2, 3]),
      // Another middle, or another top, at the same length.
      ("1 x 3", "a1 x4 c5", [4, 5], [2, 3]),
      ("1 2 x", "a1 b2 x4", [4], [3]),
      // Equal routes that are not these entries.
      ("a b c", "a4 b5 c6", [4, 5, 6], [1, 2, 3]),
      // Out of its place an entry cannot keep its id.
      ("2 1 3", "b4 a5 c6", [4, 5, 6], [1, 2, 3]),
      ("1 3", "a1 c4", [4], [2, 3]),
      ("1 1", "a1 a4", [4], [2, 3]),
    ] as [(String, String, [EntryID], [EntryID])])
  func `the common beginning stays and the rest is new`(
    written: String, after: String, added: [EntryID], removed: [EntryID]
  ) throws {
    var state = try LetterState("a1 b2 c3")
    let outcome = state.apply(.setPath([PathElement](written)))
    #expect(outcome == .changed(added: added, removed: removed))
    #expect(state.path == after)
  }

  @Test(arguments: [("a1 b2", "1 2"), ("a1 b2?", "1"), ("", ""), ("a1?", "")])
  func `the path that is there moves nothing and says so`(path: String, written: String) throws {
    var state = try LetterState(path)
    let before = state
    #expect(state.apply(.setPath([PathElement](written))) == .unchanged(.echo))
    #expect(state == before)
  }

  @Test(arguments: ["9", "1 9", "1 b 9", "3", "4"])
  func `an entry that the path has not moves nothing and says so`(written: String) throws {
    var state = try LetterState("A1 b2", parked: ["c3"], others: [("t", "d4")])
    let before = state
    #expect(state.apply(.setPath([PathElement](written))) == .unchanged(.notFound))
    #expect(state == before)
  }

  @Test func `a changed path drops the provisional entries`() throws {
    var state = try LetterState("a1 b2 c3?")
    let outcome = state.apply(.setPath([PathElement]("1 2 d")))
    #expect(outcome == .changed(added: [4], removed: [3]))
    #expect(state.path == "a1 b2 d4")
  }

  @Test func `a list that goes takes what was parked under it`() throws {
    var state = try LetterState("A1 B3", parked: ["x2", "y4"])
    state.apply(.setPath([PathElement]("1 C")))
    #expect(state.path == "A1 C5")
    #expect(state.parkedPaths == ["x2"])
  }
}
