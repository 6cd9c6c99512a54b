import Navigation
import TestSupport
import Testing

@Suite struct ContentWriteTests {
  private static func content(_ path: String) -> LayoutWrite<String, String> {
    .content([PathElement](path))
  }

  @Test(arguments: [("A1 b2 C3 d4", "1 3"), ("A1 b2? C3?", "1 3"), ("a1 b2", ""), ("", "")])
  func `what is shown moves nothing and says so`(path: String, written: String) throws {
    var state = try LetterState(path)
    let before = state
    #expect(state.absorb(Self.content(written)) == .unchanged(.echo))
    #expect(state == before)
  }

  @Test(
    arguments: [
      ("A1 b2 c3 D4 e5", "1", "A1 b2 c3", [4, 5]),
      ("A1 B2 c3", "1", "A1", [2, 3]),
      ("b1 A2 c3", "", "b1", [2, 3]),
      ("A1 b2 C3 d4", "", "", [1, 2, 3, 4]),
    ] as [(String, String, String, [EntryID])])
  func `popping a list shows the one before it with its own details`(
    before: String, written: String, after: String, removed: [EntryID]
  ) throws {
    var state = try LetterState(before)
    #expect(state.absorb(Self.content(written)) == .changed(removed: removed))
    #expect(state.path == after)
    #expect(state.parked.isEmpty)
  }

  @Test func `a list that is popped takes what was parked under it`() throws {
    var state = try LetterState("A1 B3 c5", parked: ["x2", "y4"])
    #expect(state.absorb(Self.content("1")) == .changed(removed: [3, 5, 4]))
    #expect(state.parkedPaths == ["x2"])
  }

  @Test func `a list that is pushed opens a new group`() throws {
    var state = try LetterState("A1 b2")
    #expect(state.absorb(Self.content("1 C")) == .changed(added: [3]))
    #expect(state.path == "A1 b2 C3")
    #expect(state.parked.isEmpty)
  }

  @Test func `another list takes the place of one with its details`() throws {
    var state = try LetterState("A1 b2 C3 d4")
    #expect(state.absorb(Self.content("1 E f")) == .changed(added: [5, 6], removed: [3, 4]))
    #expect(state.path == "A1 b2 E5 f6")
  }

  @Test func `a row written into the stack is a selection`() throws {
    var state = try LetterState("A1 b2 c3")
    #expect(state.absorb(Self.content("1 d")) == .changed(added: [4], parked: [2, 3]))
    #expect(state.path == "A1 d4")
    #expect(state.absorb(Self.content("1 b")) == .changed(parked: [4], unparked: [2, 3]))
  }

  @Test func `what stands above a written row is pushed on it`() throws {
    var state = try LetterState("A1 b2")
    #expect(state.absorb(Self.content("1 d C e")) == .changed(added: [3, 4, 5], parked: [2]))
    #expect(state.path == "A1 d3 C4 e5")
  }

  @Test func `a row written for a list that goes is selected in the one before it`() throws {
    var state = try LetterState("A1 b2 C3 d4")
    let outcome = state.absorb(Self.content("1 e"))
    #expect(outcome == .changed(added: [5], removed: [3, 4], parked: [2]))
    #expect(state.path == "A1 e5")
  }

  @Test func `the selected row written into the stack moves nothing and says so`() throws {
    var state = try LetterState("A1 b2 c3")
    let before = state
    #expect(state.absorb(Self.content("1 b")) == .unchanged(.alreadySelected))
    #expect(state == before)
  }

  @Test(
    arguments: [
      // What stays is where the user has gone.
      ("A1 b2? C3?", "1 3 D", "A1 b2 C3 D4", [4], [], [2, 3]),
      ("A1 b2? C3? d4?", "1", "A1 b2", [], [3, 4], [2]),
      ("A1 b2?", "1 b", "A1 b2", [], [], [2]),
      // A row gives way, so it was never gone to; its list was.
      ("A1? b2?", "1 c", "A1 c3", [3], [2], [1]),
    ] as [(String, String, String, [EntryID], [EntryID], [EntryID])])
  func `a change commits the provisional entries that stay`(
    before: String, written: String, after: String, added: [EntryID], removed: [EntryID],
    committed: [EntryID]
  ) throws {
    var state = try LetterState(before)
    let outcome = state.absorb(Self.content(written))
    #expect(outcome == .changed(added: added, removed: removed, committed: committed))
    #expect(state.path == after)
  }

  @Test(arguments: ["9", "1 9", "1 C 9"])
  func `an entry that is not there moves nothing and says so`(written: String) throws {
    var state = try LetterState("A1 b2?")
    let before = state
    #expect(state.absorb(Self.content(written)) == .unchanged(.notFound))
    #expect(state == before)
  }

  @Test func `a pop of a list that is only provisional is no revision`() throws {
    var state = try LetterState("A1 B2? c3?")
    #expect(state.absorb(Self.content("1")) == .changed(removed: [2, 3], isProvisional: true))
    #expect(state.path == "A1")
  }

  @Test func `the selected row written for a provisional list is no revision`() throws {
    var state = try LetterState("b1 C2?")
    #expect(state.absorb(Self.content("1")) == .changed(removed: [2], isProvisional: true))
    #expect(state.path == "b1")
  }

  @Test func `without a section nothing is written`() {
    var state = LetterState()
    #expect(state.absorb(Self.content("A")) == .unchanged(.noActiveSection))
  }
}
