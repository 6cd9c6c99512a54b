import CSQLite
import Foundation
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
      ("wal_autocheckpoint", 0), ("journal_size_limit", 1 << 20), ("fullfsync", 1),
      ("checkpoint_fullfsync", 1), ("page_size", 4096), ("auto_vacuum", 0),
    ] as [(String, Int64)])
  func `a store that is open for saving has its setting`(pragma: String, value: Int64) throws {
    for access in [SessionStore.Access.shared(creating: true), .exclusive(creating: true)] {
      let store = try place.open(for: access)
      #expect(try store.read { try $0.pragma(pragma) } == value)
    }
  }

  @Test func `the locking is as the store is opened`() throws {
    for (access, mode) in [
      (SessionStore.Access.shared(creating: true), "normal"),
      (.exclusive(creating: true), "exclusive"),
    ] {
      let store = try place.open(for: access)
      #expect(try store.read { try $0.textPragma("locking_mode") } == mode)
    }
  }

  private static let flags: [Int32: Bool] = [
    SQLITE_DBCONFIG_DEFENSIVE: true, SQLITE_DBCONFIG_TRUSTED_SCHEMA: false,
    SQLITE_DBCONFIG_WRITABLE_SCHEMA: false, SQLITE_DBCONFIG_DQS_DML: false,
    SQLITE_DBCONFIG_DQS_DDL: false, SQLITE_DBCONFIG_ENABLE_TRIGGER: false,
    SQLITE_DBCONFIG_ENABLE_VIEW: false, SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER: false,
    SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION: false,
  ]

  private static let limits: [Int32: Int32] = [
    SQLITE_LIMIT_LENGTH: 16_777_216, SQLITE_LIMIT_SQL_LENGTH: 131_072, SQLITE_LIMIT_COLUMN: 64,
    SQLITE_LIMIT_EXPR_DEPTH: 64, SQLITE_LIMIT_COMPOUND_SELECT: 32, SQLITE_LIMIT_VDBE_OP: 25_000,
    SQLITE_LIMIT_FUNCTION_ARG: 64, SQLITE_LIMIT_ATTACHED: 1, SQLITE_LIMIT_LIKE_PATTERN_LENGTH: 128,
    SQLITE_LIMIT_VARIABLE_NUMBER: 128, SQLITE_LIMIT_TRIGGER_DEPTH: 8,
    SQLITE_LIMIT_WORKER_THREADS: 0,
  ]

  @Test(arguments: [
    SessionStore.Access.reading, .shared(creating: false), .exclusive(creating: false),
  ])
  func `every flag and every limit is set, however the store is opened`(
    access: SessionStore.Access
  ) throws {
    let place = try TestStore(saving: .sample())
    let store = try place.open(for: access)
    try store.read { connection in
      for (flag, isOn) in Self.flags { #expect(connection.flag(flag) == isOn, "\(flag)") }
      for (limit, value) in Self.limits { #expect(connection.limit(limit) == value, "\(limit)") }
    }
  }

  @Test func `a limit that does not take is an error`() throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    // SQLite's own limit for it is far below.
    #expect(throws: SQLiteError.self) {
      try connection.setLimit(SQLITE_LIMIT_ATTACHED, to: 1_000_000)
    }
  }

  @Test(arguments: ["VACUUM", "VACUUM INTO", "PRAGMA incremental_vacuum"])
  func `under the limits a file is still made smaller or copied`(statement: String) throws {
    let place = try TestStore(saving: .sample(depth: 500))
    let copy = place.parent("copy.sqlite")
    do {
      var connection = try Connection(path: place.database, mode: .readWrite)
      try connection.configure(for: .saving(isExclusive: false), busyMilliseconds: 0)
      try connection.script(
        statement == "VACUUM INTO" ? "VACUUM INTO '\(copy)'" : statement, named: "vacuum")
    }
    if statement == "VACUUM INTO" {
      #expect(try SessionStore(at: copy, for: .reading).load(.main) != nil)
    }
    #expect(try place.open().load(.main)?.session.state.entries.count == 500)
  }

  @Test func `a session of the greatest size is saved and comes back`() throws {
    var session = SavedSession.sample(depth: 7)
    let text = String(repeating: "x", count: (1 << 20) - 2)
    session = session.holding(
      session.state.entries.map {
        SavedSnapshot(entry: $0.id, model: "M", payload: Payload(stringLiteral: "\"\(text)\""))
      })
    let store = try place.open(for: .exclusive(creating: true))
    let saved = try store.save(session).saved
    #expect(try store.load(.main)?.session == saved)
  }

  @Test func `a link in a file's place is not followed`() throws {
    let place = try TestStore(saving: .sample())
    let link = place.parent("link.sqlite")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: place.database)
    let error = #expect(throws: SQLiteError.self) {
      _ = try Connection(path: link, mode: .readWrite)
    }
    #expect(error?.isOfOpening == true)
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
