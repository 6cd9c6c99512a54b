import Navigation
import TestSupport
import Testing

@Suite struct JumpTests {
  private static func jump(_ section: String, _ path: String) -> NavigationAction<String, String> {
    .jump(.named(section), [NewEntry](path))
  }

  @Test func `section and path are one move`() throws {
    var state = try LetterState("a1", others: [("t", "b2")])
    let outcome = state.apply(Self.jump("t", "C d"))
    #expect(outcome == .changed(added: [3, 4], removed: [2], activeSection: true))
    #expect(state.path == "C3 d4")
    #expect(state.sectionPaths == ["a1", "C3 d4"])
  }

  @Test func `entries of an equal beginning stay`() throws {
    var state = try LetterState("", others: [("t", "A1 b2 c3")])
    let outcome = state.apply(Self.jump("t", "A b d e"))
    #expect(outcome == .changed(added: [4, 5], removed: [3], activeSection: true))
    #expect(state.path == "A1 b2 d4 e5")
  }

  @Test func `a shorter path is a pop`() throws {
    var state = try LetterState("a1 b2 c3")
    #expect(state.apply(Self.jump("s", "a")) == .changed(removed: [2, 3]))
  }

  @Test func `a section that was never chosen comes last`() throws {
    var state = try LetterState("a1")
    let outcome = state.apply(Self.jump("t", "b"))
    #expect(outcome == .changed(added: [2], activeSection: true))
    #expect(state.sections.map(\.name) == [.named("s"), .named("t")])
    #expect(state.path == "b2")
  }

  @Test func `to where the user is it moves nothing and says so`() throws {
    var state = try LetterState("a1 b2 c3?")
    let before = state
    #expect(state.apply(Self.jump("s", "a b")) == .unchanged(.echo))
    #expect(state == before)
  }

  @Test func `the same path from the sidebar shows the section`() throws {
    var state = try LetterState("a1")
    state.apply(.section(nil))
    #expect(state.apply(Self.jump("s", "a")) == .changed(activeSection: true))
    #expect(state.path == "a1")
  }

  @Test func `provisional entries are not adopted`() throws {
    var state = try LetterState("a1 b2?")
    #expect(state.apply(Self.jump("s", "a b")) == .changed(added: [3], removed: [2]))
    #expect(state.path == "a1 b3")
  }

  @Test func `a list that goes takes what was parked under it`() throws {
    var state = try LetterState("A1 B3", parked: ["x2", "y4"])
    #expect(state.apply(Self.jump("s", "A")) == .changed(removed: [3, 4]))
    #expect(state.parkedPaths == ["x2"])
  }
}
