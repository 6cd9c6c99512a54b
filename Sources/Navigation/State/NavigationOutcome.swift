/// What an action did.
public enum NavigationOutcome: Hashable, Sendable {
  /// It moved the state.
  case changed(NavigationChange)
  /// It moved nothing, for this reason.
  case unchanged(Reason)

  /// Why an action moved nothing.
  public enum Reason: Hashable, Sendable {
    /// No section is on screen.
    case noActiveSection
    /// The section's own root, or the modal's own route, is on screen already.
    case atRoot
    /// No entry, checkpoint or modal is what the action names.
    case notFound
    /// The action names what is on top already.
    case alreadyOnTop
    /// What was written is what is there.
    case echo
    /// Entries that this app cannot read stand there.
    case unreadAbove
    /// Nothing is selected, so nothing can be deselected.
    case nothingSelected
    /// That row, or that section, is the one on screen.
    case alreadySelected
    /// No modal is presented.
    case nothingPresented
    /// A count of screens was zero.
    case zeroCount
    /// A count of screens was negative.
    case negativeCount
    /// All ids of the session have been used.
    case idsExhausted
    /// Several actions came to nothing.
    case nothingMoved
  }

  /// What changed, or nothing.
  public var change: NavigationChange? {
    if case .changed(let change) = self { change } else { nil }
  }
}
