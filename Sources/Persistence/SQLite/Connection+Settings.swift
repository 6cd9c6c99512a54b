import CSQLite

extension Connection {
  /// The least SQLite that has what the store needs: STRICT tables are of 3.37, and every
  /// statement of ours was run on 3.40.
  static let leastEngine: Int32 = 3_037_000

  /// The version of the SQLite that is linked, as 3_040_001 for 3.40.1.
  static var engine: Int32 { sqlite3_libversion_number() }

  /// What a database is opened for.
  enum Purpose: Equatable {
    case reading
    case creating
    /// Saving into what is in memory alone, and has no file that could be mapped.
    case inMemory
    case saving(isExclusive: Bool)
  }

  /// How a database is laid out that this package makes. <https://www.sqlite.org/pragma.html>
  static let layout: [(String, Int64)] = [
    ("page_size", 4096),
    // Off: it would write a page more whenever a page is split, and free pages are used again.
    ("auto_vacuum", 0),
  ]

  /// Sets what a file from anywhere must not decide, and reads each back: systems ship SQLite
  /// with different defaults. <https://www.sqlite.org/pragma.html>
  mutating func configure(for purpose: Purpose, busyMilliseconds: Int32) throws {
    setBusyTimeout(milliseconds: busyMilliseconds)
    // First, because only what is set before the log is used keeps the shared memory away.
    // https://www.sqlite.org/wal.html#noshm
    if case .saving(let isExclusive) = purpose {
      try set("locking_mode", to: isExclusive ? "exclusive" : "normal")
    }
    for (flag, isOn) in Self.flags { try setFlag(flag, isOn) }
    for (limit, value) in Self.limits { try setLimit(limit, to: value) }
    try registerChecksum()
    try set("foreign_keys", to: 1)
    try set("cell_size_check", to: 1)
    if purpose != .inMemory { try set("mmap_size", to: 0) }
    try set("temp_store", to: 2)
    switch purpose {
    case .reading: try set("query_only", to: 1)
    case .creating:
      for (pragma, value) in Self.layout { try set(pragma, to: value) }
      try configureWriting()
    case .saving, .inMemory: try configureWriting()
    }
  }

  private mutating func configureWriting() throws {
    // ON, so that nothing that was deleted stays in free pages.
    try set("secure_delete", to: 1)
    // Apple's systems alone: the disk's own memory is emptied too.
    // https://www.sqlite.org/pragma.html#pragma_fullfsync
    try set("fullfsync", to: 1)
    try set("checkpoint_fullfsync", to: 1)
    try set("journal_size_limit", to: 1 << 20)
    // The store says when, and never in the middle of a save.
    try set("wal_autocheckpoint", to: 0)
    // After it, because that pragma puts a hook of its own in this one's place.
    countFrames()
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
  }

  /// Sets what the next transaction survives. https://www.sqlite.org/pragma.html#pragma_synchronous
  mutating func setDurability(_ durability: Durability) throws {
    guard self.durability != durability else { return }
    // NORMAL syncs only when the log is written into the database; FULL after each transaction,
    // and with it all that the log had before.
    try set("synchronous", to: durability == .lazy ? 1 : 2)
    self.durability = durability
  }

  /// Sets a pragma, and holds SQLite to it.
  mutating func set(_ pragma: String, to number: Int64) throws {
    try script("PRAGMA \(pragma) = \(number)", named: pragma)
    guard try self.pragma(pragma) == number else { throw Self.ignored(pragma) }
  }

  /// Sets a pragma to a word, and holds SQLite to it.
  mutating func set(_ pragma: String, to word: String) throws {
    try script("PRAGMA \(pragma) = \(word)", named: pragma)
    guard try textPragma(pragma) == word else { throw Self.ignored(pragma) }
  }

  static func ignored(_ setting: String) -> SQLiteError {
    SQLiteError(code: SQLITE_ERROR, message: "the setting did not take", statement: setting)
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
