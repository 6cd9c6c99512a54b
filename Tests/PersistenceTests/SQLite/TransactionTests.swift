import CSQLite
import TestSupport
import Testing

@testable import Persistence

@Suite struct TransactionTests {
  private static let insert = SQL("insert number", "INSERT INTO t VALUES (?1)")

  private struct Stop: Error {}

  private func database() throws -> Database {
    let connection = try Connection(path: ":memory:", mode: .create)
    try connection.script("CREATE TABLE t (a INTEGER NOT NULL) STRICT", named: "make")
    return Database(connection, version: 0)
  }

  private func count(_ database: Database) throws -> Int64? {
    try database.read { try $0.once("SELECT count(*) FROM t") { $0.integer(0) }.first }
  }

  @Test func `what a closure wrote is kept when it returns`() throws {
    let database = try database()
    try database.write { _ = try $0.run(Self.insert, [1]) }
    #expect(try count(database) == 1)
  }

  @Test func `what a closure wrote is undone when it throws, and its error is told`() throws {
    let database = try database()
    #expect(throws: Stop.self) {
      try database.write { connection in
        try connection.run(Self.insert, [1])
        throw Stop()
      }
    }
    #expect(try count(database) == 0)
    #expect(try database.use { !$0.isInTransaction })
  }

  @Test func `a statement that fails undoes the ones before it`() throws {
    let database = try database()
    #expect(throws: SQLiteError.self) {
      try database.write { connection in
        try connection.run(Self.insert, [1])
        try connection.run(Self.insert, [.null])
      }
    }
    #expect(try count(database) == 0)
  }

  /// SQLite rolls back by itself then, and a second rollback would say "no transaction is active".
  /// https://www.sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction
  @Test func `an error of a transaction that rolled back by itself is the one that is told`()
    throws
  {
    let database = try database()
    let error = #expect(throws: SQLiteError.self) {
      try database.write { connection in
        try connection.script("ROLLBACK", named: "rolled back by itself")
        try connection.run(Self.insert, [.null])
      }
    }
    #expect(error?.statement == "insert number")
    #expect(try database.use { !$0.isInTransaction })
  }
}
