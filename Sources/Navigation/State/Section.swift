/// What a sidebar or a tab bar selects: a route of its own, or the one section of an app that
/// has no sidebar.
public enum SectionName<Route: Hashable & Sendable>: Hashable, Sendable {
  /// The section of an app that has no sections.
  case anonymous
  /// A section that a route names.
  case named(Route)

  /// The route that names it; none for the anonymous section.
  public var route: Route? {
    switch self {
    case .anonymous: nil
    case .named(let route): route
    }
  }
}

/// One section with the path it keeps.
public struct Section<SectionRoute: Hashable & Sendable, Route: Hashable & Sendable>: Hashable,
  Sendable
{
  /// What the sidebar shows for it.
  public let name: SectionName<SectionRoute>
  /// Its entries, root first.
  public internal(set) var path: Path<Route>
  /// What its route was read from.
  var source = EntrySource()

  /// Makes a section.
  public init(_ name: SectionName<SectionRoute>, path: Path<Route> = .empty) {
    self.name = name
    self.path = path
  }

  /// The list on screen: the deepest content entry, or nothing for the section's own root.
  var list: EntryID? {
    path.entries.last { $0.column == .content }?.id
  }

  /// The list that a parked path belongs to: the deepest content entry with a smaller id.
  ///
  /// - Returns: The list's entry, or nothing for the section's own root.
  func list(of parked: Path<Route>) -> EntryID? {
    parked.entries.first.flatMap { list(below: $0.id) }
  }

  /// The deepest content entry with a smaller id. One that cannot be read counts too: what is
  /// parked under it must not be found from the list below.
  func list(below id: EntryID) -> EntryID? {
    path.unread.last { $0.column == .content && $0.id < id }?.id
      ?? path.entries.last { $0.column == .content && $0.id < id }?.id
  }

  /// Its name in the store, if it was read from there.
  var savedName: SectionName<SavedRoute>? {
    name == .anonymous ? .anonymous : source.route.map { .named($0) }
  }
}
