import CSQLite

/// An open database. It cannot be copied, so that what a lock guards cannot leave it.
struct Connection: ~Copyable {
  /// For the extensions in this folder, which alone know what it is.
  let handle: OpaquePointer
  /// What is let go of once the database is closed.
  let hold: StoreHold?
  /// The file's path.
  let path: String
  /// What SQLite tells of the log after each transaction that wrote. It is this connection's own.
  let log: UnsafeMutablePointer<LogState>
  private var statements: [SQL: OpaquePointer] = [:]
  /// Called before each statement of a program, by name; for tests that stop in between. What it
  /// throws is what the statement answers.
  var willRun: (@Sendable (StaticString) throws(SQLiteError) -> Void)?
  /// How long it waits for another program's lock.
  private(set) var busyMilliseconds: Int32 = 0
  /// What a transaction survives; none before the first.
  var durability: Durability?

  /// Opens a file.
  init(path: String, mode: Mode, hold: StoreHold? = nil) throws(SQLiteError) {
    var opened: OpaquePointer?
    // One connection behind a lock needs no lock of SQLite's own.
    // https://www.sqlite.org/threadsafe.html
    // No link: it would lead to a file with another log. https://www.sqlite.org/c3ref/open.html
    let flags =
      mode.flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOFOLLOW
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      let error = SQLiteError(code, on: opened, doing: "open")
      sqlite3_close(opened)
      throw error
    }
    handle = opened
    self.hold = hold
    self.path = path
    log = .allocate(capacity: 1)
    log.initialize(to: LogState())
    stopWhenAsked()
  }

  deinit {
    // One after the other: of two that close at once, neither would be the last, who takes the log
    // away. Who saves is not waited for: then this one is not the last.
    try? hold?.lock?.take(.milliseconds(50))
    defer { hold?.lock?.letGo() }
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close(handle)
    log.deallocate()
  }

  /// How a file is opened.
  enum Mode {
    case readOnly
    case readWrite
    case create

    fileprivate var flags: Int32 {
      switch self {
      case .readOnly: SQLITE_OPEN_READONLY
      case .readWrite: SQLITE_OPEN_READWRITE
      case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    }
  }

  /// Whether a transaction is open. <https://www.sqlite.org/c3ref/get_autocommit.html>
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Rows changed since the file was opened. <https://www.sqlite.org/c3ref/total_changes.html>
  var totalChanges: Int64 { sqlite3_total_changes64(handle) }

  /// Waits up to this long for another program's lock.
  mutating func setBusyTimeout(milliseconds: Int32) {
    busyMilliseconds = milliseconds
    waitForLocks()
  }

  /// Sets a flag, and holds SQLite to it. <https://www.sqlite.org/c3ref/c_dbconfig_defensive.html>
  func setFlag(_ flag: Int32, _ isOn: Bool) throws(SQLiteError) {
    var readBack: Int32 = -1
    let code = csqlite_set_flag(handle, flag, isOn ? 1 : 0, &readBack)
    guard code == SQLITE_OK, readBack == (isOn ? 1 : 0) else {
      throw SQLiteError(code, on: handle, doing: "db_config \(flag)")
    }
  }

  /// Whether a flag is on.
  func flag(_ flag: Int32) -> Bool {
    var readBack: Int32 = -1
    return csqlite_set_flag(handle, flag, -1, &readBack) == SQLITE_OK && readBack == 1
  }

  /// Makes a function of ours known to SQL.
  func register(
    _ name: String,
    _ function:
      @convention(c) (
        OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?
      ) -> Void
  ) throws(SQLiteError) {
    // Direct only: a view or a trigger of a hostile file must not call it.
    // https://www.sqlite.org/c3ref/c_deterministic.html
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY
    let code = sqlite3_create_function_v2(
      handle, name, -1, flags, nil, function, nil, nil, nil)
    guard code == SQLITE_OK else { throw SQLiteError(code, on: handle, doing: name) }
  }

  /// Runs a statement that returns no row.
  ///
  /// - Returns: How many rows it changed.
  @discardableResult
  mutating func run(_ sql: SQL, _ values: [SQLiteValue] = []) throws(SQLiteError) -> Int {
    try willRun?(sql.name)
    let statement = try prepared(sql)
    // Left stepped, a statement holds its lock: https://www.sqlite.org/c3ref/reset.html
    defer { sqlite3_reset(statement) }
    try bind(values, to: statement, of: sql)
    let code = sqlite3_step(statement)
    guard code == SQLITE_DONE || code == SQLITE_ROW else {
      throw SQLiteError(code, on: handle, doing: sql.name.description)
    }
    return Int(sqlite3_changes64(handle))
  }

  /// Runs a statement, and reads its rows one by one.
  mutating func rows<Value>(
    _ sql: SQL, _ values: [SQLiteValue] = [], _ read: (borrowing Row) throws -> Value
  ) throws -> [Value] {
    try willRun?(sql.name)
    let statement = try prepared(sql)
    defer { sqlite3_reset(statement) }
    try bind(values, to: statement, of: sql)
    return try step(statement, named: sql.name.description, read)
  }

  /// Runs a statement that is needed once, such as a pragma, and reads its rows.
  func once<Value>(
    _ text: String, _ read: (borrowing Row) throws -> Value
  ) throws -> [Value] {
    let statement = try prepare(text, named: text, flags: 0)
    defer { sqlite3_finalize(statement) }
    return try step(statement, named: text, read)
  }

  private func step<Value>(
    _ statement: OpaquePointer, named name: String, _ read: (borrowing Row) throws -> Value
  ) throws -> [Value] {
    var result: [Value] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        // By a name: the compiler of 6.3 fails on the value itself where it optimizes.
        let row = Row(statement, named: name)
        result.append(try read(row))
      case SQLITE_DONE: return result
      case let code: throw SQLiteError(code, on: handle, doing: name)
      }
    }
  }

  private mutating func prepared(_ sql: SQL) throws(SQLiteError) -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    let made = try prepare(
      sql.text, named: sql.name.description, flags: UInt32(SQLITE_PREPARE_PERSISTENT))
    statements[sql] = made
    return made
  }

  private func prepare(
    _ text: String, named name: String, flags: UInt32
  ) throws(SQLiteError) -> OpaquePointer {
    var made: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, text, -1, flags, &made, nil)
    guard code == SQLITE_OK, let made else { throw SQLiteError(code, on: handle, doing: name) }
    return made
  }

  private func bind(
    _ values: [SQLiteValue], to statement: OpaquePointer, of sql: SQL
  ) throws(SQLiteError) {
    sqlite3_clear_bindings(statement)
    for (index, value) in zip(Int32(1)..., values) {
      let code: Int32 =
        switch value {
        case .null: sqlite3_bind_null(statement, index)
        case .integer(let number): sqlite3_bind_int64(statement, index, number)
        case .text(let text): bind(text.utf8, to: statement, at: index)
        case .utf8(let bytes): bind(bytes, to: statement, at: index)
        }
      guard code == SQLITE_OK else {
        throw SQLiteError(code, on: handle, doing: sql.name.description)
      }
    }
  }

  /// Binds text by its length, so that a NUL does not end it.
  private func bind(
    _ text: some Collection<UInt8>, to statement: OpaquePointer, at index: Int32
  ) -> Int32 {
    func bound(_ buffer: UnsafeBufferPointer<UInt8>) -> Int32 {
      // An empty text needs a pointer too: NULL would bind NULL.
      guard let start = buffer.baseAddress, !buffer.isEmpty else {
        return sqlite3_bind_text(statement, index, "", 0, csqlite_transient())
      }
      return start.withMemoryRebound(to: CChar.self, capacity: buffer.count) {
        sqlite3_bind_text64(
          statement, index, $0, UInt64(buffer.count), csqlite_transient(), UInt8(SQLITE_UTF8))
      }
    }
    return text.withContiguousStorageIfAvailable(bound)
      ?? Array(text).withUnsafeBufferPointer(bound)
  }
}
