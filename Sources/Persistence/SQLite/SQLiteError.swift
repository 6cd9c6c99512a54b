import CSQLite

/// What SQLite said: its code, its message and the statement's name, and never a value.
public struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The extended result code. <https://www.sqlite.org/rescode.html>
  public let code: Int32
  /// SQLite's own message.
  public let message: String
  /// The name of the statement, or what was being done.
  public let statement: String
  /// The system's own error number, where opening, reading or writing a file failed; else zero.
  public let systemError: Int32

  /// The code of a statement that the database refused.
  static let refusedCode = SQLITE_ERROR

  /// The primary result code: the low eight bits of the extended one.
  public var primaryCode: Int32 { code & 0xFF }

  /// Whether a key was met twice, or would be left referring to nothing.
  ///
  /// The extended codes are those of foreign and primary keys, of UNIQUE and of row numbers:
  /// <https://www.sqlite.org/rescode.html#constraint_foreignkey>
  var isOfKeys: Bool {
    [3, 6, 8, 10].contains { code == SQLITE_CONSTRAINT | ($0 << 8) }
  }

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
    // First, before another call can change it.
    let lastError = FileSystem.lastError
    let text = handle.flatMap(sqlite3_errmsg) ?? sqlite3_errstr(code)
    var systemError: Int32 = 0
    if [SQLITE_CANTOPEN, SQLITE_IOERR].contains(code & 0xFF) {
      systemError = sqlite3_system_errno(handle)
      // SQLite does not note it where a commit fails; a quota that is used up comes so.
      if systemError == 0, FileSystem.unavailability(lastError) == .full {
        systemError = lastError
      }
    }
    self.init(
      code: code, message: text.map { String(cString: $0) } ?? "", statement: statement,
      systemError: systemError)
  }
}
