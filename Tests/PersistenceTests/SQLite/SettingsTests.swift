import CSQLite
import Migrations
import Navigation
import TestSupport
import Testing

@testable import Persistence

@Suite struct SettingsTests {
  private let place: TestStore
  init() throws { place = try TestStore() }

  @Test(
    arguments: [
      ("foreign_keys", 1), ("cell_size_check", 1), ("mmap_size", 0), ("temp_store", 2),
      ("trusted_schema", 0), ("secure_delete", 1), ("synchronous", 2), ("query_only", 0),
      ("busy_timeout", 5000), ("application_id", 0x4E61_7653),
      ("user_version", Int64(Migration.all.count)),
    ] as [(String, Int64)])
  func `a store that is open for saving has its setting`(pragma: String, value: Int64) throws {
    let store = try place.open()
    #expect(try store.read { try $0.pragma(pragma) } == value)
  }

  @Test(
    arguments: [
      ("foreign_keys", 1), ("cell_size_check", 1), ("mmap_size", 0), ("temp_store", 2),
      ("trusted_schema", 0), ("query_only", 1), ("busy_timeout", 0),
    ] as [(String, Int64)])
  func `a store that is open for reading has its setting`(pragma: String, value: Int64) throws {
    let place = try TestStore(saving: .sample())
    let store = try place.open(for: .reading, patience: .zero)
    #expect(try store.read { try $0.pragma(pragma) } == value)
  }

  @Test(
    arguments: [
      (.zero, 0), (.milliseconds(250), 250), (.seconds(-1), 0),
      (.seconds(Int64.max), Int64(Int32.max)), (.seconds(Int64.min), 0),
    ] as [(Duration, Int64)])
  func `patience is SQLite's time to wait, as long as it can be`(
    patience: Duration, milliseconds: Int64
  ) throws {
    let store = try place.open(patience: patience)
    #expect(try store.read { try $0.pragma("busy_timeout") } == milliseconds)
  }

  @Test func `the journal is a write-ahead log`() throws {
    #expect(try place.open().read { try $0.textPragma("journal_mode") } == "wal")
  }

  @Test func `a setting that does not take is an error`() throws {
    var connection = try Connection(path: ":memory:", mode: .create)
    #expect(throws: SQLiteError.self) { try connection.set("temp_store", to: 7) }
  }

  @Test func `a database that stays out of the write-ahead log is an error`() throws {
    var connection = try Connection(path: ":memory:", mode: .create)
    let error = #expect(throws: SQLiteError.self) { try connection.useWriteAheadLog() }
    #expect(error?.message == "the journal mode stays 'memory'")
  }

  @Test(arguments: [
    "SELECT \"no column\" FROM session",
    "CREATE TABLE t (a TEXT CHECK (a <> \"no column\"))",
    "INSERT INTO sqlite_schema VALUES ('table', 't', 't', 0, 'CREATE TABLE t (a)')",
    "CREATE VIEW v AS SELECT 1; SELECT * FROM v",
  ])
  func `a file from anywhere cannot bring what the store does not use`(sql: String) throws {
    let store = try place.open()
    #expect(throws: StoreError.self) {
      try store.write { try $0.script("PRAGMA writable_schema = ON; " + sql, named: "hostile") }
    }
  }

  @Test func `a trigger in the file is not run`() throws {
    let store = try place.open()
    try store.write { connection in
      try connection.script(
        "CREATE TRIGGER hostile AFTER INSERT ON session BEGIN DELETE FROM session; END",
        named: "hostile")
    }
    try store.save(.sample())
    #expect(try store.load(.main) != nil)
  }
}
