/// An entry to be made: a route, and what belongs to this occurrence of it.
public struct NewEntry<Route: Hashable & Sendable>: Hashable, Sendable {
  /// The screen.
  public var route: Route
  /// The column of the regular layout that shows it.
  public var column: Column
  /// A name to come back to.
  public var checkpoint: CheckpointName?
  /// The key under which the entry below awaits this one's result.
  public var answers: ResultKey?

  /// Describes an entry; it gets its id when it is made.
  public init(
    _ route: Route, column: Column = .detail, checkpoint: CheckpointName? = nil,
    answers: ResultKey? = nil
  ) {
    self.route = route
    self.column = column
    self.checkpoint = checkpoint
    self.answers = answers
  }

  /// What it takes to make an entry again, under another id.
  init(like entry: Entry<Route>) {
    self.init(
      entry.route, column: entry.column, checkpoint: entry.checkpoint, answers: entry.answers)
  }

  func entry(id: EntryID, isProvisional: Bool = false) -> Entry<Route> {
    Entry(
      id: id, route: route, column: column, isProvisional: isProvisional,
      checkpoint: checkpoint, answers: answers)
  }
}

extension NewEntry where Route: Navigation.Route {
  /// Describes an entry in the column that its route says.
  public init(_ route: Route, checkpoint: CheckpointName? = nil, answers: ResultKey? = nil) {
    self.init(route, column: route.column, checkpoint: checkpoint, answers: answers)
  }
}
