import CSQLite

extension Connection {
  /// Has SQLite wait for another program's lock as long as it was told to.
  func waitForLocks() {
    sqlite3_busy_timeout(handle, busyMilliseconds)
    guard Interruption.isWatched else { return }
    // SQLite's own way of waiting would not be told that the process was asked to end.
    // https://www.sqlite.org/c3ref/busy_handler.html
    log.pointee.patience = busyMilliseconds
    sqlite3_busy_handler(
      handle,
      { log, attempt in
        guard let log = log?.assumingMemoryBound(to: LogState.self) else { return 0 }
        if attempt == 0 {
          log.pointee.waiting = Patience(.milliseconds(Int64(log.pointee.patience)))
        }
        return (try? log.pointee.waiting?.wait()) == true ? 1 : 0
      }, log)
  }
}
