import Navigation
import TestSupport
import Testing

/// The detail column's stack, over the selected row.
@Suite struct DetailWriteTests {
  private static func detail(_ path: String) -> LayoutWrite<String, String> {
    .detail([PathElement](path), .three)
  }

  @Test(
    arguments: [
      ("A1 b2 c3", "3"), ("A1 b2", ""), ("A1", ""), ("", ""), ("A1 b2? c3?", "3"),
      ("A1 b2 C3", ""),
    ])
  func `what is shown moves nothing and says so`(path: String, written: String) throws {
    var state = try LetterState(path)
    let before = state
    #expect(state.absorb(Self.detail(written)) == .unchanged(.echo))
    #expect(state == before)
  }

  @Test(
    arguments: [
      ("3", "A1 b2 c3", [], [4]),
      ("", "A1 b2", [], [3, 4]),
      ("3 4 e", "A1 b2 c3 d4 e5", [5], []),
      ("3 e", "A1 b2 c3 e5", [5], [4]),
      ("4 3", "A1 b2 d5 c6", [5, 6], [3, 4]),
      ("3 4 E f", "A1 b2 c3 d4 E5 f6", [5, 6], []),
    ] as [(String, String, [EntryID], [EntryID])])
  func `the row stays and what is on it is as written`(
    written: String, after: String, added: [EntryID], removed: [EntryID]
  ) throws {
    var state = try LetterState("A1 b2 c3 d4")
    #expect(state.absorb(Self.detail(written)) == .changed(added: added, removed: removed))
    #expect(state.path == after)
    #expect(state.parked.isEmpty)
  }

  @Test func `what is pushed where nothing is selected becomes the row`() throws {
    var state = try LetterState("A1")
    #expect(state.absorb(Self.detail("b c")) == .changed(added: [2, 3]))
    #expect(state.regular(columns: .three).selection?.id == 2)
  }

  @Test(
    arguments: [
      ("A1? b2?", "c", "A1 b2 c3", [3], [], [1, 2]),
      ("A1 b2 c3? d4?", "3", "A1 b2 c3", [], [4], [3]),
      ("A1 b2? c3?", "", "A1 b2", [], [3], [2]),
    ] as [(String, String, String, [EntryID], [EntryID], [EntryID])])
  func `a change commits the provisional entries that stay`(
    before: String, written: String, after: String, added: [EntryID], removed: [EntryID],
    committed: [EntryID]
  ) throws {
    var state = try LetterState(before)
    let outcome = state.absorb(Self.detail(written))
    #expect(outcome == .changed(added: added, removed: removed, committed: committed))
    #expect(state.path == after)
  }

  @Test func `a pop of what is only provisional is no revision`() throws {
    var state = try LetterState("A1 b2 c3?")
    #expect(state.absorb(Self.detail("")) == .changed(removed: [3], isProvisional: true))
    #expect(state.path == "A1 b2")
  }

  @Test func `an entry that is not there moves nothing and says so`() throws {
    var state = try LetterState("A1 b2? c3?")
    let before = state
    #expect(state.absorb(Self.detail("3 9")) == .unchanged(.notFound))
    #expect(state == before)
  }

  @Test(arguments: SplitSettings.Columns.allCases)
  func `without a section nothing is written`(columns: SplitSettings.Columns) {
    var state = LetterState()
    #expect(state.absorb(.detail([PathElement]("a"), columns)) == .unchanged(.noActiveSection))
  }
}
