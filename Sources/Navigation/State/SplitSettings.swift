/// What the regular layout is told of its columns.
public struct SplitSettings: Hashable, Sendable {
  /// How many columns the regular layout has.
  public enum Columns: Int, Hashable, Sendable, CaseIterable {
    /// Sidebar and detail.
    case two = 2
    /// Sidebar, content and detail. The default.
    case three = 3
  }

  /// Which columns are on screen, in SwiftUI's words.
  public enum Visibility: String, Hashable, Sendable, CaseIterable {
    /// As the system sees fit. The default.
    case automatic
    /// Every column.
    case all
    /// The last two columns.
    case doubleColumn
    /// The detail column alone.
    case detailOnly
  }

  /// The column on top when the split collapses by itself.
  public enum CompactColumn: String, Hashable, Sendable, CaseIterable {
    /// The sidebar.
    case sidebar
    /// The content column.
    case content
    /// The detail column.
    case detail
  }

  /// How many columns there are.
  public var columns: Columns
  /// Which of them are on screen.
  public var visibility: Visibility
  /// The column on top when the split collapses, if the app chose one.
  public var preferredCompactColumn: CompactColumn?

  /// Makes settings; each defaults to what a document without it means.
  public init(
    columns: Columns = .three, visibility: Visibility = .automatic,
    preferredCompactColumn: CompactColumn? = nil
  ) {
    self.columns = columns
    self.visibility = visibility
    self.preferredCompactColumn = preferredCompactColumn
  }
}
