import CSQLite

/// A database file, changed behind the store's back.
struct RawDatabase {
  private let path: String

  init(_ path: String) { self.path = path }

  struct Refused: Error {
    let message: String
  }

  func run(_ script: String) throws {
    var handle: OpaquePointer?
    defer { sqlite3_close(handle) }
    guard sqlite3_open(path, &handle) == SQLITE_OK,
      sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK
    else { throw Refused(message: String(cString: sqlite3_errmsg(handle))) }
  }
}
