import Navigation
import TestSupport
import Testing

@Suite struct PresentTests {
  @Test func `a modal lies over everything`() throws {
    var state = try LetterState("a1")
    #expect(state.apply(.present(NewEntry("b"))) == .changed(added: [2]))
    #expect(state.apply(.present(NewEntry("c"))) == .changed(added: [3]))
    #expect(state.path == "a1")
    #expect(state.modalPaths == ["b2", "c3"])
  }

  @Test func `style and detent are as they were given`() throws {
    var state = try LetterState("a1")
    state.apply(.present(NewEntry("b"), style: .inspector, detent: "medium"))
    state.apply(.present(NewEntry("c")))
    #expect(state.modals.map(\.style) == [.inspector, .sheet])
    #expect(state.modals.map(\.detent) == ["medium", nil])
  }

  @Test func `provisional entries of the section stay`() throws {
    var state = try LetterState("a1 b2?")
    state.apply(.present(NewEntry("c")))
    #expect(state.path == "a1 b2?")
  }

  @Test func `over the sidebar a modal is presented too`() {
    var state = LetterState()
    #expect(state.apply(.present(NewEntry("a"))) == .changed(added: [1]))
    #expect(state.active == .neverChosen)
  }

  @Test func `a modal's own route is never provisional`() throws {
    let modal = try Modal(Entry(id: 2, route: "b", isProvisional: true))
    var state = try LetterState(sections: [Section(.anonymous)], active: .cleared, modals: [modal])
    #expect(state.apply(.push("c")) == .changed(added: [3]))
    #expect(state.modalPaths == ["b2 c3"])
  }
}
