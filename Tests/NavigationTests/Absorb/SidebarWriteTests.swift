import Navigation
import TestSupport
import Testing

@Suite struct SidebarWriteTests {
  @Test func `the section on screen moves nothing and says so`() throws {
    var state = try LetterState("a1 b2?")
    let before = state
    #expect(state.absorb(.sidebar(.named("s"))) == .unchanged(.echo))
    #expect(state == before)
  }

  @Test(arguments: [ActiveSection.neverChosen, .cleared])
  func `no section where there is none moves nothing and says so`(active: ActiveSection) throws {
    var state = try LetterState(sections: [Section(.named("s"))], active: active)
    #expect(state.absorb(.sidebar(nil)) == .unchanged(.echo))
    #expect(state.active == active)
  }

  @Test func `another section is shown with the path it has kept`() throws {
    var state = try LetterState("a1", others: [("t", "b2 c3")])
    #expect(state.absorb(.sidebar(.named("t"))) == .changed(activeSection: true))
    #expect(state.sectionPaths == ["a1", "b2 c3"])
    #expect(state.path == "b2 c3")
  }

  @Test func `no section clears the one on screen and keeps its path`() throws {
    var state = try LetterState("a1 b2?")
    #expect(state.absorb(.sidebar(nil)) == .changed(activeSection: true))
    #expect(state.active == .cleared)
    #expect(state.sectionPaths == ["a1 b2?"])
  }
}
