import Navigation
import TestSupport
import Testing

@Suite struct PopToRootTests {
  @Test func `every screen goes and the section stays`() throws {
    var state = try LetterState("A1 b2 c3?", others: [("t", "d4")])
    #expect(state.apply(.popToRoot) == .changed(removed: [1, 2, 3]))
    #expect(state.path == "")
    #expect(state.activeSection?.name == .named("s"))
    #expect(LetterState.letters(state.sections[1].path.entries) == "d4")
  }

  @Test func `lists take what was parked under them and the root keeps its own`() throws {
    var state = try LetterState("b3 A4 c6", parked: ["x2", "y5"])
    #expect(state.apply(.popToRoot) == .changed(removed: [3, 4, 6, 5]))
    #expect(state.parkedPaths == ["x2"])
  }

  @Test(arguments: ["", "a1?"])
  func `at the root it moves nothing and says so`(path: String) throws {
    var state = try LetterState(path)
    let before = state
    #expect(state.apply(.popToRoot) == .unchanged(.atRoot))
    #expect(state == before)
  }
}
