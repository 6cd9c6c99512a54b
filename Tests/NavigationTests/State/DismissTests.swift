import Navigation
import TestSupport
import Testing

@Suite struct DismissTests {
  @Test func `the topmost goes unless one is named`() throws {
    var state = try LetterState("a1", modals: ["b2", "c3 d4"])
    #expect(state.apply(.dismiss()) == .changed(removed: [3, 4]))
    #expect(state.modalPaths == ["b2"])
    #expect(state.path == "a1")
  }

  @Test func `those above a modal go with it`() throws {
    var state = try LetterState("a1", modals: ["b2", "c3 d4", "e5"])
    #expect(state.apply(.dismiss(3)) == .changed(removed: [3, 4, 5]))
    #expect(state.modalPaths == ["b2"])
  }

  @Test(arguments: [1, 4, 9] as [EntryID])
  func `a modal is named by its own route's entry and by no other`(id: EntryID) throws {
    var state = try LetterState("a1", modals: ["c3 d4"])
    let before = state
    #expect(state.apply(.dismiss(id)) == .unchanged(.notFound))
    #expect(state == before)
  }

  @Test(arguments: [nil, 1] as [EntryID?])
  func `where none is presented it moves nothing and says so`(id: EntryID?) throws {
    var state = try LetterState("a1")
    let before = state
    #expect(state.apply(.dismiss(id)) == .unchanged(.nothingPresented))
    #expect(state == before)
  }

  @Test func `after it actions work on the section again`() throws {
    var state = try LetterState("a1", modals: ["b2"])
    state.apply(.dismiss())
    #expect(state.apply(.push("c")) == .changed(added: [3]))
    #expect(state.path == "a1 c3")
  }
}
