/// What an action did.
public enum NavigationOutcome: Hashable, Sendable {
  /// It moved the state.
  case changed(NavigationChange)
  /// It moved nothing, for this reason; that is no error.
  case unchanged(Reason)

  /// Why an action moved nothing.
  public enum Reason: Hashable, Sendable {
    /// No section is on screen.
    case noActiveSection
    /// The section's own root is on screen already.
    case atRoot
    /// Nothing is selected, so nothing can be deselected.
    case nothingSelected
    /// That row, or that section, is the one on screen.
    case alreadySelected
    /// A count of screens was zero.
    case zeroCount
    /// A count of screens was negative.
    case negativeCount
    /// All ids of the session have been used.
    case idsExhausted
  }

  /// What changed, or nothing.
  public var change: NavigationChange? {
    if case .changed(let change) = self { change } else { nil }
  }
}

/// The entries that an action moved, and where to.
public struct NavigationChange: Hashable, Sendable {
  /// Entries that are new.
  public var added: [EntryID] = []
  /// Entries that are gone, from a path or from what was parked.
  public var removed: [EntryID] = []
  /// Entries that were set aside.
  public var parked: [EntryID] = []
  /// Entries that came back from being parked.
  public var unparked: [EntryID] = []
  /// Whether another section is on screen.
  public var activeSection = false

  /// A change of nothing, to be filled in.
  public init() {}
}
