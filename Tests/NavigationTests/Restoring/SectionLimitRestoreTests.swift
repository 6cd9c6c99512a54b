import TestSupport
import Testing

@testable import Navigation

/// How many sections are kept is the app's own setting: it is not saved.
@Suite struct SectionLimitRestoreTests {
  @Test func `a state with another limit is the same state`() {
    var state = SavedState(startingIn: .named(SavedRoute("s")))
    let before = state
    state.sectionLimit = 1_000
    #expect(state == before)
  }

  @Test func `a restore keeps as many as it is told to`() throws {
    var state = NavigationState<Numbered, Numbered>(startingIn: .named(Numbered.number(0)))
    state.sectionLimit = 1_000
    for number in 1..<200 { state.apply(.section(.named(.number(number)))) }
    let coder = try NavigationCoder<Numbered, Numbered>()
    var restored = try coder.restored(coder.write(&state).state, sectionLimit: 1_000).state
    #expect(restored == state)

    restored.apply(.section(.named(.number(0))))

    #expect(restored.sections.count == 200)
  }

  private enum Numbered: Route { case number(Int) }
}
