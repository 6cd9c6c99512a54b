import CSQLite

extension Connection {
  /// The SQL function `crc32c(…)`: the checksum of a row, given all of its other columns.
  ///
  /// It is one definition for writing, for reading and for a migration in plain SQL. Each value
  /// is told with its type and length, so that no two different rows read as the same bytes:
  /// NULL as 0; an integer as 1 and eight bytes, the low one first; a text as 3, its length as
  /// eight bytes, and its bytes; a blob alike with 4.
  func registerChecksum() throws(SQLiteError) {
    try register("crc32c") { context, count, values in
      var crc = CRC32C()
      for index in 0..<Int(count) {
        guard let value = values?[index] else { continue }
        let type = sqlite3_value_type(value)
        switch type {
        case SQLITE_INTEGER:
          crc.add(1 as UInt8)
          crc.add(sqlite3_value_int64(value))
        case SQLITE_TEXT, SQLITE_BLOB:
          let start =
            type == SQLITE_TEXT
            ? sqlite3_value_text(value).map(UnsafeRawPointer.init) : sqlite3_value_blob(value)
          let length = Int(sqlite3_value_bytes(value))
          crc.add(type == SQLITE_TEXT ? 3 : 4 as UInt8)
          crc.add(Int64(length))
          if let start { crc.add(UnsafeRawBufferPointer(start: start, count: length)) }
        case SQLITE_NULL:
          crc.add(0 as UInt8)
        default:
          sqlite3_result_error(context, "crc32c takes no floating-point number", -1)
          return
        }
      }
      sqlite3_result_int64(context, Int64(crc.value))
    }
  }
}
