import Navigation
import TestSupport

@testable import Persistence

/// A session that is moved, and saved by its changes alone.
struct Mover {
  private(set) var session: SavedSession
  private let store: SessionStore
  private(set) var saveNumber: SaveNumber

  init(_ session: SavedSession, in store: SessionStore) throws {
    let report = try store.save(session)
    self.session = report.saved ?? session
    self.store = store
    saveNumber = report.saveNumber
  }

  @discardableResult
  mutating func move(
    _ actions: NavigationAction<SavedRoute, SavedRoute>..., note: Note? = nil,
    drafting draft: Payload? = nil
  ) throws -> SaveReport {
    let old = session
    for action in actions { session.state.apply(action) }
    var change = session.change(from: old)
    if let draft, let top = session.state.activeSection?.path.entries.last?.id {
      let snapshot = SavedSnapshot(entry: top, model: "M", payload: draft)
      change.snapshots.put(snapshot, for: snapshot.place)
    }
    let report = try store.save(change, of: session.id, after: saveNumber, note: note)
    saveNumber = report.saveNumber
    return report
  }
}
