import Navigation
import TestSupport
import Testing

@testable import Persistence

/// What `0002_remember_history` does to the rows of a store.
@Suite struct RememberHistoryTests {
  private let place: TestStore

  /// The store of version 1, migrated.
  init() throws {
    place = try TestStore()
    try ReleasedStore(version: 1).write(to: place)
    _ = try place.open()
  }

  private func number(_ sql: String) throws -> Int64? { try connection().number(sql) }

  private func connection() throws -> Connection {
    let connection = try Connection(path: place.database, mode: .readWrite)
    try connection.registerChecksum()
    return connection
  }

  @Test(arguments: ["main", "Main", "search", "bare"] as [SessionID])
  func `a session that was whole is whole`(id: SessionID) throws {
    #expect(try place.open(for: .reading).load(id)?.session.id == id)
  }

  @Test func `what a session holds is what it held`() throws {
    let session = try #require(try place.open().load("main")?.session)
    #expect(session.state.entries.map(\.id) == [1])
    #expect(session.state.values.count == 1)
    let search = try #require(try place.open().load("search")?.session)
    #expect(search.snapshots.count == 2 && search.results.count == 1)
    #expect(search.state.modals.count == 1 && search.state.parked.count == 1)
  }

  @Test func `a session's row that was damaged is told to be`() throws {
    #expect(throws: StoreError.damagedRow(table: "session")) { try place.open().load("damaged") }
  }

  @Test func `a session that had lost a row is told to have`() throws {
    let damage = try #require(try place.open().load("untallied")).damage
    #expect(damage.map(\.kind) == ["missing rows"])
    #expect(try number("SELECT row_count FROM session WHERE name = 'untallied'") == -1)
  }

  @Test func `a session with numbers that are out of range is left, and stops nothing`() throws {
    #expect(try number("SELECT count(*) FROM session WHERE name = 'far'") == 1)
    #expect(throws: StoreError.self) { try place.open().load("far") }
  }

  @Test func `sessions that are told apart by case stay two`() throws {
    #expect(try number("SELECT count(*) FROM session WHERE lower(name) = 'main'") == 2)
  }

  @Test(arguments: ["entry", "snapshot", "value", "retention_exception", "note"])
  func `rows whose session is gone are gone`(table: String) throws {
    #expect(try number("SELECT count(*) FROM \(table) WHERE session = 99") == 0)
    #expect(try number("SELECT count(*) FROM \(table)") != 0)
  }

  @Test func `an entry that left and has a snapshot is written down`() throws {
    let departed = try connection().once(
      "SELECT session || ' ' || revision || ' ' || entry FROM departed"
    ) { try $0.text(0) }
    // Entry 16 of session 1 is one, though a stack has that number; entry 2 of `search` is parked.
    #expect(departed == ["1 2 2", "1 2 16", "4 2 2", "5 2 2"])
    #expect(
      try number("SELECT count(*) FROM departed WHERE crc <> crc32c(session, revision, entry)")
        == 0)
  }

  @Test func `the tally is over every row, closed ones too`() throws {
    for id in [1, 2, 3, 6] {
      let tables = ["entry", "value", "retention_exception", "note", "departed"]
      let rows = tables.map { "SELECT crc FROM \($0) WHERE session = \(id)" }
        .joined(separator: " UNION ALL ")
      #expect(
        try number(
          """
          SELECT (row_count, row_sum) = (SELECT count(*), coalesce(sum(crc), 0) FROM (\(rows)))
          FROM session WHERE id = \(id)
          """) == 1, "session \(id)")
      #expect(
        try number(
          """
          SELECT (snapshot_count, snapshot_sum) =
            (SELECT count(*), coalesce(sum(crc), 0) FROM snapshot WHERE session = \(id))
          FROM session WHERE id = \(id)
          """) == 1, "session \(id)")
    }
    #expect(try number("SELECT count(*) FROM entry WHERE session = 1 AND removed > 0") == 1)
  }

  @Test func `pruning is due from the sixteenth save, and undo shows nothing`() throws {
    let fresh = """
      undo_cursor IS NULL AND undo_top IS NULL AND prune_due = 16 AND prune_stack = 0
        AND prune_entry = 0
      """
    #expect(try number("SELECT min(\(fresh)) FROM session") == 1)
  }

  @Test func `a session of an older version can be saved`() throws {
    let store = try place.open()
    let stored = try #require(try store.load("main")).session
    try store.save(stored.applying(.push(.trail(3))))
    #expect(try store.load("main")?.session.state.entries.count == 2)
  }
}
