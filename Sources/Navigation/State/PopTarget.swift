/// Where a pop goes to.
public enum PopTarget<Route: Hashable & Sendable>: Hashable, Sendable {
  /// The entry of that id.
  case entry(EntryID)
  /// The nearest entry below the top that has that route.
  case route(Route)
  /// The nearest entry of that checkpoint.
  case checkpoint(CheckpointName)
}
