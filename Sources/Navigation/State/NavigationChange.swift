/// The entries that an action moved, and where to.
public struct NavigationChange: Hashable, Sendable {
  /// Entries that are new.
  public var added: [EntryID] = []
  /// Entries that are gone, from a path, a modal or from what was parked.
  public var removed: [EntryID] = []
  /// Entries that were set aside.
  public var parked: [EntryID] = []
  /// Entries that came back from being parked.
  public var unparked: [EntryID] = []
  /// Provisional entries that the user has gone to now.
  public var committed: [EntryID] = []
  /// Whether another section is on screen, or was while several actions were applied as one.
  public var activeSection = false
  /// Whether only provisional entries came or went: that is no revision.
  public var isProvisional = false

  /// A change of nothing, to be filled in.
  public init() {}

  /// Whether nothing moved.
  public var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && parked.isEmpty && unparked.isEmpty && committed.isEmpty
      && !activeSection
  }

  /// Adds a change that came after this one. What came and went in between is in neither.
  mutating func merge(_ next: NavigationChange) {
    let wasEmpty = isEmpty
    let nowRemoved = next.removed.without(added)
    let nowParked = next.parked.without(unparked)
    let nowUnparked = next.unparked.without(parked)
    let nowCommitted = next.committed.without(added)
    added = added.without(next.removed) + next.added
    removed += nowRemoved
    parked = parked.without(next.unparked + next.removed) + nowParked
    unparked = unparked.without(next.parked + next.removed) + nowUnparked
    committed = committed.without(next.removed) + nowCommitted
    activeSection = activeSection || next.activeSection
    isProvisional = (wasEmpty || isProvisional) && next.isProvisional
  }
}

extension [EntryID] {
  /// These ids without some others.
  fileprivate func without(_ others: [EntryID]) -> [EntryID] {
    guard !isEmpty, !others.isEmpty else { return self }
    let others = Set(others)
    return filter { !others.contains($0) }
  }
}
