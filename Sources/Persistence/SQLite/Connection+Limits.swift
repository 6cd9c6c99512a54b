import CSQLite

extension Connection {
  /// What a file from anywhere could bring, and the store does not use.
  /// <https://www.sqlite.org/c3ref/c_dbconfig_defensive.html>
  static let flags: [(flag: Int32, isOn: Bool)] = [
    (SQLITE_DBCONFIG_DEFENSIVE, true),
    (SQLITE_DBCONFIG_TRUSTED_SCHEMA, false),
    (SQLITE_DBCONFIG_WRITABLE_SCHEMA, false),
    (SQLITE_DBCONFIG_DQS_DML, false),
    (SQLITE_DBCONFIG_DQS_DDL, false),
    (SQLITE_DBCONFIG_ENABLE_TRIGGER, false),
    (SQLITE_DBCONFIG_ENABLE_VIEW, false),
    (SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, false),
    (SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, false),
  ]

  /// How large a thing may be that a statement or a row brings: well over what the store needs,
  /// and far below SQLite's own limits. <https://www.sqlite.org/limits.html>
  static let limits: [(limit: Int32, value: Int32)] = [
    // A payload has at most 1 MiB and a session 8; a row is one of many.
    (SQLITE_LIMIT_LENGTH, 1 << 24),
    (SQLITE_LIMIT_SQL_LENGTH, 1 << 17),
    (SQLITE_LIMIT_COLUMN, 64),
    (SQLITE_LIMIT_EXPR_DEPTH, 64),
    (SQLITE_LIMIT_COMPOUND_SELECT, 32),
    (SQLITE_LIMIT_VDBE_OP, 25_000),
    (SQLITE_LIMIT_FUNCTION_ARG, 64),
    // One, because VACUUM attaches the copy that it makes.
    (SQLITE_LIMIT_ATTACHED, 1),
    (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 128),
    (SQLITE_LIMIT_VARIABLE_NUMBER, 128),
    // The foreign keys' actions count as triggers.
    (SQLITE_LIMIT_TRIGGER_DEPTH, 8),
    (SQLITE_LIMIT_WORKER_THREADS, 0),
  ]

  /// Sets a limit, and holds SQLite to it. <https://www.sqlite.org/c3ref/limit.html>
  func setLimit(_ limit: Int32, to value: Int32) throws(SQLiteError) {
    sqlite3_limit(handle, limit, value)
    guard self.limit(limit) == value else { throw Self.ignored("limit \(limit)") }
  }

  /// A limit as it is.
  func limit(_ limit: Int32) -> Int32 { sqlite3_limit(handle, limit, -1) }
}
