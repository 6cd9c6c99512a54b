import Navigation
import TestSupport
import Testing

@Suite struct UpdateTests {
  typealias Action = NavigationAction<String, String>

  private static func update(_ state: inout LetterState, _ actions: Action...) -> NavigationOutcome
  {
    state.update { apply in
      for action in actions { _ = apply(action) }
    }
  }

  @Test func `several actions are one change`() throws {
    var state = try LetterState("A1 b2")
    let outcome = Self.update(&state, .push("c"), .present(NewEntry("x")), .section(.named("t")))
    #expect(outcome == .changed(added: [3, 4], activeSection: true))
    #expect(state.sectionPaths == ["A1 b2 c3", ""])
    #expect(state.modalPaths == ["x4"])
  }

  @Test func `each action is told what it did`() throws {
    var state = try LetterState("a1")
    var outcomes: [NavigationOutcome] = []
    state.update { apply in
      outcomes = [apply(.pop()), apply(.pop()), apply(.push("b"))]
    }
    #expect(outcomes == [.changed(removed: [1]), .unchanged(.atRoot), .changed(added: [2])])
  }

  @Test func `what came and went in between is in neither`() throws {
    var state = try LetterState("a1")
    #expect(Self.update(&state, .push("b"), .pop(), .push("c")) == .changed(added: [3]))
  }

  @Test func `what was parked and came back is in neither`() throws {
    var state = try LetterState("A1 b2")
    let outcome = Self.update(&state, .select("c"), .select("b"))
    #expect(outcome == .changed(added: [3], parked: [3]))
  }

  @Test func `what came back and was parked again is in neither`() throws {
    var state = try LetterState("A1", parked: ["b2"])
    #expect(Self.update(&state, .select("b"), .select(nil)) == .unchanged(.nothingMoved))
    #expect(state.parkedPaths == ["b2"])
  }

  @Test func `what was parked and dropped is gone`() throws {
    var state = try LetterState("A1 b2")
    #expect(Self.update(&state, .select(nil), .popToRoot) == .changed(removed: [1, 2]))
  }

  @Test func `what was committed and went is gone`() throws {
    var state = try LetterState("A1 b2?")
    #expect(Self.update(&state, .reselect(), .pop()) == .changed(removed: [2]))
  }

  @Test func `what was filled and committed is added`() throws {
    var state = try LetterState("A1")
    let outcome = Self.update(&state, .fill([NewEntry("b")]), .reselect())
    #expect(outcome == .changed(added: [2]))
    #expect(state.path == "A1 b2")
  }

  @Test func `only fillings together are provisional`() throws {
    var state = try LetterState("A1")
    let fills = Self.update(&state, .fill([NewEntry("b")]), .fill([NewEntry("c")]))
    #expect(fills == .changed(added: [3], isProvisional: true))
    let more = Self.update(&state, .fill([NewEntry("d")]), .pop())
    #expect(more == .changed(removed: [3, 1]))
  }

  @Test func `where nothing moved it says so`() throws {
    var state = try LetterState("")
    let before = state
    #expect(Self.update(&state) == .unchanged(.nothingMoved))
    #expect(Self.update(&state, .pop(), .dismiss()) == .unchanged(.nothingMoved))
    #expect(state == before)
    #expect(Self.update(&state, .push("a"), .pop()) == .unchanged(.nothingMoved))
    #expect(state.path == "")
  }
}
