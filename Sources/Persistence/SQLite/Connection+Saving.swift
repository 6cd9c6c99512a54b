extension Connection {
  /// From how many frames on the log is written into the database when nothing is saved.
  static let idleFrames: Int32 = 200
  /// From how many frames on it is written after a save, and emptied.
  static let greatestFrames: Int32 = 1000

  /// The path of a database that is in memory alone. <https://www.sqlite.org/inmemorydb.html>
  static let memory = ":memory:"

  /// Waits until no other process saves, as long as for a lock of SQLite.
  func takeLock() throws {
    try willRun?("lock")
    try hold?.lock?.take(.milliseconds(Int64(busyMilliseconds)))
  }

  /// Takes the lock if no other process has it.
  ///
  /// - Returns: Whether it was free, or this process has it for good.
  func takeLockIfFree() throws -> Bool {
    try hold?.lock?.takeIfFree() ?? true
  }

  func letLockGo() { hold?.lock?.letGo() }

  /// Sees to it that all that was committed is on the disk.
  ///
  /// A transaction that wrote has done so itself. One that had nothing to write syncs nothing, and
  /// may follow lazy ones: of this process, of one that died, or of another that saves here too.
  func syncLog() throws {
    guard path != Self.memory else { return }
    let isKnown = log.pointee.isSynced && hold?.lock?.isKept == true
    if !log.pointee.hasGrown, !isKnown { try FileSystem.syncFile(path + "-wal") }
    log.pointee.isSynced = true
  }

  /// Writes the log into the database and empties it, where it has become long.
  ///
  /// What was saved is saved: where this fails, the next save tries again. A program that reads
  /// may be in the way of it.
  mutating func shortenLog() {
    guard log.pointee.frames >= Self.greatestFrames else { return }
    _ = try? checkpoint(.truncate)
  }
}
