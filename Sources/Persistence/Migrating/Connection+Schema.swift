extension Connection {
  /// The checksum of the tables and indexes as their statements say, however they are spaced and
  /// quoted.
  ///
  /// What SQLite makes on its own is left aside: its statistics, and the indexes of keys.
  func schemaChecksum() throws -> Int64 {
    var whole: [UInt8] = []
    whole.reserveCapacity(8192)
    _ = try once(
      "SELECT sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name"
    ) { row in
      Self.add(row.bytes(0), to: &whole)
    }
    var crc = CRC32C()
    whole.withUnsafeBytes { crc.add($0) }
    return Int64(crc.value)
  }

  /// Adds a text without quotes, and with a space only between words: renaming a table adds
  /// quotes, and adding a column keeps the space of its statement.
  private static func add(_ text: [UInt8], to whole: inout [UInt8]) {
    var last = UInt8(ascii: "(")
    var isSpaced = false
    for byte in text where byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        isSpaced = true
        continue
      }
      if isSpaced, !isMark(last), !isMark(byte) { whole.append(UInt8(ascii: " ")) }
      isSpaced = false
      whole.append(byte)
      last = byte
    }
    whole.append(0)
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: ",")
  }
}
