/// Writes an app's navigation for the store, and reads it back.
///
/// What this app cannot read is not lost: it stays in the state, is shown nowhere, and is written
/// again as it was, until the user moves where it stands.
public struct NavigationCoder<SectionRoute: Route, R: Route>: Sendable {
  let sections: RouteTable<SectionRoute>
  let routes: RouteTable<R>

  /// Makes the tables of the app's routes.
  ///
  /// - Throws: ``RouteTableError`` where a table is not sound: a fault of the app, to be found in
  ///   its tests.
  public init() throws(RouteTableError) {
    sections = try RouteTable()
    routes = try RouteTable()
  }
}

/// A navigation state as it is written, and what of it could not be.
public struct WrittenState: Sendable {
  /// The state to save.
  public let state: SavedState
  /// The entries whose coding failed. Their places are kept; what they showed is not.
  public let failures: [EntryCodingError]
}

/// What moved in a navigation state, as it is written, and what of it could not be.
public struct WrittenChange: Sendable {
  /// What to save.
  public let change: SavedStateChange
  /// The entries whose coding failed. Their places are kept; what they showed is not.
  public let failures: [EntryCodingError]
}

/// A navigation state that was read, and what became of it.
public struct RestoredState<SectionRoute: Hashable & Sendable, R: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The state, as far as this app can read it.
  public let state: NavigationState<SectionRoute, R>
  /// What did not come back as it was.
  public let report: RestoreReport
}

/// An entry, or a section, whose route could not be written.
public struct EntryCodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The entry; none for a section.
  public let entry: EntryID?
  /// What its route's coding says.
  public let reason: RouteCodingError

  /// A sentence for people.
  public var description: String {
    entry.map { "Entry \($0): \(reason)" } ?? "A section: \(reason)"
  }
}
