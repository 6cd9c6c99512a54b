import CSQLite

/// What SQLite said: its code, its message and the statement's name, and never a value.
public struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The extended result code. <https://www.sqlite.org/rescode.html>
  public let code: Int32
  /// SQLite's own message.
  public let message: String
  /// The name of the statement, or what was being done.
  public let statement: String
  /// The system's own error number, where it is what kept a file from being opened; else zero.
  public let systemError: Int32

  /// The code of a statement that the database refused.
  static let refusedCode = SQLITE_ERROR

  /// The primary result code: the low eight bits of the extended one.
  public var primaryCode: Int32 { code & 0xFF }

  /// A sentence for people who know SQLite.
  public var description: String {
    "SQLite answered \(code) (\(message)) to '\(statement)'."
  }

  init(code: Int32, message: String, statement: String, systemError: Int32 = 0) {
    self.code = code
    self.message = message
    self.statement = statement
    self.systemError = systemError
  }

  init(_ code: Int32, on handle: OpaquePointer?, doing statement: String) {
    let text = handle.flatMap(sqlite3_errmsg) ?? sqlite3_errstr(code)
    self.init(
      code: code, message: text.map { String(cString: $0) } ?? "", statement: statement,
      systemError: code & 0xFF == SQLITE_CANTOPEN ? sqlite3_system_errno(handle) : 0)
  }

  /// What a code means to a caller; several codes come to one.
  public var kind: Kind {
    switch primaryCode {
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_CORRUPT: .corrupt
    case SQLITE_NOTADB: .notADatabase
    case SQLITE_FULL: .full
    case SQLITE_PERM, SQLITE_READONLY, SQLITE_AUTH: .notPermitted
    case SQLITE_CANTOPEN where FileSystem.error(systemError) == .notPermitted: .notPermitted
    case SQLITE_CANTOPEN: .cannotOpen
    case SQLITE_IOERR, SQLITE_NOMEM, SQLITE_PROTOCOL: .inputOutput
    case SQLITE_ERROR, SQLITE_SCHEMA: .refused
    default: .other
    }
  }

  /// What a code means to a caller.
  public enum Kind: Hashable, Sendable {
    /// Another program has the lock.
    case busy
    /// The file is damaged.
    case corrupt
    /// The file is no database.
    case notADatabase
    /// The disk, or the file's own limit, is full.
    case full
    /// The file may not be written.
    case notPermitted
    /// The file could not be opened.
    case cannotOpen
    /// Reading or writing failed.
    case inputOutput
    /// The statement does not fit the tables.
    case refused
    /// Anything else: a fault of this package.
    case other
  }
}
