import Navigation
import TestSupport
import Testing

@Suite struct ActionLawTests {
  @Test func `every action does what the rules in plain arrays do and tells it`() {
    var walk = LetterWalk(for: "ActionLawTests")
    for number in 0..<LetterWalk.sequences {
      walk.begin()
      var plain = PlainNavigation(walk.state)
      for _ in 0..<12 {
        let before = walk.state
        let action = walk.action()
        let outcome = walk.state.apply(action)
        walk.look(outcome.change)
        plain.apply(action)
        let law = ChangeLaw(before: before, after: walk.state)
        if let problem = law.problem(in: outcome) {
          Issue.record("walk \(number), \(action): \(problem)")
        }
        guard plain.describes(walk.state) else {
          Issue.record("walk \(number), \(action): \(walk.state) is not \(plain)")
          break
        }
      }
    }
    walk.expect(
      "committed", "duplicates", "groups", "modals", "parked", "paths in modals", "provisional",
      "several sections", "unparked")
  }
}
