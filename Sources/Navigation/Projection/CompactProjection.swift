/// What a compact layout shows: one stack.
public struct CompactProjection<SectionRoute: Hashable & Sendable, Route: Hashable & Sendable>:
  Hashable, Sendable
{
  /// What the stack stands on.
  public let root: CompactRoot
  /// The section on screen; none while the sidebar is.
  public let section: SectionName<SectionRoute>?
  /// The entries on the stack, the deepest last, without provisional ones.
  public let stack: [Entry<Route>]

  /// How many screens are pushed on the root.
  public var depth: Int {
    stack.count + (root == .sidebar && section != nil ? 1 : 0)
  }
}

extension NavigationState {
  /// The compact layout of this state.
  ///
  /// - Parameter root: What the stack stands on; by default the sidebar, or the section where
  ///   that is the anonymous one.
  /// - Returns: What the layout shows.
  public func compact(
    root: CompactRoot? = nil
  ) -> CompactProjection<SectionRoute, Route> {
    let section = activeSection
    return CompactProjection(
      root: root ?? (section?.name == .anonymous ? .section : .sidebar),
      section: section?.name, stack: section.map { Array($0.path.committed) } ?? [])
  }
}
