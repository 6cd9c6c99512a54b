import CSQLite

extension Connection {
  /// The least SQLite that has what the store needs: STRICT tables are of 3.37, and every
  /// statement of ours was run on 3.40.
  static let leastEngine: Int32 = 3_037_000

  /// The version of the SQLite that is linked, as 3_040_001 for 3.40.1.
  static var engine: Int32 { sqlite3_libversion_number() }

  /// Sets what a file from anywhere must not decide, and reads each back: systems ship SQLite
  /// with different defaults.
  mutating func configure(canWrite: Bool, busyMilliseconds: Int32) throws {
    setBusyTimeout(milliseconds: busyMilliseconds)
    try setFlag(SQLITE_DBCONFIG_DEFENSIVE, true)
    try setFlag(SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)
    try setFlag(SQLITE_DBCONFIG_DQS_DML, false)
    try setFlag(SQLITE_DBCONFIG_DQS_DDL, false)
    try setFlag(SQLITE_DBCONFIG_ENABLE_TRIGGER, false)
    try setFlag(SQLITE_DBCONFIG_ENABLE_VIEW, false)
    try registerChecksum()
    try set("foreign_keys", to: 1)
    try set("cell_size_check", to: 1)
    try set("mmap_size", to: 0)
    try set("temp_store", to: 2)
    if canWrite {
      // ON, so that nothing that was deleted stays in free pages.
      try set("secure_delete", to: 1)
    } else {
      try set("query_only", to: 1)
    }
  }

  /// Decides whether closing leaves the log as it is, or writes it into the database.
  func keepLogWhenClosed(_ isKept: Bool) throws(SQLiteError) {
    try setFlag(SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, isKept)
  }

  /// Turns on the write-ahead log. It stays on in the file.
  mutating func useWriteAheadLog() throws {
    let mode = try textPragma("journal_mode = WAL")
    guard mode == "wal" else {
      throw SQLiteError(
        code: SQLITE_ERROR, message: "the journal mode stays '\(mode ?? "")'",
        statement: "journal_mode")
    }
    // FULL: a save that was answered survives the loss of power.
    // https://www.sqlite.org/pragma.html#pragma_synchronous
    try set("synchronous", to: 2)
  }

  /// Sets a pragma, and holds SQLite to it.
  mutating func set(_ pragma: String, to number: Int64) throws {
    try script("PRAGMA \(pragma) = \(number)", named: pragma)
    guard try self.pragma(pragma) == number else {
      throw SQLiteError(
        code: SQLITE_ERROR, message: "the setting did not take", statement: pragma)
    }
  }

  /// A pragma's number.
  mutating func pragma(_ name: String) throws -> Int64 {
    try once("PRAGMA \(name)") { $0.integer(0) }.first ?? -1
  }

  /// A pragma's word.
  mutating func textPragma(_ statement: String) throws -> String? {
    try once("PRAGMA \(statement)") { try $0.text(0) }.first
  }
}
