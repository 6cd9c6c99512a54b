import Navigation
import TestSupport
import Testing

@Suite struct ReplaceTests {
  @Test func `the top gives way to another entry`() throws {
    var state = try LetterState("a1 b2")
    #expect(state.apply(.replace(with: NewEntry("c"))) == .changed(added: [3], removed: [2]))
    #expect(state.path == "a1 c3")
  }

  @Test func `an equal route makes another entry too`() throws {
    var state = try LetterState("a1")
    #expect(state.apply(.replace(with: NewEntry("a"))) == .changed(added: [2], removed: [1]))
    #expect(state.path == "a2")
  }

  @Test func `in mid-path the entry and all above are made again`() throws {
    var state = try LetterState("a1 b2 c3 D4")
    let outcome = state.apply(.replace(2, with: NewEntry("x")))
    #expect(outcome == .changed(added: [5, 6, 7], removed: [2, 3, 4]))
    #expect(state.path == "a1 x5 c6 D7")
  }

  @Test func `what belongs to the entries above comes with them`() throws {
    var state = LetterState(startingIn: .anonymous)
    state.apply(.push("a"))
    state.apply(.push("B", column: .content, checkpoint: "here", answers: "picked"))
    state.apply(.replace(1, with: NewEntry("x")))
    let above = try #require(state.activeSection?.path.entries.last)
    #expect(
      above == Entry(id: 4, route: "B", column: .content, checkpoint: "here", answers: "picked"))
  }

  @Test func `provisional entries go first and are not made again`() throws {
    var state = try LetterState("a1 b2 c3?")
    let outcome = state.apply(.replace(1, with: NewEntry("x")))
    #expect(outcome == .changed(added: [4, 5], removed: [1, 2, 3]))
    #expect(state.path == "x4 b5")
  }

  @Test func `a replaced list takes what was parked under it`() throws {
    var state = try LetterState("A1 B3 c5", parked: ["x2", "y4"])
    let outcome = state.apply(.replace(3, with: NewEntry(letter: "C")))
    #expect(outcome == .changed(added: [6, 7], removed: [3, 5, 4]))
    #expect(state.path == "A1 C6 c7")
    #expect(state.parkedPaths == ["x2"])
  }

  @Test(arguments: ["", "a1?"])
  func `at the root there is no top to replace`(path: String) throws {
    var state = try LetterState(path)
    let before = state
    #expect(state.apply(.replace(with: NewEntry("x"))) == .unchanged(.atRoot))
    #expect(state == before)
  }

  @Test(arguments: [9, 3, 4, 5] as [EntryID])
  func `an entry that is not on the path moves nothing and says so`(id: EntryID) throws {
    var state = try LetterState("A1 b2 c3?", parked: ["d4"], others: [("t", "e5")])
    let before = state
    #expect(state.apply(.replace(id, with: NewEntry("x"))) == .unchanged(.notFound))
    #expect(state == before)
  }
}
