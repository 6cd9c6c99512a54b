import Navigation
import TestSupport
import Testing

@Suite struct SectionLimitTests {
  private static func name(_ number: Int) -> SectionName<String> { .named("s\(number)") }

  @Test func `the sixty-fifth section costs the one left longest ago`() {
    var state = LetterState(startingIn: Self.name(0))
    state.apply(.push("a"))
    for number in 1..<64 { state.apply(.section(Self.name(number))) }
    #expect(state.sections.count == 64)
    #expect(state.apply(.section(.named("more"))) == .changed(removed: [1], activeSection: true))
    #expect(state.sections.count == 64)
    #expect(state.sections.first?.name == Self.name(1))
    #expect(state.activeSection?.name == .named("more"))
  }

  @Test func `what was parked in a section goes with it`() throws {
    var state = try LetterState("A1", parked: ["b2 c3"], others: [("t", ""), ("u", "d4")])
    state.sectionLimit = 2
    state.apply(.section(.named("t")))
    #expect(state.parkedPaths == ["b2 c3"])
    #expect(state.sections.map(\.name) == [.named("s"), .named("t")])
    let outcome = state.apply(.section(.named("v")))
    #expect(outcome == .changed(removed: [1, 2, 3], activeSection: true))
    #expect(state.parked.isEmpty)
  }

  @Test func `a section that was come back to stays`() {
    var state = LetterState(startingIn: .named("s"))
    state.sectionLimit = 2
    state.apply(.section(.named("t")))
    state.apply(.section(.named("s")))
    state.apply(.section(.named("u")))
    #expect(state.sections.map(\.name) == [.named("s"), .named("u")])
  }

  @Test func `the section that the session began in was visited too`() throws {
    var state = try LetterState("", others: [("t", ""), ("u", "")])
    state.sectionLimit = 3
    state.apply(.section(nil))
    state.apply(.section(.named("v")))
    #expect(state.sections.map(\.name) == [.named("s"), .named("u"), .named("v")])
  }

  @Test func `after a restore the order of the document stands for the order of visits`() throws {
    let sections = ["s", "t", "u", "v"].map { Section<String, String>(.named($0)) }
    var state = try LetterState(sections: sections, active: .section(at: 1))
    state.sectionLimit = 2
    state.apply(.section(.named("w")))
    #expect(state.sections.map(\.name) == [.named("t"), .named("w")])
    state.apply(.section(.named("x")))
    #expect(state.sections.map(\.name) == [.named("w"), .named("x")])
  }

  @Test func `a jump keeps to the limit too`() {
    var state = LetterState(startingIn: .named("s"))
    state.sectionLimit = 1
    state.apply(.push("a"))
    let outcome = state.apply(.jump(.named("t"), [NewEntry("b")]))
    #expect(outcome == .changed(added: [2], removed: [1], activeSection: true))
    #expect(state.sections.map(\.name) == [.named("t")])
  }

  @Test(arguments: [0, -1, .min]) func `one section is always kept`(limit: Int) {
    var state = LetterState(startingIn: .named("s"))
    state.sectionLimit = limit
    state.apply(.section(.named("t")))
    #expect(state.sections.map(\.name) == [.named("t")])
    #expect(state.active == .section(at: 0))
  }

  @Test func `a limit that was lowered costs nothing until a section is shown`() throws {
    var state = try LetterState("a1", others: [("t", "")])
    state.sectionLimit = 1
    let before = state
    #expect(state.apply(.jump(.named("s"), [NewEntry("a")])) == .unchanged(.echo))
    #expect(state == before)
  }

  @Test func `the order of visits is no part of what a state is`() {
    let sections = ["s", "t", "u"].map { SectionName<String>.named($0) }
    var (one, other) = (LetterState(startingIn: .named("s")), LetterState(startingIn: .named("s")))
    for section in sections { one.apply(.section(section)) }
    for section in sections + [sections[1], sections[2]] { other.apply(.section(section)) }
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
  }
}
