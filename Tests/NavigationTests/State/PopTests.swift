import Navigation
import TestSupport
import Testing

@Suite struct PopTests {
  @Test(
    arguments: [
      (1, "a1 b2 c3", "a1 b2", [3]),
      (2, "a1 b2 c3", "a1", [2, 3]),
      (3, "a1 b2 c3", "", [1, 2, 3]),
      (5, "a1 b2", "", [1, 2]),
      (.max, "a1 b2", "", [1, 2]),
    ] as [(Int, String, String, [EntryID])])
  func `a pop takes that many off the top or all there are`(
    count: Int, before: String, after: String, removed: [EntryID]
  ) throws {
    var state = try LetterState(before)
    #expect(state.apply(.pop(count: count)) == .changed(removed: removed))
    #expect(state.path == after)
  }

  @Test(arguments: ["", "a1?", "A1? b2?"])
  func `a pop at the root moves nothing and says so`(path: String) throws {
    var state = try LetterState(path)
    let before = state
    #expect(state.apply(.pop()) == .unchanged(.atRoot))
    #expect(state == before)
  }

  @Test func `after a pop at the root a push works`() throws {
    var state = try LetterState("")
    state.apply(.pop())
    state.apply(.pop())
    #expect(state.apply(.push("a")) == .changed(added: [1]))
  }

  @Test(
    arguments: [
      (-1, .negativeCount), (.min, .negativeCount), (0, .zeroCount),
    ] as [(Int, NavigationOutcome.Reason)])
  func `a count below one moves nothing and says why`(
    count: Int, reason: NavigationOutcome.Reason
  ) throws {
    for path in ["", "a1 b2", "a1 b2?"] {
      var state = try LetterState(path)
      let before = state
      #expect(state.apply(.pop(count: count)) == .unchanged(reason))
      #expect(state == before)
    }
  }

  @Test func `provisional entries go first and are not counted`() throws {
    var state = try LetterState("a1 b2 c3? d4?")
    #expect(state.apply(.pop()) == .changed(removed: [2, 3, 4]))
    #expect(state.path == "a1")
  }

  @Test func `a popped list takes what was parked under it`() throws {
    var state = try LetterState("A1 B2 c5", parked: ["x3 y4"])
    #expect(state.apply(.pop()) == .changed(removed: [5]))
    #expect(state.parkedPaths == ["x3 y4"])
    #expect(state.apply(.pop()) == .changed(removed: [2, 3, 4]))
    #expect(state.parked.isEmpty)
  }

  @Test func `what was parked under a list below stays`() throws {
    var state = try LetterState("A1 B4", parked: ["x2", "y5"])
    state.apply(.pop())
    #expect(state.parkedPaths == ["x2"])
  }

  @Test func `a popped group shows the list before it with its own details`() throws {
    var state = try LetterState("A1 b2 C3 d4")
    state.apply(.pop(count: 2))
    let columns = state.regular(columns: .three)
    #expect(LetterState.letters(columns.content) == "A1")
    #expect(LetterState.letters(columns.detail) == "b2")
  }

  @Test(arguments: [ActiveSection.neverChosen, .cleared])
  func `nothing is popped where no section is on screen`(active: ActiveSection) throws {
    let path = try LetterState("a1").sections[0]
    var state = try LetterState(sections: [path], active: active)
    #expect(state.apply(.pop()) == .unchanged(.noActiveSection))
    #expect(state.sections == [path])
  }
}
