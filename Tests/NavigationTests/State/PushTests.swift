import Navigation
import TestSupport
import Testing

@Suite struct PushTests {
  @Test func `a push adds one entry on top and names it`() throws {
    var state = try LetterState("a1 b2")
    #expect(state.apply(.push("c")) == .changed(added: [3]))
    #expect(state.path == "a1 b2 c3")
  }

  @Test func `a pushed screen stands in the column that was given`() throws {
    var state = try LetterState("")
    state.apply(.push("A"))
    state.apply(.push("b"))
    #expect(state.activeSection?.path.entries.map(\.column) == [.content, .detail])
  }

  @Test func `an id that was popped is not given again`() throws {
    var state = try LetterState("a1 b2")
    state.apply(.pop())
    state.apply(.push("b"))
    #expect(state.path == "a1 b3")
  }

  @Test(arguments: [["a", "a"], ["a", "b", "a", "b", "a"]])
  func `one route may stand on a path many times and each has its own entry`(
    routes: [String]
  ) throws {
    var state = try LetterState("")
    for route in routes { state.apply(.push(route)) }
    let entries = try #require(state.activeSection).path.entries
    #expect(entries.map(\.route) == routes)
    #expect(entries.map(\.id.number) == Array(1...Int64(routes.count)))
  }

  @Test func `a push drops the provisional entries first`() throws {
    var state = try LetterState("a1 b2? c3?")
    #expect(state.apply(.push("d")) == .changed(added: [4], removed: [2, 3]))
    #expect(state.path == "a1 d4")
  }

  @Test func `what was parked under a provisional list goes with it`() throws {
    var state = try LetterState("A1 B2?", parked: ["x3 y4"])
    #expect(state.apply(.push("c")) == .changed(added: [5], removed: [2, 3, 4]))
    #expect(state.parked.isEmpty)
  }

  @Test func `a pushed route that is parked is a new entry and the parked one stays`() throws {
    var state = try LetterState("A1", parked: ["b2"])
    #expect(state.apply(.push("b")) == .changed(added: [3]))
    #expect(state.parkedPaths == ["b2"])
  }

  @Test func `other sections keep their paths`() throws {
    var state = try LetterState("a1", others: [("t", "b2")])
    state.apply(.push("c"))
    #expect(LetterState.letters(state.sections[1].path.entries) == "b2")
  }

  @Test(arguments: [ActiveSection.neverChosen, .cleared])
  func `nothing is pushed where no section is on screen`(active: ActiveSection) throws {
    var state = try LetterState(sections: [Section(.named("s"))], active: active)
    let before = state
    #expect(state.apply(.push("a")) == .unchanged(.noActiveSection))
    #expect(state == before)
  }

  @Test func `the last id is given and after it none`() throws {
    var state = try LetterState("a1 b2?", next: EntryID.greatest)
    #expect(state.apply(.push("c")) == .changed(added: [9_007_199_254_740_991], removed: [2]))
    let full = state
    #expect(state.apply(.push("d")) == .unchanged(.idsExhausted))
    #expect(state == full)
  }

  @Test func `a push without an id to give drops nothing`() throws {
    var state = try LetterState("a1 b2?", next: exhausted)
    #expect(state.apply(.push("c")) == .unchanged(.idsExhausted))
    #expect(state.path == "a1 b2?")
  }
}
