/// The column of the regular layout that shows an entry.
public enum Column: String, Hashable, Sendable, CaseIterable {
  /// The middle column: lists.
  case content
  /// The last column: what was chosen in a list. The default.
  case detail
}
