import CSQLite
import Testing

/// A database opened past the package, to look at it and to damage it.
final class RawDatabase {
  private let handle: OpaquePointer

  /// Opens a file; `keepsLog` leaves a log behind as a process that died would.
  init(_ path: String, keepsLog: Bool = false) throws {
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
    try #require(code == SQLITE_OK)
    handle = try #require(opened)
    if keepsLog {
      try #require(csqlite_set_flag(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nil) == SQLITE_OK)
    }
  }

  deinit { sqlite3_close(handle) }

  /// Runs statements.
  func run(_ sql: String) throws {
    var message: UnsafeMutablePointer<CChar>?
    defer { sqlite3_free(message) }
    let code = sqlite3_exec(handle, sql, nil, nil, &message)
    try #require(code == SQLITE_OK, "\(message.map { String(cString: $0) } ?? "")")
  }

  /// The first column of each row.
  func texts(_ sql: String) throws -> [String] {
    var prepared: OpaquePointer?
    try #require(sqlite3_prepare_v2(handle, sql, -1, &prepared, nil) == SQLITE_OK, "\(sql)")
    let statement = try #require(prepared)
    defer { sqlite3_finalize(statement) }
    var texts: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      texts.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "NULL")
    }
    return texts
  }
}
