import Navigation
import TestSupport
import Testing

@Suite struct RetentionLawTests {
  @Test func `what a policy keeps it keeps again`() {
    var walk = SessionGenerator(SeededGenerator(for: "RetentionLawTests"))
    var met: [LetGo.Reason: Int] = [:]
    for number in 0..<1_000 {
      walk.walk(15)
      let session = walk.session()
      for override in [nil] + RetentionPolicyTests.policies.map(Optional.some) {
        let (once, letGo) =
          override.map { session.retained(narrowedTo: $0) } ?? session.retained()
        for line in letGo { met[line.reason, default: 0] += 1 }
        if let problem = problem(of: once, from: session, letGo) {
          Issue.record("walk \(number) under \(String(describing: override)): \(problem)")
        }
      }
    }
    print("RetentionLawTests met:", met.map { "\($0.key): \($0.value)" }.sorted())
    for reason in [
      LetGo.Reason.singleSlot, .parkedUnderSingleSlot, .parkedLimit, .entryLetGo,
    ] {
      #expect(met[reason, default: 0] > 100, "\(reason)")
    }
  }

  /// The first law that a retention broke, if any.
  private func problem(
    of once: SavedSession, from session: SavedSession, _ letGo: [LetGo]
  ) -> String? {
    if once.state.sections != session.state.sections { return "a path" }
    if once.state.modals != session.state.modals { return "a modal" }
    let (twice, more) = once.retained()
    if twice != once || !more.isEmpty { return "let go again: \(more.map(\.summary))" }
    let gone =
      session.snapshots.count - once.snapshots.count + session.results.count - once.results.count
      + session.state.parked.count - once.state.parked.count
    if gone != letGo.count { return "\(gone) went, \(letGo.count) told" }
    let own = session.retained().session
    if !Set(once.snapshots).isSubset(of: own.snapshots) { return "a wider choice of snapshots" }
    if !Set(once.state.parked).isSubset(of: own.state.parked) { return "more stays parked" }
    let visible = session.state.visible
    if session.snapshots.contains(where: {
      visible.contains($0.entry) && !once.snapshots.contains($0)
    }) {
      return "the snapshot of a visible entry"
    }
    for (model, snapshots) in Dictionary(grouping: once.snapshots, by: \.model)
    where once.state.retention.policy(for: model) == .singleSlot && snapshots.count > 1 {
      if !snapshots.allSatisfy({ visible.contains($0.entry) }) { return "two in one slot" }
    }
    return nil
  }
}
