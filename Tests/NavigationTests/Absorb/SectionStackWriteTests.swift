import Navigation
import TestSupport
import Testing

/// The compact stack of tabs, or of an app with no sections.
@Suite struct SectionStackWriteTests {
  @Test(arguments: [("a1 b2", "1 2"), ("A1 b2? c3?", "1"), ("a1?", ""), ("", "")])
  func `what is shown moves nothing and says so`(path: String, written: String) throws {
    var state = try LetterState(path)
    let before = state
    #expect(state.absorb(.sectionStack([PathElement](written))) == .unchanged(.echo))
    #expect(state == before)
  }

  @Test(
    arguments: [
      ("1", "a1", [], [2, 3]),
      ("1 2 d e", "a1 b2 d4 e5", [4, 5], [3]),
      ("1 d", "a1 d4", [4], [2, 3]),
      ("", "", [], [1, 2, 3]),
    ] as [(String, String, [EntryID], [EntryID])])
  func `a changed path drops what is provisional`(
    written: String, after: String, added: [EntryID], removed: [EntryID]
  ) throws {
    var state = try LetterState("a1 b2 c3?")
    let outcome = state.absorb(.sectionStack([PathElement](written)))
    #expect(outcome == .changed(added: added, removed: removed))
    #expect(state.path == after)
  }

  @Test func `a provisional entry keeps no id in compact`() throws {
    var state = try LetterState("a1 b2?")
    #expect(state.absorb(.sectionStack([PathElement]("1 2"))) == .changed(added: [3], removed: [2]))
    #expect(state.path == "a1 b3")
  }

  @Test func `the section below a modal is written and not the modal`() throws {
    var state = try LetterState("a1 b2", modals: ["x3"])
    #expect(state.absorb(.sectionStack([PathElement]("1"))) == .changed(removed: [2]))
    #expect(state.modalPaths == ["x3"])
  }

  @Test func `without a section nothing is written`() {
    var state = LetterState()
    #expect(state.absorb(.sectionStack([PathElement]("a"))) == .unchanged(.noActiveSection))
    #expect(state == LetterState())
  }
}
