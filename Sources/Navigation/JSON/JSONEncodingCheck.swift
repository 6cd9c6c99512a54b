/// The check that a text is UTF-8 without a byte order mark, before any of it is read.
enum JSONEncodingCheck {
  static func check(_ bytes: [UInt8]) throws(JSONError) {
    let start = JSONPosition(line: 1, column: 1)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw JSONError(position: start, reason: .byteOrderMark)
    }
    if let encoding = otherEncoding(of: bytes) {
      throw JSONError(position: start, reason: .otherEncoding(encoding))
    }
    if let offset = firstFault(in: bytes) {
      let position = JSONPosition(ofOffset: offset, in: bytes)
      throw JSONError(position: position, reason: .invalidUTF8(bytes[offset]))
    }
  }

  /// UTF-16 or UTF-32, by a byte order mark or by where the NULs of two ASCII characters stand.
  ///
  /// Four bytes are needed for the latter, so that `1` and a stray NUL are not taken for UTF-16.
  private static func otherEncoding(of bytes: [UInt8]) -> JSONError.Encoding? {
    let isZero = bytes.prefix(4).map { $0 == 0 }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF])
      || isZero == [true, true, true, false] || isZero == [false, true, true, true]
    {
      return .utf32
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      || isZero == [true, false, true, false] || isZero == [false, true, false, true]
    {
      return .utf16
    }
    return nil
  }

  /// The offset of the first byte that begins no well-formed UTF-8 sequence.
  private static func firstFault(in bytes: [UInt8]) -> Int? {
    var offset = 0
    while offset < bytes.count {
      let first = bytes[offset]
      if first < 0x80 {
        offset += 1
        continue
      }
      // The second byte alone tells the overlong forms, the surrogates, and what lies beyond
      // U+10FFFF (Unicode, table 3-7).
      let (length, second): (Int, ClosedRange<UInt8>) =
        switch first {
        case 0xC2...0xDF: (2, 0x80...0xBF)
        case 0xE0: (3, 0xA0...0xBF)
        case 0xED: (3, 0x80...0x9F)
        case 0xE1...0xEF: (3, 0x80...0xBF)
        case 0xF0: (4, 0x90...0xBF)
        case 0xF1...0xF3: (4, 0x80...0xBF)
        case 0xF4: (4, 0x80...0x8F)
        default: (0, 0x80...0xBF)
        }
      guard length > 0, offset + length <= bytes.count, second.contains(bytes[offset + 1]),
        bytes[(offset + 2)..<(offset + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
      else { return offset }
      offset += length
    }
    return nil
  }
}
