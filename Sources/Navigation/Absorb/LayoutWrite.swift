/// What a layout writes back through one of its bindings.
///
/// A binding writes the whole value it shows, and SwiftUI writes values that nobody changed. So a
/// write is not an action: ``NavigationState/absorb(_:)`` finds out what it means.
public enum LayoutWrite<SectionRoute: Hashable & Sendable, Route: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The compact stack on a sidebar: the section that is pushed first, or none, and its path.
  case stack(SectionName<SectionRoute>?, [PathElement<Route>])
  /// The compact stack of tabs, or of an app with no sections: the path alone.
  case sectionStack([PathElement<Route>])
  /// The sidebar's selection.
  case sidebar(SectionName<SectionRoute>?)
  /// The content column's stack.
  case content([PathElement<Route>])
  /// The content column's selection.
  case selection(Route?)
  /// The detail column's stack, without its root where there are three columns.
  case detail([PathElement<Route>], SplitSettings.Columns)
  /// The stack inside the topmost modal, without the modal's own route.
  case modalStack([PathElement<Route>])
  /// The modals that are still presented, by their root entries, the topmost last.
  case modals([EntryID])
  /// Which columns are on screen.
  case visibility(SplitSettings.Visibility)
  /// The column on top when the split collapses.
  case preferredCompactColumn(SplitSettings.CompactColumn?)
}
