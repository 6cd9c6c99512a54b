import Navigation
import TestSupport
import Testing

@Suite struct UpdateLawTests {
  @Test func `actions as one do what they do one by one and are told as one change`() {
    var walk = LetterWalk(for: "UpdateLawTests")
    for number in 0..<LetterWalk.sequences {
      walk.begin()
      for _ in 0..<2 {
        let before = walk.state
        var actions: [LetterWalk.Action] = []
        var outcomes: [NavigationOutcome] = []
        for _ in 0..<4 {
          actions.append(walk.action())
          outcomes.append(walk.state.apply(actions[actions.count - 1]))
          walk.look(outcomes[outcomes.count - 1].change)
        }
        var whole = before
        var told: [NavigationOutcome] = []
        let outcome = whole.update { apply in told = actions.map(apply) }
        #expect(told == outcomes, "walk \(number): \(actions)")
        #expect(whole == walk.state, "walk \(number): \(actions)")
        let law = ChangeLaw(before: before, after: whole)
        if let problem = law.problem(in: outcome, isWhole: true) {
          Issue.record("walk \(number), \(actions): \(problem)")
        }
        if let change = outcome.change {
          let added = outcomes.flatMap { $0.change?.added ?? [] }
          if change.added.count < added.count { walk.meet("came and went") }
        }
      }
    }
    walk.expect("came and went", "committed", "modals", "parked", "provisional", "unparked")
  }
}
