import Navigation
import TestSupport
import Testing

@Suite struct SectionTests {
  @Test func `a section is added when it is first chosen`() {
    var state = LetterState()
    #expect(state.active == .neverChosen)
    #expect(state.apply(.section(.named("s"))) == .changed(activeSection: true))
    #expect(state.active == .section(at: 0))
    #expect(state.sections.map(\.name) == [.named("s")])
  }

  @Test func `each section keeps its path while another is on screen`() throws {
    var state = try LetterState("a1 b2?", others: [("t", "c3")])
    #expect(state.apply(.section(.named("t"))) == .changed(activeSection: true))
    #expect(state.path == "c3")
    state.apply(.section(.named("s")))
    #expect(state.path == "a1 b2?")
  }

  @Test func `the section on screen moves nothing and says so`() throws {
    var state = try LetterState("a1")
    let before = state
    #expect(state.apply(.section(.named("s"))) == .unchanged(.alreadySelected))
    #expect(state == before)
  }

  @Test func `going back to the sidebar clears the section and keeps its path`() throws {
    var state = try LetterState("a1")
    #expect(state.apply(.section(nil)) == .changed(activeSection: true))
    #expect(state.active == .cleared)
    #expect(state.activeSection == nil)
    state.apply(.section(.named("s")))
    #expect(state.path == "a1")
  }

  @Test(arguments: [ActiveSection.neverChosen, .cleared])
  func `there is no way back where no section is on screen`(active: ActiveSection) throws {
    var state = try LetterState(sections: [], active: active)
    #expect(state.apply(.section(nil)) == .unchanged(.noActiveSection))
    #expect(state.active == active)
  }

  @Test func `an app without sections starts in the anonymous one`() {
    var state = LetterState(startingIn: .anonymous)
    #expect(state.apply(.push("a")) == .changed(added: [1]))
    #expect(state.activeSection?.name == .anonymous)
  }

  @Test func `the anonymous section is not one whose name is empty`() {
    var state = LetterState(startingIn: .anonymous)
    #expect(state.apply(.section(.named(""))) == .changed(activeSection: true))
    #expect(state.sections.count == 2)
  }
}
