import Migrations
import Testing

@testable import Persistence

@Suite struct MigratorTests {
  private func fresh() throws -> Connection {
    var connection = try Connection(path: ":memory:", mode: .create)
    // What `configure` sets too, but an in-memory database has no `mmap_size` to read back.
    try connection.registerChecksum()
    try connection.set("foreign_keys", to: 1)
    return connection
  }

  @Test func `an empty database becomes a store of the newest version`() throws {
    var connection = try fresh()
    #expect(try Migrator().kind(of: &connection) == .empty)
    try Migrator().migrate(&connection)
    #expect(try Migrator().kind(of: &connection) == .store(version: Migration.all.count))
  }

  @Test func `the ledger tells each migration's name, digest and least reader`() throws {
    var connection = try fresh()
    try Migrator().migrate(&connection)
    let ledger = try connection.once(
      "SELECT version || ' ' || name || ' ' || digest || ' ' || min_reader FROM migration"
    ) { try $0.text(0) }
    #expect(
      ledger
        == Migration.all.map {
          let digest = SHA256.hexDigest(of: Array($0.sql.utf8))
          return "\($0.version) \($0.name) \(digest) \($0.minimumReader)"
        })
  }

  @Test func `the ledger tells when, in milliseconds`() throws {
    var connection = try fresh()
    try Migrator().migrate(&connection)
    let isNow = try connection.once(
      "SELECT max(abs(applied_ms / 1000 - unixepoch())) < 600 FROM migration"
    ) { $0.integer(0) }
    #expect(isNow == [1])
  }

  @Test func `a second run changes nothing`() throws {
    var connection = try fresh()
    try Migrator().migrate(&connection)
    let before = connection.totalChanges
    try Migrator().migrate(&connection)
    let after = connection.totalChanges
    #expect(after == before)
    #expect(try connection.number("SELECT count(*) FROM migration") == Int64(Migration.all.count))
  }

  @Test func `foreign keys are on again afterwards`() throws {
    var connection = try fresh()
    try Migrator().migrate(&connection)
    #expect(try connection.pragma("foreign_keys") == 1)
  }

  @Test func `another program's database is refused`() throws {
    var connection = try fresh()
    try connection.script("CREATE TABLE theirs (a)", named: "theirs")
    #expect(throws: StoreError.foreign(tables: ["theirs"])) {
      try Migrator().migrate(&connection)
    }
  }

  @Test func `a newer store is refused`() throws {
    var connection = try fresh()
    try Migrator().migrate(&connection)
    try connection.set("user_version", to: 7)
    #expect(throws: StoreError.newer(found: 7, known: Migration.all.count)) {
      try Migrator().migrate(&connection)
    }
  }

  @Test func `every table is STRICT, and every row but the ledger's has a checksum`() throws {
    var connection = try fresh()
    try Migrator().migrate(&connection)
    let loose = try connection.once(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND NOT strict"
    ) { try $0.text(0) }
    #expect(loose == ["sqlite_schema"])
    let unchecked = try connection.once(
      """
      SELECT name FROM sqlite_schema AS made WHERE type = 'table' AND NOT EXISTS (
        SELECT 1 FROM pragma_table_info(made.name) WHERE name = 'crc')
      """
    ) { try $0.text(0) }
    #expect(unchecked == ["migration"])
  }
}
