import Navigation
import TestSupport
import Testing

@Suite struct NeutralLawTests {
  @Test func `layouts that come and go and write back what they show change nothing`() {
    var walk = LetterWalk(for: "NeutralLawTests")
    for number in 0..<LetterWalk.sequences {
      walk.begin()
      for _ in 0..<10 { _ = walk.step() }
      let before = walk.state
      for layout in TestLayout.allCases.shuffled(using: &walk.random) {
        for binding in layout.bindings.shuffled(using: &walk.random) {
          let outcome = walk.state.absorb(before.shown(by: binding))
          if walk.state != before || !isEcho(outcome, of: binding, in: before) {
            Issue.record("walk \(number): \(binding) in \(layout): \(outcome)")
            walk.state = before
          }
        }
      }
    }
    walk.expect(
      "duplicates", "groups", "modals", "parked", "provisional", "several sections", "unparked")
  }

  /// Whether a write was taken for an echo, or could not be one.
  private func isEcho(
    _ outcome: NavigationOutcome, of binding: TestBinding, in state: LetterState
  ) -> Bool {
    switch binding {
    case .modalStack where state.modals.isEmpty: outcome == .unchanged(.nothingPresented)
    case .sectionStack, .content, .selection, .detail, .wholeDetail:
      outcome == .unchanged(state.activeSection == nil ? .noActiveSection : .echo)
    default: outcome == .unchanged(.echo)
    }
  }
}
