import Navigation
import TestSupport
import Testing

@Suite struct PushIfNewTests {
  private static func push(_ letter: String) -> NavigationAction<String, String> {
    .push(NewEntry(letter: letter), ifNew: true)
  }

  @Test func `a route equal to the top moves nothing and says so`() throws {
    var state = try LetterState("a1 b2")
    let before = state
    #expect(state.apply(Self.push("b")) == .unchanged(.alreadyOnTop))
    #expect(state == before)
  }

  @Test func `a route that stands deeper is pushed again`() throws {
    var state = try LetterState("a1 b2")
    #expect(state.apply(Self.push("a")) == .changed(added: [3]))
    #expect(state.path == "a1 b2 a3")
  }

  @Test func `the top is the user's own and not a provisional entry`() throws {
    var state = try LetterState("a1 b2?")
    #expect(state.apply(Self.push("a")) == .unchanged(.alreadyOnTop))
    #expect(state.path == "a1 b2?")
    #expect(state.apply(Self.push("b")) == .changed(added: [3], removed: [2]))
    #expect(state.path == "a1 b3")
  }

  @Test func `at the root every route is new`() throws {
    var state = try LetterState("")
    #expect(state.apply(Self.push("a")) == .changed(added: [1]))
  }

  @Test func `two pushes of one route in one turn push once`() throws {
    var state = try LetterState("")
    let outcome = state.update { apply in
      _ = apply(Self.push("a"))
      _ = apply(Self.push("a"))
    }
    #expect(outcome == .changed(added: [1]))
  }

  @Test func `in a modal the top is the modal's`() throws {
    var state = try LetterState("a1", modals: ["b2"])
    #expect(state.apply(Self.push("b")) == .unchanged(.alreadyOnTop))
    #expect(state.apply(Self.push("a")) == .changed(added: [3]))
    #expect(state.modalPaths == ["b2 a3"])
  }
}
