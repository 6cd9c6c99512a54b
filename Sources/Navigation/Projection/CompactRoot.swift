/// What a compact layout's stack stands on.
public enum CompactRoot: String, Hashable, Sendable, CaseIterable {
  /// The sidebar: the section itself is the first screen that is pushed.
  case sidebar
  /// The section's own root view: tabs, or an app with no sections.
  case section
}
