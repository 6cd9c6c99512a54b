import Navigation
import TestSupport
import Testing

@testable import Persistence

/// What `0003_shorten_history` does to the rows of a store.
@Suite struct ShortenHistoryTests {
  private let place: TestStore
  private let store: SessionStore

  /// The store of version 2, migrated.
  init() throws {
    place = try TestStore()
    try ReleasedStore(version: 2).write(to: place)
    store = try place.open()
  }

  @Test(arguments: ["main", "Main", "search"] as [SessionID])
  func `a session that was whole is whole, with all of its revisions`(id: SessionID) throws {
    let history = try #require(try store.history(of: id))
    #expect(history.damage.isEmpty && history.revisions.first?.number == 1)
  }

  @Test func `an undo is where it was, and a draft that left comes back`() throws {
    #expect(try store.history(of: .main)?.undoneTo == 3)
    #expect(try store.undo(.main)?.session.drafts == [2: #"{"zoom":3}"#])
  }

  @Test func `what was damaged is told still`() throws {
    #expect(throws: StoreError.damagedRow(table: "session")) { try store.load("damaged") }
    #expect(try store.load("untallied")?.damage.map(\.kind) == ["missing rows"])
    #expect(throws: StoreError.damagedRow(table: "session")) { try store.load("far") }
  }

  @Test(arguments: [0, 6, Int64.max])
  func `a history that begins where it cannot is told`(start: Int64) throws {
    try store.write { connection in
      var row = try #require(try SessionRow.find(.main, in: &connection))
      row.historyStart = start
      try connection.run(
        .updateSession, [.integer(row.id)] + row.values + [.integer(row.saveNumber)])
    }
    let told = StoreError.brokenSession(reason: "One of its counters is out of range.")
    #expect(throws: told) { try store.load(.main) }
    #expect(throws: told) { try store.history(of: .main) }
  }
}
