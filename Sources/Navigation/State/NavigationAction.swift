/// Something that moves a ``NavigationState``.
public enum NavigationAction<SectionRoute: Hashable & Sendable, Route: Hashable & Sendable>:
  Hashable, Sendable
{
  /// Puts a screen on top of the active section's path.
  case push(Route, column: Column = .detail)
  /// Takes screens off the top; more than there are takes all.
  case pop(count: Int = 1)
  /// Takes every screen off, down to the section's own root.
  case popToRoot
  /// Shows another row in the detail column; `nil` shows none.
  ///
  /// The detail entries there were are parked under `dictionary` retention, and come back when
  /// their first route is selected again.
  case select(Route?)
  /// Shows another section, which has kept its path; `nil` goes back to the sidebar.
  case section(SectionName<SectionRoute>?)
}
