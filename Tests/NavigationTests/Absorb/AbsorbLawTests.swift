import Navigation
import TestSupport
import Testing

@Suite struct AbsorbLawTests {
  @Test func `every write does what the rules in plain arrays do and tells it`() {
    var walk = LetterWalk(for: "AbsorbLawTests")
    for number in 0..<LetterWalk.sequences {
      walk.begin()
      var plain = PlainNavigation(walk.state)
      for step in 0..<10 {
        let before = walk.state
        let outcome: NavigationOutcome
        let told: Any
        if step < 4 || walk.random(3) == 0 {
          let action = walk.action()
          outcome = walk.state.apply(action)
          plain.apply(action)
          told = action
        } else {
          let binding = TestBinding.allCases[walk.random(TestBinding.allCases.count)]
          let write = walk.write(binding)
          outcome = walk.state.absorb(write)
          plain.absorb(write)
          told = write
          if outcome.change != nil { walk.meet("\(binding)") }
        }
        walk.look(outcome.change)
        let law = ChangeLaw(before: before, after: walk.state)
        if let problem = law.problem(in: outcome) {
          Issue.record("walk \(number), \(told): \(problem)")
        }
        guard plain.describes(walk.state) else {
          Issue.record("walk \(number), \(told): \(walk.state) is not \(plain)")
          break
        }
      }
    }
    walk.expect(
      "committed", "content", "detail", "duplicates", "groups", "modalStack", "modals", "parked",
      "paths in modals", "preferredCompactColumn", "provisional", "sectionStack", "selection",
      "several sections", "sidebar", "stack", "unparked", "visibility", "wholeDetail")
  }
}
