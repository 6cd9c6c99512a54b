import CSQLite

/// What is known of the write-ahead log.
struct LogState {
  /// How many frames it has that are not known to be in the database.
  var frames: Int32 = 0
  /// Whether all of it is on the disk. A process that died may have left some that is not.
  var isSynced = false
  /// Whether the transaction wrote to it.
  var hasGrown = false
  /// For how many milliseconds another program's lock is waited for, and how far that is.
  var patience: Int32 = 0
  var waiting: Patience?
}

extension Connection {
  /// How much is done to write the log into the database.
  enum Checkpoint {
    /// What can be done without waiting for anybody.
    case passive
    /// All of it, and the log's file is emptied, unless somebody reads.
    case truncate

    fileprivate var mode: Int32 {
      switch self {
      case .passive: SQLITE_CHECKPOINT_PASSIVE
      case .truncate: SQLITE_CHECKPOINT_TRUNCATE
      }
    }
  }

  /// Has SQLite tell how many frames the log has, after each transaction that wrote.
  /// <https://www.sqlite.org/c3ref/wal_hook.html>
  func countFrames() {
    sqlite3_wal_hook(
      handle,
      { log, _, _, frames in
        guard let log = log?.assumingMemoryBound(to: LogState.self) else { return SQLITE_OK }
        log.pointee.frames = frames
        log.pointee.isSynced = false
        log.pointee.hasGrown = true
        return SQLITE_OK
      }, log)
  }

  /// Writes the log into the database. It waits for no other connection.
  ///
  /// - Returns: Whether all of it was written.
  mutating func checkpoint(_ checkpoint: Checkpoint) throws(SQLiteError) -> Bool {
    sqlite3_busy_timeout(handle, 0)
    defer { waitForLocks() }
    var (logged, written): (Int32, Int32) = (-1, -1)
    let code = sqlite3_wal_checkpoint_v2(handle, "main", checkpoint.mode, &logged, &written)
    if code & 0xFF == SQLITE_BUSY { return false }
    guard code == SQLITE_OK else { throw SQLiteError(code, on: handle, doing: "checkpoint") }
    guard logged == written else { return false }
    // All of it is in the database, and on the disk. The log begins anew with the next save.
    log.pointee.frames = 0
    log.pointee.isSynced = true
    return true
  }
}
