/// What a regular layout shows: a sidebar and one or two more columns.
public struct RegularProjection<SectionRoute: Hashable & Sendable, Route: Hashable & Sendable>:
  Hashable, Sendable
{
  /// How many columns there are.
  public let columns: SplitSettings.Columns
  /// The section that the sidebar has selected.
  public let section: SectionName<SectionRoute>?
  /// The content column's stack over the section's own list; empty in two columns.
  public let content: [Entry<Route>]
  /// The row that the content column has selected; none in two columns.
  public let selection: Entry<Route>?
  /// The detail column, its root first: the selection and what was pushed on it. In two columns,
  /// the whole path over the section's own root view.
  public let detail: [Entry<Route>]
}

extension NavigationState {
  /// The regular layout of this state, provisional entries included.
  ///
  /// - Parameter columns: How many columns; by default, as many as the state's own settings say.
  /// - Returns: What the layout shows.
  public func regular(
    columns: SplitSettings.Columns? = nil
  ) -> RegularProjection<SectionRoute, Route> {
    let path = activeSection?.path ?? .empty
    switch columns ?? split.columns {
    case .two:
      return RegularProjection(
        columns: .two, section: activeSection?.name, content: [], selection: nil,
        detail: path.entries)
    case .three:
      return RegularProjection(
        columns: .three, section: activeSection?.name,
        content: path.entries.filter { $0.column == .content },
        selection: path.detail.first, detail: Array(path.detail))
    }
  }
}
