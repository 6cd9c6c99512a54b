/// Which section is on screen.
public enum ActiveSection: Hashable, Sendable {
  /// None was ever chosen.
  case neverChosen
  /// One was, and the user went back to the sidebar.
  case cleared
  /// The section at this place in ``NavigationState/sections``.
  case section(at: Int)
}
