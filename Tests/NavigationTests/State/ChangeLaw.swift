import Navigation

/// What every change has to tell, from the entries before it and after it alone.
struct ChangeLaw {
  let before: LetterState
  let after: LetterState

  /// The first thing that an outcome tells wrong, if any.
  func problem(in outcome: NavigationOutcome, isWhole: Bool = false) -> String? {
    if let fault = after.fault { return "\(fault)" }
    if after.parked.flatMap(\.path.entries).count > after.retention.policy.parkedLimit {
      return "too many are parked"
    }
    guard let change = outcome.change else {
      // Ids that came and went in an update are not given again, and what came back from being
      // parked and was parked again is the newest now.
      return before == after || isWhole && before.isEqual(to: after)
        ? nil : "it says unchanged, and it changed"
    }
    // Looking into another section and coming back is a change.
    if before == after, !(isWhole && change.activeSection) {
      return "it says changed, and it did not"
    }
    let (old, new) = (Set(before.entries.map(\.id)), Set(after.entries.map(\.id)))
    let (oldParked, newParked) = (before.parkedIDs, after.parkedIDs)
    let (oldProvisional, newProvisional) = (before.provisionalIDs, after.provisionalIDs)
    let told: [(String, [EntryID], Set<EntryID>)] = [
      ("added", change.added, new.subtracting(old)),
      ("removed", change.removed, old.subtracting(new)),
      ("parked", change.parked, newParked.subtracting(oldParked)),
      ("unparked", change.unparked, oldParked.subtracting(newParked).intersection(new)),
      ("committed", change.committed, oldProvisional.intersection(new).subtracting(newProvisional)),
    ]
    for (name, ids, truth) in told where ids.count != truth.count || Set(ids) != truth {
      return "'\(name)' is \(ids) and not \(truth)"
    }
    let minted = before.mint.next..<after.mint.next
    if let id = change.added.first(where: { !minted.contains($0.number) }) {
      return "\(id) was given before"
    }
    let moved = before.activeSection?.name != after.activeSection?.name
    if moved && !change.activeSection || !isWhole && change.activeSection != moved {
      return "'activeSection' is \(change.activeSection)"
    }
    let provisional = oldProvisional.union(newProvisional)
    let isOnlyProvisional =
      provisional.isSuperset(of: change.added + change.removed) && change.committed.isEmpty
      && change.parked.isEmpty && change.unparked.isEmpty && !change.activeSection
    if change.isProvisional != isOnlyProvisional, change.isProvisional || !isWhole, !change.isEmpty
    {
      return "'isProvisional' is \(change.isProvisional)"
    }
    return nil
  }
}

extension LetterState {
  fileprivate var parkedIDs: Set<EntryID> { Set(parked.flatMap(\.path.entries).map(\.id)) }
  fileprivate var provisionalIDs: Set<EntryID> { Set(entries.filter(\.isProvisional).map(\.id)) }

  /// Whether two states differ in nothing but the next id, and in which park is the newer.
  fileprivate func isEqual(to other: Self) -> Bool {
    active == other.active && Set(parked) == Set(other.parked) && modals == other.modals
      && sections == other.sections
  }
}
