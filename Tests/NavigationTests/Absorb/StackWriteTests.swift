import Navigation
import TestSupport
import Testing

/// The compact stack on a sidebar.
@Suite struct StackWriteTests {
  private static func stack(_ section: String?, _ path: String) -> LayoutWrite<String, String> {
    .stack(section.map { .named($0) }, [PathElement](path))
  }

  @Test(arguments: [("a1 b2", "1 2"), ("A1 b2?", "1"), ("a1?", ""), ("", "")])
  func `what is shown moves nothing and says so`(path: String, written: String) throws {
    var state = try LetterState(path)
    let before = state
    #expect(state.absorb(Self.stack("s", written)) == .unchanged(.echo))
    #expect(state == before)
  }

  @Test(
    arguments: [
      ("1", "a1", [], [2, 3]),
      ("1 2 d", "a1 b2 d4", [4], [3]),
      ("1 d 2", "a1 d4 b5", [4, 5], [2, 3]),
      ("", "", [], [1, 2, 3]),
    ] as [(String, String, [EntryID], [EntryID])])
  func `a changed path drops what is provisional`(
    written: String, after: String, added: [EntryID], removed: [EntryID]
  ) throws {
    var state = try LetterState("a1 b2 c3?")
    #expect(state.absorb(Self.stack("s", written)) == .changed(added: added, removed: removed))
    #expect(state.path == after)
  }

  @Test func `back from the section's root clears the section and keeps its path`() throws {
    var state = try LetterState("a1 b2?")
    #expect(state.absorb(Self.stack(nil, "")) == .changed(activeSection: true))
    #expect(state.active == .cleared)
    #expect(state.sectionPaths == ["a1 b2?"])
  }

  @Test func `a section that is chosen again shows the path it has kept`() throws {
    var state = try LetterState("a1 b2?")
    state.absorb(Self.stack(nil, ""))
    #expect(state.absorb(Self.stack("s", "")) == .changed(activeSection: true))
    #expect(state.path == "a1 b2?")
  }

  @Test func `another section with a path is one change`() throws {
    var state = try LetterState("a1", others: [("t", "b2 c3")])
    let outcome = state.absorb(Self.stack("t", "2 d"))
    #expect(outcome == .changed(added: [4], removed: [3], activeSection: true))
    #expect(state.sectionPaths == ["a1", "b2 d4"])
  }

  @Test func `without a section the sidebar stays`() {
    var state = LetterState()
    #expect(state.absorb(Self.stack(nil, "")) == .unchanged(.echo))
    #expect(state.absorb(Self.stack(nil, "a")) == .unchanged(.echo))
    #expect(state == LetterState())
  }

  @Test func `an entry that is not there moves nothing and says so`() throws {
    var state = try LetterState("a1")
    let before = state
    #expect(state.absorb(Self.stack("s", "1 9")) == .unchanged(.notFound))
    #expect(state == before)
  }
}
