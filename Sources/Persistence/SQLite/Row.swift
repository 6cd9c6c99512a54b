import CSQLite

/// One row of a result, for as long as it is the current one.
struct Row: ~Copyable {
  private let statement: OpaquePointer
  private let name: String

  init(_ statement: OpaquePointer, named name: String) {
    self.statement = statement
    self.name = name
  }

  /// How many columns there are.
  var count: Int32 { sqlite3_column_count(statement) }

  /// All columns to the letter. Our tables have numbers and texts alone.
  var values: [SQLiteValue] {
    (0..<count).map { column in
      switch sqlite3_column_type(statement, column) {
      case SQLITE_NULL: .null
      case SQLITE_INTEGER: .integer(integer(column))
      default: .utf8(bytes(column))
      }
    }
  }

  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  func optionalInteger(_ column: Int32) -> Int64? {
    isNull(column) ? nil : integer(column)
  }

  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }

  /// A text to the letter, NUL characters included; NULL is an empty text.
  ///
  /// - Throws: ``SQLiteError`` as for a damaged file where the bytes are no UTF-8.
  func text(_ column: Int32) throws(SQLiteError) -> String {
    guard let text = String(validating: bytes(column), as: UTF8.self) else {
      throw SQLiteError(
        code: SQLITE_CORRUPT, message: "a text is not in UTF-8", statement: name)
    }
    return text
  }

  func optionalText(_ column: Int32) throws(SQLiteError) -> String? {
    isNull(column) ? nil : try text(column)
  }

  /// The bytes of a text; none for NULL.
  func bytes(_ column: Int32) -> [UInt8] {
    // The pointer first, then the length: https://www.sqlite.org/c3ref/column_blob.html
    guard let start = sqlite3_column_text(statement, column) else { return [] }
    let count = Int(sqlite3_column_bytes(statement, column))
    return Array(UnsafeBufferPointer(start: start, count: count))
  }
}
