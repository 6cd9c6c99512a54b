import Navigation
import TestSupport
import Testing

@testable import Persistence

/// A file from anywhere may have any number in it, under a checksum that is right.
@Suite struct MadeUpCountersTests {
  private let place: TestStore

  init() throws {
    place = try TestStore(saving: .sample(depth: 2))
    try place.open().move(.pop())
  }

  private func rewrite(_ change: (inout SessionRow) -> Void) throws {
    try place.open().write { connection in
      var row = try #require(try SessionRow.find(.main, in: &connection))
      let saveNumber = row.saveNumber
      change(&row)
      try connection.run(
        .updateSession, [.integer(row.id)] + row.values + [.integer(saveNumber)])
    }
  }

  @Test(arguments: [(1, 1 << 52), (3, 2), (1, 3)] as [(Int64, Int64)])
  func `an undo that is beyond history is told`(cursor: Int64, top: Int64) throws {
    try rewrite { $0.undo = SessionRow.UndoPlace(cursor: cursor, top: top) }
    let store = try place.open()
    let told = StoreError.brokenSession(reason: "One of its counters is out of range.")
    #expect(throws: told) { try store.load(.main) }
    #expect(throws: told) { try store.history(of: .main) }
    #expect(throws: told) { try store.load(.main, at: 9) }
    #expect(throws: told) { try store.undo(.main) }
  }

  @Test(arguments: [Int64.max, EntryID.greatest + 1])
  func `a session whose number of saves cannot be is replaced by a copy`(number: Int64) throws {
    try rewrite { $0.saveNumber = number }
    let source = try SessionStore.inMemory()
    try source.save(.sample(depth: 3))
    let store = try place.open()
    try source.copy(.main, to: store, replacing: true)
    #expect(try store.load(.main)?.session == source.load(.main)?.session)
  }

  @Test(arguments: [Int64.min, .max])
  func `a count of rows that cannot be is told, and does not trap`(count: Int64) throws {
    try rewrite {
      $0.rows = RowTally(count: count, sum: count)
      $0.snapshots = $0.rows
    }
    let store = try place.open()
    let stored = try #require(try store.load(.main))
    #expect(Set(stored.damage.map(\.kind)) == ["missing rows", "missing snapshots"])
    var moved = stored.session
    moved.state.apply(.push(.trail(1)))
    var change = moved.change(from: stored.session)
    change.snapshots.put(
      SavedSnapshot(entry: 1, model: "M", payload: "1"), for: SnapshotPlace(1, "M"))
    try store.save(change, of: .main, after: stored.saveNumber)
    #expect(try store.load(.main)?.damage.isEmpty == false)
  }
}
