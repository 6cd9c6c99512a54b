import Navigation
import TestSupport
import Testing

@testable import Persistence

extension SessionStore {
  /// Loads a session, does something to it, and saves it whole.
  @discardableResult
  func move(
    _ actions: NavigationAction<SavedRoute, SavedRoute>..., in id: SessionID = .main
  ) throws -> SavedSession {
    var session = try stored(id)
    for action in actions { session.state.apply(action) }
    try save(session)
    return try stored(id)
  }

  /// A session that must be there.
  func stored(_ id: SessionID = .main) throws -> SavedSession {
    try #require(try load(id)).session
  }

  /// How many rows something changes.
  func countingRows(_ body: () throws -> Void) throws -> Int64 {
    let before = try rowsChanged()
    try body()
    return try rowsChanged() - before
  }
}

extension SavedSession {
  /// The ids on the path of the section on screen.
  var pathIDs: [Int64] { state.activeSection?.path.entries.map(\.id.number) ?? [] }

  /// The session with one snapshot more.
  func drafting(_ draft: Payload, for entry: EntryID) -> SavedSession {
    holding(snapshots + [SavedSnapshot(entry: entry, model: "M", payload: draft)])
  }

  /// The snapshots by their entries.
  var drafts: [Int64: Payload] {
    Dictionary(snapshots.map { ($0.entry.number, $0.payload) }) { first, _ in first }
  }
}
