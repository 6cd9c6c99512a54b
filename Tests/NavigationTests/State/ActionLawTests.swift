import Navigation
import TestSupport
import Testing

@Suite struct ActionLawTests {
  @Test func `three thousand walks keep every law of the state`() {
    var walk = SessionGenerator(SeededGenerator(for: "ActionLawTests"))
    for number in 0..<3_000 {
      walk.begin()
      var everSeen = Set(walk.state.entries.map(\.id))
      for _ in 0..<20 {
        if walk.chance(8) {
          walk.fillColumn()
          everSeen.formUnion(walk.state.entries.map(\.id))
        }
        let before = walk.state
        let outcome = walk.step()
        if let problem = problem(of: outcome, from: before, to: walk.state, everSeen) {
          Issue.record("walk \(number): \(problem)")
        }
        everSeen.formUnion(outcome.change?.added ?? [])
      }
    }
    print("ActionLawTests met:", walk.met.sorted { $0.key < $1.key })
    for thing in [
      "duplicates", "groups", "parked", "provisional", "several sections", "unchanged", "unparked",
    ] {
      #expect(walk.met[thing, default: 0] > 300, "\(thing)")
    }
  }

  /// The first law that a step broke, if any.
  private func problem(
    of outcome: NavigationOutcome, from before: SavedState, to after: SavedState,
    _ everSeen: Set<EntryID>
  ) -> String? {
    if let fault = after.fault { return "\(fault)" }
    guard let change = outcome.change else {
      return before == after ? nil : "it says unchanged, and it changed"
    }
    if before == after { return "it says changed, and it did not" }
    let (old, new) = (Set(before.entries.map(\.id)), Set(after.entries.map(\.id)))
    let (oldParked, newParked) = (parked(before), parked(after))
    if change.added.contains(where: everSeen.contains) { return "an id was given twice" }
    if let added = change.added.min(), let greatest = everSeen.max(), added < greatest {
      return "a new id is not the greatest"
    }
    if new.subtracting(old) != Set(change.added) { return "'added' is not what was added" }
    if old.subtracting(new) != Set(change.removed) { return "'removed' is not what went" }
    if newParked.subtracting(oldParked) != Set(change.parked) { return "'parked' is not" }
    if oldParked.subtracting(newParked).intersection(new) != Set(change.unparked) {
      return "'unparked' is not what came back"
    }
    if change.activeSection != (before.active != after.active) { return "'activeSection' is not" }
    if !before.hasSameOtherSections(as: after) { return "a section off screen has changed" }
    if newParked.count > after.retention.policy.parkedLimit { return "too many are parked" }
    let places = after.parked.map { ParkedPlace($0, in: after) }
    if Set(places).count < places.count { return "one row is parked twice under one list" }
    return nil
  }

  private func parked(_ state: SavedState) -> Set<EntryID> {
    Set(state.parked.flatMap(\.path.entries).map(\.id))
  }
}

/// The row that a path was parked for, and the list it is found from.
private struct ParkedPlace: Hashable {
  let section: SectionName<SavedRoute>
  let list: EntryID?
  let row: SavedRoute?

  init(_ parked: ParkedPath<SavedRoute, SavedRoute>, in state: SavedState) {
    let first = parked.path.entries.first
    let path = state.sections.first { $0.name == parked.section }?.path.entries ?? []
    section = parked.section
    list =
      path.last { entry in entry.column == .content && first.map { entry.id < $0.id } == true }?
      .id
    row = first?.route
  }
}

extension SavedState {
  /// Whether no section but the one that was on screen has another path.
  fileprivate func hasSameOtherSections(as other: SavedState) -> Bool {
    zip(sections, other.sections).allSatisfy { $0 == $1 || $0.name == activeSection?.name }
  }
}
