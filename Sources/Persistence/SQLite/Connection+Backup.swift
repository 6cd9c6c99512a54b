import CSQLite

extension Connection {
  /// Copies the database, page by page and as one state, into a file that is there and empty.
  ///
  /// A damaged page is copied as it is. <https://www.sqlite.org/backup.html>
  func backUp(to path: String) throws(SQLiteError) {
    let copy = try Connection(path: path, mode: .readWrite)
    guard let backup = sqlite3_backup_init(copy.handle, "main", handle, "main") else {
      throw SQLiteError(sqlite3_errcode(copy.handle), on: copy.handle, doing: "back up")
    }
    let step = sqlite3_backup_step(backup, -1)
    let finish = sqlite3_backup_finish(backup)
    guard step == SQLITE_DONE, finish == SQLITE_OK else {
      throw SQLiteError(step == SQLITE_DONE ? finish : step, on: copy.handle, doing: "back up")
    }
  }
}
