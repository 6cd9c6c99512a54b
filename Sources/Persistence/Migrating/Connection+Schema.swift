extension Connection {
  /// The checksum of the tables and indexes as their statements say, however they are spaced and
  /// quoted.
  ///
  /// What SQLite makes on its own is left aside: its statistics, and the indexes of keys.
  func schemaChecksum() throws -> Int64 {
    let parts = try once(
      """
      SELECT type, name, tbl_name, sql FROM sqlite_schema
      WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY type, name
      """
    ) { row in (0..<4).map { row.bytes($0) } }
    var crc = CRC32C()
    let whole = parts.joined().map { Self.normalized($0) + [0] }
    Array(whole.joined()).withUnsafeBytes { crc.add($0) }
    return Int64(crc.value)
  }

  /// The text without quotes, and with a space only between words: renaming a table adds quotes,
  /// and adding a column keeps the space of its statement.
  private static func normalized(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var isSpaced = false
    for byte in text where byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        isSpaced = true
        continue
      }
      if isSpaced, let last = result.last, !isMark(last), !isMark(byte) {
        result.append(UInt8(ascii: " "))
      }
      isSpaced = false
      result.append(byte)
    }
    return result
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: ",")
  }
}
