import Navigation
import TestSupport
import Testing

@Suite struct CompactProjectionTests {
  @Test(arguments: [
    ("", "", 1), ("a1 b2", "a1 b2", 3), ("A1 b2 C3 d4", "A1 b2 C3 d4", 5),
    ("A1 b2? c3?", "A1", 2), ("a1? b2?", "", 1),
  ])
  func `the stack is the section and what the user went to`(
    path: String, stack: String, depth: Int
  ) throws {
    let compact = try LetterState(path).compact()
    #expect(compact.root == .sidebar)
    #expect(compact.section == .named("s"))
    #expect(LetterState.letters(compact.stack) == stack)
    #expect(compact.depth == depth)
  }

  @Test func `over a tab the section itself is not on the stack`() throws {
    let compact = try LetterState("a1 b2").compact(root: .section)
    #expect(compact.root == .section)
    #expect(compact.depth == 2)
  }

  @Test func `the anonymous section is its own root`() {
    var state = LetterState(startingIn: .anonymous)
    state.apply(.push("a"))
    #expect(state.compact().root == .section)
    #expect(state.compact().depth == 1)
  }

  @Test(arguments: [ActiveSection.neverChosen, .cleared])
  func `nothing is pushed on the sidebar where no section is on screen`(
    active: ActiveSection
  ) throws {
    let path = try LetterState("a1").sections[0]
    let compact = try LetterState(sections: [path], active: active).compact()
    #expect(compact.root == .sidebar)
    #expect(compact.section == nil)
    #expect(compact.stack.isEmpty)
    #expect(compact.depth == 0)
  }
}
