import Migrations
import Testing

@testable import Persistence

/// Every released version, brought to every later one: by the same steps to the same tables, with
/// the rows that were there.
@Suite struct MigrationMatrixTests {
  private static let pairs = ReleasedStore.all.flatMap { store in
    (store.version...Migration.all.count).map { (store, $0) }
  }

  @Test func `every version but the newest has its store, and the newest may have`() {
    let versions = ReleasedStore.all.map(\.version)
    let newest = Migration.all.count
    #expect([Array(1..<newest), Array(1...newest)].contains(versions))
  }

  @Test(arguments: ReleasedStore.all)
  func `a fixture is small, and a store of its version`(store: ReleasedStore) throws {
    #expect(try store.sql.utf8.count <= 65_536)
    var connection = try store.connection()
    #expect(try Migrator().inspect(&connection) == .store(version: store.version))
  }

  @Test(arguments: Migration.all)
  func `the checksum of a step's tables is that of the tables it makes`(
    migration: Migration
  ) throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    try connection.registerChecksum()
    for step in Migration.all.prefix(migration.version) {
      try connection.script(step.sql, named: step.name)
    }
    let checksum = try connection.schemaChecksum()
    #expect(checksum == migration.schema)
  }

  @Test(arguments: pairs)
  func `its tables are those that a new store of that version has`(
    store: ReleasedStore, version: Int
  ) throws {
    var connection = try store.connection()
    try Migrator.upTo(version).migrate(&connection)
    #expect(try connection.schemaChecksum() == Migration.all[version - 1].schema)
    #expect(try Migrator.upTo(version).inspect(&connection) == .store(version: version))
  }

  @Test(arguments: pairs)
  func `nothing is broken that was not`(store: ReleasedStore, version: Int) throws {
    var connection = try store.connection()
    let before = try Self.faults(of: connection)
    try Migrator.upTo(version).migrate(&connection)
    #expect(try Self.faults(of: connection).isSubset(of: before))
  }

  private static func faults(of connection: borrowing Connection) throws -> Set<String> {
    let lines =
      try connection.once("PRAGMA integrity_check") { try $0.text(0) }
      + connection.once("PRAGMA foreign_key_check") { try $0.text(0) }
    return Set(lines).union(["ok"])
  }

  @Test(arguments: pairs)
  func `step by step it comes to the same rows as at once`(
    store: ReleasedStore, version: Int
  ) throws {
    var atOnce = try store.connection()
    var stepwise = try store.connection()
    try Migrator.upTo(version).migrate(&atOnce)
    for step in store.version...version { try Migrator.upTo(step).migrate(&stepwise) }
    #expect(try atOnce.contents() == stepwise.contents())
  }

  /// What a step is meant to change; all else of a session's rows must come through.
  private static let rewritten = ["session": ["row_count", "row_sum", "crc"]]

  @Test(arguments: pairs)
  func `every row of a session that is there comes through, to the letter`(
    store: ReleasedStore, version: Int
  ) throws {
    var connection = try store.connection()
    let before = try Self.rows(of: connection)
    try Migrator.upTo(version).migrate(&connection)
    let after = try Self.rows(of: connection, columnsOf: try store.connection())
    #expect(after == before)
    #expect(before["entry"]?.isEmpty == false)
  }

  /// The rows of sessions that are there, in the columns that another connection's tables have.
  private static func rows(
    of connection: borrowing Connection, columnsOf older: consuming Connection? = nil
  ) throws -> [String: [String]] {
    var rows: [String: [String]] = [:]
    for table in ["session", "entry", "snapshot", "value", "retention_exception", "note"] {
      let columns = try older?.columns(of: table) ?? connection.columns(of: table)
      let kept = columns.filter { rewritten[table]?.contains($0) != true }
      let source =
        table == "session"
        ? table : "(SELECT * FROM \(table) WHERE session IN (SELECT id FROM session))"
      rows[table] = try connection.contents(of: source, columns: kept)
    }
    return rows
  }
}
