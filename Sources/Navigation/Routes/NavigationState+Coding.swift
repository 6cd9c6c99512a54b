extension SavedSession {
  /// Writes an app's navigation state.
  ///
  /// - Throws: ``EntryCodingError``, which names the entry that could not be written.
  public init<S: Route, R: Route>(
    id: SessionID = .main, encoding state: NavigationState<S, R>, layout: Layout? = nil,
    origin: Origin = Origin(), snapshots: [SavedSnapshot] = [], results: [SavedResult] = []
  ) throws(EntryCodingError) {
    let saved = try state.mapRoutes(
      section: { (section) throws(RouteCodingError) in try SavedRoute(encoding: section) },
      route: { (route) throws(RouteCodingError) in try SavedRoute(encoding: route) })
    self.init(
      id: id, state: saved, origin: origin, layout: layout, snapshots: snapshots, results: results)
  }
}

extension NavigationState where SectionRoute: Navigation.Route, Route: Navigation.Route {
  /// Reads a stored state back as the app's own routes.
  ///
  /// - Throws: ``EntryCodingError``, which names the entry that this app cannot read.
  public init(decoding state: SavedState) throws(EntryCodingError) {
    self = try state.mapRoutes(
      section: { (saved) throws(RouteCodingError) in try saved.decoded() },
      route: { (saved) throws(RouteCodingError) in try saved.decoded() })
  }
}

/// An entry, or a section, whose route could not be written or read.
public struct EntryCodingError: Error, Sendable, CustomStringConvertible {
  /// The entry; none for a section.
  public let entry: EntryID?
  /// What its route's coding says.
  public let reason: RouteCodingError

  /// A sentence for people.
  public var description: String {
    entry.map { "Entry \($0): \(reason)" } ?? "A section: \(reason)"
  }
}

extension NavigationState {
  /// The same state with its routes written another way.
  func mapRoutes<S: Hashable & Sendable, R: Hashable & Sendable>(
    section: (SectionRoute) throws(RouteCodingError) -> S,
    route: (Route) throws(RouteCodingError) -> R
  ) throws(EntryCodingError) -> NavigationState<S, R> {
    func name(_ name: SectionName<SectionRoute>) throws(EntryCodingError) -> SectionName<S> {
      guard case .named(let value) = name else { return .anonymous }
      do { return .named(try section(value)) } catch {
        throw EntryCodingError(entry: nil, reason: error)
      }
    }
    func path(_ path: Path<Route>) throws(EntryCodingError) -> Path<R> {
      var entries: [Entry<R>] = []
      entries.reserveCapacity(path.entries.count)
      for entry in path.entries {
        do { entries.append(try entry.mapRoute(route)) } catch {
          throw EntryCodingError(entry: entry.id, reason: error)
        }
      }
      return Path<R>(unchecked: entries)
    }
    var state = NavigationState<S, R>(split: split, retention: retention)
    for old in sections {
      state.sections.append(Section<S, R>(try name(old.name), path: try path(old.path)))
    }
    for old in parked {
      state.parked.append(ParkedPath<S, R>(in: try name(old.section), path: try path(old.path)))
    }
    for old in modals {
      let moved = try path(old.path)
      state.modals.append(Modal<R>(unchecked: moved, style: old.style, detent: old.detent))
    }
    state.active = active
    state.values = values
    state.mint = mint
    return state
  }
}
