import Navigation
import Persistence

/// Tells each revision of a session when it comes, until the process is asked to end.
struct HistoryFollow {
  let path: String
  let id: SessionID
  let filter: RevisionFilter

  /// Looks at the store again and again, and never ends by itself.
  ///
  /// - Parameters:
  ///   - last: The newest revision that was told before.
  ///   - tell: Told of each newer one, the oldest first.
  /// - Throws: ``Failure``, also where the process is asked to end.
  func run(after last: Int64, _ tell: (ListedRevision) -> Void) throws -> Never {
    var last = last
    var seen: DatabaseFile.Stamp?
    while true {
      let stamp = DatabaseFile(at: path).stamp
      if stamp == nil || stamp != seen, let history = try read(after: &last, tell) {
        // One that was deleted and begun anew counts from 1.
        last = min(last, history.revisions.last?.number ?? 0)
        seen = stamp
      }
      try CommandProcess.pause()
    }
  }

  /// Tells what is new.
  ///
  /// - Returns: The history; nothing where another program is in the way, as it may be for once.
  private func read(
    after last: inout Int64, _ tell: (ListedRevision) -> Void
  ) throws -> SessionHistory? {
    do {
      let store = try SessionStore(at: path, for: .reading)
      guard let history = try store.history(of: id) else {
        throw StoreError.noSuchSession(id)
      }
      let newer = history.revisions.count { $0.number > last }
      let listed = try RevisionFilter(limit: newer, since: filter.since, route: filter.route)
        .revisions(of: id, in: history, store)
      for revision in listed.reversed() where revision.number > last { tell(revision) }
      last = max(last, history.revisions.last?.number ?? 0)
      return history
    } catch let error as StoreError {
      if case .unavailable(.busy) = error { return nil }
      throw Failure(error, at: path)
    }
  }
}
