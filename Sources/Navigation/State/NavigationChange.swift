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
  /// Whether another section is on screen.
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
    let (came, went) = (Set(added), Set(next.removed))
    let (aside, back) = (Set(parked), Set(unparked))
    added = added.filter { !went.contains($0) } + next.added
    removed += next.removed.filter { !came.contains($0) }
    let nowBack = Set(next.unparked)
    let nowAside = Set(next.parked)
    parked =
      parked.filter { !nowBack.contains($0) && !went.contains($0) }
      + next.parked.filter { !back.contains($0) }
    unparked =
      unparked.filter { !nowAside.contains($0) && !went.contains($0) }
      + next.unparked.filter { !aside.contains($0) }
    committed = committed.filter { !went.contains($0) } + next.committed
    activeSection = activeSection || next.activeSection
    isProvisional = (wasEmpty || isProvisional) && next.isProvisional
  }
}
