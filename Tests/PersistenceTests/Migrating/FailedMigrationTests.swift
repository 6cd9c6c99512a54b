import Migrations
import Testing

@testable import Persistence

@Suite struct FailedMigrationTests {
  private static let next = Migration.all.count + 1

  /// Every migration done and one more tried.
  private func connection(
    trying sql: String, expecting check: (any Error) -> Bool
  ) throws -> Connection {
    var connection = try Connection(path: ":memory:", mode: .create)
    try connection.registerChecksum()
    try connection.set("foreign_keys", to: 1)
    try Migrator().migrate(&connection)
    let second = Migration(version: Self.next, name: "try", minimumReader: 1, sql: sql)
    do {
      try Migrator(Migration.all + [second]).migrate(&connection)
      Issue.record("the migration was done")
    } catch { #expect(check(error), "\(error)") }
    return connection
  }

  private func expectUndone(_ connection: inout Connection) throws {
    #expect(try connection.pragma("user_version") == Int64(Self.next - 1))
    let isOpen = connection.isInTransaction
    #expect(!isOpen)
    let left = try connection.once(
      "SELECT name FROM sqlite_schema WHERE name IN ('fresh', 'moved')"
    ) { try $0.text(0) }
    #expect(left.isEmpty)
    #expect(try connection.number("SELECT max(version) FROM migration") == Int64(Self.next - 1))
    #expect(try connection.once("SELECT count(*) FROM entry") { $0.integer(0) } == [0])
  }

  @Test func `a migration that fails in its last statement is undone whole`() throws {
    var connection = try connection(
      trying: """
        CREATE TABLE fresh (a INTEGER) STRICT;
        ALTER TABLE entry RENAME TO moved;
        INSERT INTO fresh VALUES ('no number');
        """
    ) { ($0 as? SQLiteError)?.statement == "try" }
    try expectUndone(&connection)
  }

  @Test func `a migration that leaves rows referring to nothing is undone`() throws {
    var connection = try connection(
      trying: """
        CREATE TABLE fresh (a INTEGER) STRICT;
        INSERT INTO note (session, revision, text, crc) VALUES (99, 1, '', 0);
        """
    ) { $0 as? StoreError == .danglingRows(after: "try") }
    try expectUndone(&connection)
  }

  @Test func `what a migration that failed had to turn off is on again`() throws {
    var connection = try connection(trying: "no statement") { $0 is SQLiteError }
    #expect(try connection.pragma("foreign_keys") == 1)
  }

  @Test func `the step before the one that failed stays done`() throws {
    var connection = try Connection(path: ":memory:", mode: .create)
    try connection.registerChecksum()
    let bad = Migration(version: Self.next, name: "try", minimumReader: 1, sql: "no statement")
    #expect(throws: SQLiteError.self) {
      try Migrator(Migration.all + [bad]).migrate(&connection)
    }
    #expect(try connection.pragma("user_version") == Int64(Self.next - 1))
  }

  @Test func `a table that is rebuilt keeps the rows that refer to it`() throws {
    var connection = try Connection(path: ":memory:", mode: .create)
    try connection.set("foreign_keys", to: 1)
    let first = Migration(
      version: 1, name: "0001_make", minimumReader: 1,
      sql: """
        CREATE TABLE migration (version, name, digest, min_reader, applied_ms);
        CREATE TABLE parent (id INTEGER PRIMARY KEY);
        CREATE TABLE child (parent REFERENCES parent (id) ON DELETE CASCADE);
        INSERT INTO parent VALUES (1);
        INSERT INTO child VALUES (1);
        """)
    let second = Migration(
      version: 2, name: "0002_rebuild", minimumReader: 1,
      sql: """
        CREATE TABLE rebuilt (id INTEGER PRIMARY KEY, more);
        INSERT INTO rebuilt (id) SELECT id FROM parent;
        DROP TABLE parent;
        ALTER TABLE rebuilt RENAME TO parent;
        """)
    try Migrator([first, second]).migrate(&connection)
    #expect(try connection.once("SELECT parent FROM child") { $0.integer(0) } == [1])
  }
}
