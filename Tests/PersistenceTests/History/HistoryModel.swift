import Navigation

@testable import Persistence

/// What a store should tell of one session's history, kept in plain arrays.
struct HistoryModel {
  /// What a revision shows.
  private struct Page {
    var navigation: SavedState
    var results: [SavedResult]
  }

  private var pages: [Int64: Page] = [:]
  private(set) var revision: Int64 = 0
  private var cursor: Int64?
  private var top: Int64?
  /// Where a cut let history begin.
  private var start: Int64 = 1
  private var now: SavedSession?
  /// The newest snapshot of each entry that was ever there, where the policy kept it.
  private var snapshots: [SnapshotPlace: SavedSnapshot] = [:]

  /// The oldest revision that is kept.
  var oldest: Int64 { max(start, (top ?? revision) - 49, revision - 199) }

  var canUndo: Bool { (cursor ?? revision) > oldest }
  var canRedo: Bool { cursor.map { $0 < top ?? 0 } ?? false }

  /// A session was saved, and is stored as it is given.
  mutating func save(_ session: SavedSession) {
    let moved = now.map { $0.state.route != session.state.route } ?? true
    if moved {
      revision += 1
      (cursor, top) = (nil, nil)
    }
    // What was taken is handed over; no revision brings it back.
    for old in now?.results ?? [] where !session.results.contains(old) {
      for number in pages.keys { pages[number]?.results.removeAll { $0.place == old.place } }
    }
    arrive(session)
  }

  /// An undo or a redo led to a revision.
  mutating func step(by step: Int64) {
    let place = (cursor ?? revision) + step
    top = top ?? revision
    cursor = place
    revision += 1
    guard var session = now, let page = pages[place] else { return }
    session.state = page.navigation.keeping(session.state)
    session.results = page.results
    arrive(session, withSnapshots: false)
  }

  /// History was cut to its newest revisions.
  mutating func prune(keeping count: Int64) {
    let first = revision - count + 1
    guard first > oldest else { return }
    start = first
    if let cursor, cursor < first { (self.cursor, top) = (nil, nil) }
  }

  private mutating func arrive(_ session: SavedSession, withSnapshots: Bool = true) {
    let live = Set(session.state.entries.map(\.id))
    if withSnapshots {
      snapshots = snapshots.filter { !live.contains($0.key.entry) }
      for snapshot in session.snapshots { snapshots[snapshot.place] = snapshot }
    }
    for entry in (now?.state.entries ?? []).map(\.id) where !live.contains(entry) {
      snapshots = snapshots.filter { place, _ in
        place.entry != entry
          || session.state.retention.policy(for: place.model) != .singleSlot
      }
    }
    now = session
    pages[revision] = Page(navigation: session.state, results: session.results)
  }

  /// What loading gives, now or at a revision, but for its name, its times and its notes.
  func expected(at revision: Int64? = nil) -> SavedSession? {
    guard var session = now else { return nil }
    if let revision {
      guard let page = pages[revision] else { return nil }
      session.state = page.navigation.keeping(session.state)
      session.results = page.results
    }
    let live = Set(session.state.entries.map(\.id))
    session.snapshots = snapshots.values.filter { live.contains($0.entry) }
    return session
  }
}

extension SavedState {
  /// What makes a revision: where the user is, without what is only provisional.
  fileprivate var route: [[String]] {
    let paths =
      sections.map { ["\($0.name)"] + $0.path.committed.map { "\($0)" } }
      + parked.map { ["\($0.section)"] + $0.path.committed.map { "\($0)" } }
      + modals.map { ["\($0.style) \($0.detent ?? "")"] + $0.path.committed.map { "\($0)" } }
    return paths + [["\(active)"], ["\(sections.count) \(parked.count)"]]
  }

  /// This navigation with what has no history as it is in another state.
  fileprivate func keeping(_ other: SavedState) -> SavedState {
    let state = try? SavedState(
      sections: sections, active: active, parked: parked, modals: modals, split: other.split,
      values: other.values, retention: other.retention, mint: other.mint)
    return state ?? self
  }
}
