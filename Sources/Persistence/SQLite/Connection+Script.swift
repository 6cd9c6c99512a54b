import CSQLite

extension Connection {
  /// Runs statements that return nothing, such as a migration's, one by one.
  func script(_ text: String, named name: String) throws(SQLiteError) {
    // As bytes, because a closure of the standard library would lose the type of the error.
    let bytes = Array(text.utf8CString)
    var start = 0
    while let (statement, next) = try prepareNext(in: bytes, from: start, named: name) {
      defer { sqlite3_finalize(statement) }
      start = next
      // A comment at the end is no statement.
      guard let statement else { continue }
      try willRun?("script")
      var code = sqlite3_step(statement)
      while code == SQLITE_ROW { code = sqlite3_step(statement) }
      guard code == SQLITE_DONE else { throw SQLiteError(code, on: handle, doing: name) }
    }
  }

  /// Prepares the statement that begins at a place.
  ///
  /// - Returns: The statement, if there is more than space and comments, and where the next one
  ///   begins; nothing at the end of the text.
  private func prepareNext(
    in text: [CChar], from start: Int, named name: String
  ) throws(SQLiteError) -> (statement: OpaquePointer?, next: Int)? {
    guard text[start] != 0 else { return nil }
    var statement: OpaquePointer?
    var next = start
    let code = text.withUnsafeBufferPointer { text in
      guard let base = text.baseAddress else { return SQLITE_MISUSE }
      var tail: UnsafePointer<CChar>?
      let code = sqlite3_prepare_v2(handle, base + start, -1, &statement, &tail)
      next = tail.map { $0 - base } ?? start
      return code
    }
    guard code == SQLITE_OK else { throw SQLiteError(code, on: handle, doing: name) }
    return (statement, next)
  }
}
