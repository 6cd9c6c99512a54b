/// The two layouts; which one is shown follows the width of the window, never the platform.
public enum Layout: String, Hashable, Sendable, CaseIterable {
  /// One column: a stack.
  case compact
  /// Columns side by side: a split view.
  case regular
}
