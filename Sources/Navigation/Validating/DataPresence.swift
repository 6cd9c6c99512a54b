/// What an app knows of the data that a route shows.
public enum DataPresence: Hashable, Sendable, CaseIterable {
  /// It is there.
  case there
  /// It has not been loaded, so nobody knows yet.
  case notLoaded
  /// It was loaded, and this is not in it: somebody has deleted it.
  case gone
}
