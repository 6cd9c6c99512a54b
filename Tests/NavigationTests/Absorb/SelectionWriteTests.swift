import Navigation
import TestSupport
import Testing

@Suite struct SelectionWriteTests {
  @Test(
    arguments: [
      ("A1 b2 c3", "b"), ("A1 b2?", "b"), ("A1", nil), ("A1 b2 C3?", nil), ("", nil),
    ] as [(String, String?)])
  func `what is shown moves nothing and says so`(path: String, written: String?) throws {
    var state = try LetterState(path)
    let before = state
    #expect(state.absorb(.selection(written)) == .unchanged(.echo))
    #expect(state == before)
  }

  @Test func `another row takes the place of the details and parks them`() throws {
    var state = try LetterState("A1 b2 c3")
    #expect(state.absorb(.selection("d")) == .changed(added: [4], parked: [2, 3]))
    #expect(state.absorb(.selection("b")) == .changed(parked: [4], unparked: [2, 3]))
    #expect(state.path == "A1 b2 c3")
  }

  @Test func `no row parks the details`() throws {
    var state = try LetterState("A1 b2 c3")
    #expect(state.absorb(.selection(nil)) == .changed(parked: [2, 3]))
    #expect(state.path == "A1")
  }

  @Test(
    arguments: [
      ("A1 B2?", "c", "A1 B2 c3", [3], [], [2]),
      ("A1 B2? d3?", "c", "A1 B2 c4", [4], [3], [2]),
      ("A1 B2? d3?", nil, "A1 B2", [], [3], [2]),
      ("A1 b2? C3?", "b", "A1 b2 C3 b4", [4], [], [2, 3]),
    ] as [(String, String?, String, [EntryID], [EntryID], [EntryID])])
  func `a row that is chosen commits the provisional list it is in`(
    before: String, written: String?, after: String, added: [EntryID], removed: [EntryID],
    committed: [EntryID]
  ) throws {
    var state = try LetterState(before)
    let outcome = state.absorb(.selection(written))
    #expect(outcome == .changed(added: added, removed: removed, committed: committed))
    #expect(state.path == after)
    #expect(state.parked.isEmpty)
  }

  @Test func `without a section nothing is selected`() {
    var state = LetterState()
    #expect(state.absorb(.selection("a")) == .unchanged(.noActiveSection))
  }
}
