import Migrations
import Testing

@testable import Persistence

/// The migrator, tried on steps of each sort.
@Suite struct MigrationChainTests {
  private static let versions = Array(0...MigrationChain.all.count)

  private func connection(at version: Int) throws -> Connection {
    var connection = try MigrationChain.connection()
    try Migrator(Array(MigrationChain.all.prefix(version))).migrate(&connection)
    return connection
  }

  @Test(arguments: versions)
  func `from every version it comes to the same`(version: Int) throws {
    var connection = try connection(at: version)
    try Migrator(MigrationChain.all).migrate(&connection)
    var fresh = try MigrationChain.connection()
    try Migrator(MigrationChain.all).migrate(&fresh)
    #expect(try connection.schemaChecksum() == fresh.schemaChecksum())
    #expect(try connection.contents() == fresh.contents())
    let texts = try connection.once("SELECT text FROM child ORDER BY text") { try $0.text(0) }
    #expect(texts == ["a!", "c!", "none!"])
    #expect(try connection.pragma("foreign_keys") == 1)
  }

  @Test func `steps before one that fails stay done, and it is undone whole`() throws {
    var connection = try connection(at: 2)
    var done = try self.connection(at: 4)
    #expect(throws: SQLiteError.self) {
      try Migrator(MigrationChain.all + [MigrationChain.failing]).migrate(&connection)
    }
    #expect(try connection.contents() == done.contents())
    #expect(try connection.schemaChecksum() == done.schemaChecksum())
    #expect(try Migrator(MigrationChain.all).inspect(&connection) == .store(version: 4))
    #expect(try Migrator(MigrationChain.all).inspect(&done) == .store(version: 4))
  }

  @Test(arguments: versions.dropLast())
  func `a fault before any statement leaves a whole version, and the next run completes it`(
    version: Int
  ) throws {
    let migrator = Migrator(MigrationChain.all)
    let counter = MigrationFault()
    var complete = try connection(at: version)
    try counter.arming(migrator).migrate(&complete)
    try #require(counter.count > 5)
    let versions = try (version...4).map { try connection(at: $0).contents() }
    for number in 1...counter.count {
      var connection = try connection(at: version)
      #expect(throws: MigrationFault.error) {
        try MigrationFault(before: number).arming(migrator).migrate(&connection)
      }
      let isInTransaction = connection.isInTransaction
      #expect(!isInTransaction)
      #expect(versions.contains(try connection.contents()), "statement \(number)")
      try migrator.migrate(&connection)
      #expect(try connection.contents() == complete.contents(), "statement \(number)")
    }
  }

  @Test func `rows that referred to nothing before a step do not refuse it`() throws {
    var connection = try connection(at: 3)
    try connection.set("foreign_keys", to: 0)
    try connection.script("INSERT INTO child VALUES (9, 'x')", named: "test")
    try Migrator(MigrationChain.all).migrate(&connection)
    #expect(try connection.number("SELECT count(*) FROM child") == 4)
  }

  @Test func `one more of them than before does`() throws {
    var connection = try connection(at: 4)
    try connection.set("foreign_keys", to: 0)
    try connection.script("INSERT INTO child VALUES (9, 'x')", named: "test")
    let step = Migration(
      version: 5, name: "0005_orphan", minimumReader: 1, sql: "DELETE FROM session WHERE id = 2")
    #expect(throws: StoreError.danglingRows(after: "0005_orphan")) {
      try Migrator(MigrationChain.all + [step]).migrate(&connection)
    }
    #expect(try connection.number("SELECT count(*) FROM session") == 2)
  }

  @Test func `a step that leaves other tables than it should is undone`() throws {
    var connection = try connection(at: 4)
    let step = Migration(
      version: 5, name: "0005_other", minimumReader: 1, schema: 1,
      sql: "CREATE TABLE other (a INTEGER) STRICT")
    #expect {
      try Migrator(MigrationChain.all + [step]).migrate(&connection)
    } throws: { error in
      if case .wrongTables = error as? StoreError { true } else { false }
    }
    #expect(try connection.tables() == ["child", "migration", "session"])
  }

  @Test func `the text of a statement is cut where SQLite cuts it`() throws {
    let connection = try MigrationChain.connection()
    try connection.script(
      "CREATE TABLE a (b TEXT DEFAULT ';'); ; -- c; d\n/* e; */ INSERT INTO a VALUES (';é;')",
      named: "test")
    #expect(try connection.once("SELECT b FROM a") { try $0.text(0) } == [";é;"])
  }
}
