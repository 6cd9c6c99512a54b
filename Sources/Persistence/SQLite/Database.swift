import Synchronization

/// One connection behind one lock: the only door to a database.
final class Database: Sendable {
  private let connection: Mutex<Connection>
  private let version: Int

  /// Takes a connection to a store whose schema has a version.
  init(_ connection: consuming sending Connection, version: Int) {
    self.connection = Mutex(connection)
    self.version = version
  }

  /// Runs a closure that has the connection to itself.
  ///
  /// Spelled `inout`, so that the compiler refuses to let the connection out.
  func use<Value: Sendable>(_ body: (inout Connection) throws -> Value) throws -> Value {
    try connection.withLock { (connection) throws in try body(&connection) }
  }

  /// Runs a closure in a transaction that has the write lock from its start.
  ///
  /// Begun later, a transaction that reads first and then writes fails at once where another
  /// writer came between. <https://www.sqlite.org/lang_transaction.html>
  func write<Value: Sendable>(
    _ durability: Durability = .durable, _ body: (inout Connection) throws -> Value
  ) throws -> Value {
    try use { connection throws in
      try connection.takeLock()
      defer { connection.letLockGo() }
      try connection.setDurability(durability)
      connection.log.pointee.hasGrown = false
      let value = try transaction(.beginImmediate, on: &connection, body)
      if durability == .durable { try connection.syncLog() }
      connection.shortenLog()
      return value
    }
  }

  /// Writes the log into the database where it has grown, for a moment when nothing is saved.
  ///
  /// - Returns: Whether it did.
  func checkpoint() throws -> Bool {
    try use { connection throws in
      guard connection.log.pointee.frames >= Connection.idleFrames else { return false }
      // Whoever has the lock is not idle.
      guard try connection.takeLockIfFree() else { return false }
      defer { connection.letLockGo() }
      return try connection.checkpoint(.passive)
    }
  }

  /// Runs a closure in a transaction that sees one state throughout.
  func read<Value: Sendable>(_ body: (inout Connection) throws -> Value) throws -> Value {
    try use { connection throws in try transaction(.begin, on: &connection, body) }
  }

  private func transaction<Value>(
    _ begin: SQL, on connection: inout Connection, _ body: (inout Connection) throws -> Value
  ) throws -> Value {
    try connection.transaction(begin) { (connection: inout Connection) throws in
      // A newer program may have brought the store up to date since it was opened.
      let found = try connection.rows(.userVersion) { Int($0.integer(0)) }.first ?? 0
      guard found == version else { throw StoreError.newer(found: found, known: version) }
      return try body(&connection)
    }
  }
}

extension Connection {
  mutating func transaction<Value>(
    _ begin: SQL, _ body: (inout Connection) throws -> Value
  ) throws -> Value {
    try run(begin)
    do {
      let value = try body(&self)
      try run(.commit)
      return value
    } catch {
      // A full disk has rolled back by itself; a second rollback would hide the cause.
      // https://www.sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction
      if isInTransaction { _ = try? run(.rollback) }
      throw error
    }
  }
}

extension SQL {
  static let begin = SQL("begin", "BEGIN")
  static let userVersion = SQL("user version", "PRAGMA user_version")
  static let beginImmediate = SQL("begin immediate", "BEGIN IMMEDIATE")
  static let commit = SQL("commit", "COMMIT")
  static let rollback = SQL("rollback", "ROLLBACK")
}
