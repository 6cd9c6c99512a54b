/// One occurrence of a route on a path.
public struct Entry<Route: Hashable & Sendable>: Hashable, Sendable, Identifiable {
  /// The entry's identity, which is stored with it.
  public let id: EntryID
  /// The screen it shows.
  public internal(set) var route: Route
  /// The column of the regular layout that shows it.
  public internal(set) var column: Column
  /// Whether it is there only because the wide layout needs something in its column.
  public internal(set) var isProvisional: Bool
  /// A name to come back to.
  public internal(set) var checkpoint: CheckpointName?
  /// The key under which the entry below awaits this one's result.
  public internal(set) var answers: ResultKey?
  /// What its route was read from. It is written again as it was, and does not count in a
  /// comparison.
  var source = EntrySource()

  /// Makes an entry of a path; the id must be unique in the session and rise along the path.
  public init(
    id: EntryID, route: Route, column: Column = .detail, isProvisional: Bool = false,
    checkpoint: CheckpointName? = nil, answers: ResultKey? = nil
  ) {
    self.id = id
    self.route = route
    self.column = column
    self.isProvisional = isProvisional
    self.checkpoint = checkpoint
    self.answers = answers
  }

  /// The same entry with its route written another way.
  func mapRoute<Other, Failure: Error>(
    _ transform: (Route) throws(Failure) -> Other
  ) throws(Failure) -> Entry<Other> {
    Entry<Other>(
      id: id, route: try transform(route), column: column, isProvisional: isProvisional,
      checkpoint: checkpoint, answers: answers)
  }
}
