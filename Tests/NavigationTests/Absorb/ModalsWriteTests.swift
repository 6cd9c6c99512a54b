import Navigation
import TestSupport
import Testing

@Suite struct ModalsWriteTests {
  @Test(arguments: [[], ["b2"], ["b2 c3", "d4"]])
  func `what is shown moves nothing and says so`(modals: [String]) throws {
    var state = try LetterState("a1", modals: modals)
    let before = state
    let shown = state.modals.compactMap(\.root?.id)
    #expect(state.absorb(.modals(shown)) == .unchanged(.echo))
    #expect(state == before)
  }

  @Test(
    arguments: [
      ([2, 4], ["b2 c3", "d4"], [5]),
      ([2], ["b2 c3"], [4, 5]),
      ([], [], [2, 3, 4, 5]),
      // The first that is not there any more takes those above it.
      ([2, 5], ["b2 c3"], [4, 5]),
      ([4, 5], [], [2, 3, 4, 5]),
    ] as [([EntryID], [String], [EntryID])])
  func `a modal that is not presented any more goes with those above it`(
    written: [EntryID], after: [String], removed: [EntryID]
  ) throws {
    var state = try LetterState("a1", modals: ["b2 c3", "d4", "e5"])
    #expect(state.absorb(.modals(written)) == .changed(removed: removed))
    #expect(state.modalPaths == after)
    #expect(state.path == "a1")
  }

  @Test func `a write presents nothing`() throws {
    var state = try LetterState("a1", modals: ["b2"])
    let before = state
    #expect(state.absorb(.modals([2, 1])) == .unchanged(.echo))
    #expect(state == before)
  }
}
