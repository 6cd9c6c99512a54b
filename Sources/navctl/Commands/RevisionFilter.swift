import Navigation
import Persistence

/// Which revisions of a session are listed.
struct RevisionFilter {
  let limit: Int
  let since: Timestamp?
  /// The type of a route that they must hold.
  let route: String?

  /// Reads the revisions, newest first; no more of them than are listed.
  func revisions(
    of id: SessionID, in history: SessionHistory, _ store: SessionStore
  ) throws -> [ListedRevision] {
    var listed: [ListedRevision] = []
    var newer: ListedRevision?
    // Each is compared with the one before it, which is read one step later.
    for revision in history.revisions.reversed() {
      let content = try Self.read(id, at: revision.number, in: store)
      let next = ListedRevision(
        revision, content: content, isShown: revision.number == history.undoneTo)
      if let newer, holds(newer) { listed.append(newer.compared(with: next)) }
      guard listed.count < limit else { return listed }
      newer = next
    }
    if let newer, holds(newer) { listed.append(newer) }
    return listed
  }

  /// The names of the routes in a session's kept revisions.
  static func routeNames(
    of id: SessionID, in history: SessionHistory, _ store: SessionStore
  ) throws -> [String] {
    let names = try history.revisions.flatMap { revision in
      try read(id, at: revision.number, in: store)?.session.state.entries.map(\.route.name.text)
        ?? []
    }
    return Set(names).sorted()
  }

  private func holds(_ listed: ListedRevision) -> Bool {
    if let since, listed.revision.savedAt.map({ $0 < since }) ?? true { return false }
    guard let route else { return true }
    // What cannot be read may hold it.
    return listed.state?.entries.contains { $0.route.name.text == route } ?? true
  }

  /// A revision that is damaged costs no other.
  private static func read(
    _ id: SessionID, at revision: Int64, in store: SessionStore
  ) throws -> StoredSession? {
    do { return try store.load(id, at: revision) } catch let error as StoreError {
      switch error {
      case .brokenSession, .damagedRow, .missingRows: return nil
      default: throw error
      }
    }
  }
}
