import Testing

@testable import Persistence

@Suite struct SchemaChecksumTests {
  private func checksum(_ sql: String) throws -> Int64 {
    let connection = try MigrationChain.connection()
    try connection.script(sql, named: "test")
    return try connection.schemaChecksum()
  }

  private static let table = "CREATE TABLE a (b TEXT NOT NULL UNIQUE, c INTEGER)"

  @Test(arguments: [
    "CREATE TABLE a (b TEXT NOT NULL UNIQUE, c INTEGER DEFAULT 1)",
    "CREATE TABLE a (b TEXT UNIQUE, c INTEGER)", "CREATE TABLE a (b TEXT NOT NULL UNIQUE)",
    "CREATE TABLE A (b TEXT NOT NULL UNIQUE, c INTEGER)", "SELECT 1",
    table + " STRICT", table + "; CREATE TABLE d (e)", table + "; CREATE INDEX d ON a (c)",
  ])
  func `other tables have another`(sql: String) throws {
    #expect(try checksum(sql) != checksum(Self.table))
  }

  @Test(arguments: [
    "CREATE TABLE a(b   TEXT NOT\n  NULL UNIQUE ,c INTEGER )",
    "CREATE TABLE z (b TEXT NOT NULL UNIQUE, c INTEGER); ALTER TABLE z RENAME TO a",
    "CREATE TABLE a (b TEXT NOT NULL UNIQUE); ALTER TABLE a ADD COLUMN c INTEGER",
  ])
  func `the same tables have the same, however they came to be`(sql: String) throws {
    #expect(try checksum(sql) == checksum(Self.table))
  }

  @Test func `what SQLite keeps about tables is left aside`() throws {
    let rows = "; INSERT INTO a VALUES ('x', 1); CREATE INDEX d ON a (c)"
    #expect(try checksum(Self.table + rows + "; ANALYZE") == checksum(Self.table + rows))
  }
}
