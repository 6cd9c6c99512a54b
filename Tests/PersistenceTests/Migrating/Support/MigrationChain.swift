import Migrations

@testable import Persistence

/// A made-up schema with a step of each sort, to try the migrator itself.
enum MigrationChain {
  /// Makes two tables with rows, one of which refers to the other.
  static let making = Migration(
    version: 1, name: "0001_make", minimumReader: 1,
    sql: """
      CREATE TABLE migration (
        version INTEGER PRIMARY KEY, name TEXT, digest TEXT, min_reader INTEGER,
        applied_ms INTEGER) STRICT;
      CREATE TABLE session (id INTEGER PRIMARY KEY, name TEXT) STRICT;
      CREATE TABLE child (
        session INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE, text TEXT) STRICT;
      INSERT INTO session VALUES (1, 'one'), (2, 'two');
      INSERT INTO child VALUES (1, 'a'), (1, NULL), (2, 'c');
      """)

  /// Only adds.
  static let adding = Migration(
    version: 2, name: "0002_add", minimumReader: 1,
    sql: """
      -- A comment before a statement; and one with a semicolon in it.
      ALTER TABLE session ADD COLUMN more TEXT NOT NULL DEFAULT ';';
      CREATE TABLE fresh (a INTEGER) STRICT; CREATE INDEX by_text ON child (text);
      """)

  /// Makes a table anew that others refer to.
  static let rebuilding = Migration(
    version: 3, name: "0003_rebuild", minimumReader: 3,
    sql: """
      CREATE TABLE rebuilt (id INTEGER PRIMARY KEY, name TEXT NOT NULL, more TEXT NOT NULL) STRICT;
      INSERT INTO rebuilt SELECT id, name, more FROM session;
      DROP TABLE session;
      ALTER TABLE rebuilt RENAME TO session;
      """)

  /// Rewrites rows, and takes some away.
  static let rewriting = Migration(
    version: 4, name: "0004_rewrite", minimumReader: 3, isDestructive: true,
    sql: """
      UPDATE child SET text = coalesce(text, 'none') || '!';
      DROP TABLE fresh;
      -- destructive
      """)

  static let all = [making, adding, rebuilding, rewriting]

  /// A step after them that fails in its last statement.
  static let failing = Migration(
    version: 5, name: "0005_fail", minimumReader: 1,
    sql: "CREATE TABLE later (a INTEGER) STRICT; UPDATE child SET text = ''; no statement;")

  /// A connection in memory as the package has them.
  static func connection() throws -> Connection {
    var connection = try Connection(path: ":memory:", mode: .create)
    try connection.registerChecksum()
    try connection.set("foreign_keys", to: 1)
    return connection
  }
}
