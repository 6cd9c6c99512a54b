extension SavedSession {
  /// What makes this session out of another, but for its name, its time and its note.
  public func change(from old: SavedSession) -> SavedSessionChange {
    var change = SavedSessionChange(
      state.change(from: old.state), layout: layout, origin: origin)
    change.snapshots = KeyedChange(from: old.snapshotsByPlace, to: snapshotsByPlace)
    change.results = KeyedChange(from: old.resultsByPlace, to: resultsByPlace)
    change.extensions = KeyedChange(from: old.extensions, to: extensions)
    return change
  }

  /// The session that comes of this one.
  ///
  /// - Parameter change: What moved since; it must count from this very session.
  /// - Returns: The session now.
  /// - Throws: ``StateFault`` where what comes of it is no session: it counts from another one.
  public func applying(_ change: SavedSessionChange) throws(StateFault) -> SavedSession {
    var session = self
    session.state = try state.applying(change.state)
    session.snapshots = Array(change.snapshots.applied(to: snapshotsByPlace).values)
    session.results = Array(change.results.applied(to: resultsByPlace).values)
    session.extensions = change.extensions.applied(to: extensions)
    session.layout = change.layout ?? layout
    session.origin = change.origin ?? origin
    return session
  }

  private var snapshotsByPlace: [SnapshotPlace: SavedSnapshot] {
    Dictionary(snapshots.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private var resultsByPlace: [ResultPlace: SavedResult] {
    Dictionary(results.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
