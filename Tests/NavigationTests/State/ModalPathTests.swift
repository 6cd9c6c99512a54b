import Navigation
import TestSupport
import Testing

@Suite struct ModalPathTests {
  typealias Action = NavigationAction<String, String>

  @Test(
    arguments: [
      (.push("d"), "b2 c3 d4", [4], []),
      (.pop(), "b2", [], [3]),
      (.pop(count: .max), "b2", [], [3]),
      (.popToRoot, "b2", [], [3]),
      (.popTo(.entry(2)), "b2", [], [3]),
      (.popTo(.route("b")), "b2", [], [3]),
      (.replace(with: NewEntry("x")), "b2 x4", [4], [3]),
      (.replace(3, with: NewEntry("x")), "b2 x4", [4], [3]),
      (.setPath([PathElement]("2 3 d")), "b2 c3 d4", [4], []),
      (.setPath([PathElement]("2 x")), "b2 x4", [4], [3]),
      (.setPath([PathElement]("2")), "b2", [], [3]),
    ] as [(Action, String, [EntryID], [EntryID])])
  func `the path in front is the topmost modal's`(
    action: Action, after: String, added: [EntryID], removed: [EntryID]
  ) throws {
    var state = try LetterState("a1", modals: ["b2 c3"])
    #expect(state.apply(action) == .changed(added: added, removed: removed))
    #expect(state.modalPaths == [after])
    #expect(state.path == "a1")
  }

  @Test(
    arguments: [
      (.pop(), .atRoot),
      (.popToRoot, .atRoot),
      (.replace(with: NewEntry("x")), .atRoot),
      (.replace(2, with: NewEntry("x")), .atRoot),
      (.setPath([]), .atRoot),
      (.setPath([PathElement]("x")), .atRoot),
      (.popTo(.entry(2)), .alreadyOnTop),
      (.popTo(.entry(1)), .notFound),
      (.replace(1, with: NewEntry("x")), .notFound),
      (.setPath([PathElement]("2")), .echo),
      (.setPath([PathElement]("2 1")), .notFound),
    ] as [(Action, NavigationOutcome.Reason)])
  func `the modal's own route stays whatever is done`(
    action: Action, reason: NavigationOutcome.Reason
  ) throws {
    var state = try LetterState("a1", modals: ["b2"])
    let before = state
    #expect(state.apply(action) == .unchanged(reason))
    #expect(state == before)
  }

  @Test func `a modal below the topmost is left alone`() throws {
    var state = try LetterState("a1", modals: ["b2 c3", "d4"])
    state.apply(.push("e"))
    state.apply(.pop(count: 9))
    #expect(state.modalPaths == ["b2 c3", "d4"])
  }

  @Test func `over the sidebar a modal's path moves too`() {
    var state = LetterState()
    state.apply(.present(NewEntry("a")))
    #expect(state.apply(.push("b")) == .changed(added: [2]))
    #expect(state.modalPaths == ["a1 b2"])
  }

  @Test func `selecting works on the section below`() throws {
    var state = try LetterState("A1 b2", modals: ["x3"])
    #expect(state.apply(.select("c")) == .changed(added: [4], parked: [2]))
    #expect(state.path == "A1 c4")
    #expect(state.modalPaths == ["x3"])
  }
}
