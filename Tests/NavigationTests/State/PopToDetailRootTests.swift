import Navigation
import TestSupport
import Testing

@Suite struct PopToDetailRootTests {
  @Test(
    arguments: [
      ("A1 b2 c3 d4", "A1 b2", [3, 4]),
      ("b1 c2", "b1", [2]),
      ("A1 b2 c3 D4 e5 f6", "A1 b2 c3 D4 e5", [6]),
      // Provisional entries go first; a list among them hides no selection.
      ("A1 b2 c3 d4?", "A1 b2", [3, 4]),
      ("A1 b2 c3 D4? e5?", "A1 b2", [3, 4, 5]),
    ] as [(String, String, [EntryID])])
  func `what was pushed on the selected row goes and the row stays`(
    before: String, after: String, removed: [EntryID]
  ) throws {
    var state = try LetterState(before)
    #expect(state.apply(.popToDetailRoot) == .changed(removed: removed))
    #expect(state.path == after)
  }

  @Test(arguments: ["", "A1", "A1 b2", "A1 b2 C3", "A1 b2 c3?", "A1 b2?"])
  func `where nothing is pushed on a row it moves nothing and says so`(path: String) throws {
    var state = try LetterState(path)
    let before = state
    #expect(state.apply(.popToDetailRoot) == .unchanged(.atRoot))
    #expect(state == before)
  }

  @Test func `nothing is parked`() throws {
    var state = try LetterState("A1 b2 c3", parked: ["x4"])
    state.apply(.popToDetailRoot)
    #expect(state.parkedPaths == ["x4"])
  }

  @Test func `there is no row where no section is on screen`() {
    var state = LetterState()
    #expect(state.apply(.popToDetailRoot) == .unchanged(.noActiveSection))
  }
}
