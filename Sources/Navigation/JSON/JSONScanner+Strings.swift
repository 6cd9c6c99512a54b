extension JSONScanner {
  mutating func scanString(_ kind: JSONRow.Kind) throws(JSONError) {
    let start = offset
    offset += 1
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == JSONByte.quote {
        offset += 1
        append(kind, from: start)
        return
      }
      if byte < JSONByte.space { throw fault(.controlCharacter(byte), at: offset) }
      if byte == JSONByte.backslash {
        try scanEscape(inStringAt: start)
      } else {
        offset += 1
      }
    }
    throw fault(.unterminatedString, at: start)
  }

  private mutating func scanEscape(inStringAt start: Int) throws(JSONError) {
    let backslash = offset
    switch byte(at: offset + 1) {
    case 0x62, 0x66, 0x6E, 0x72, 0x74, JSONByte.quote, JSONByte.backslash, JSONByte.slash:
      offset += 2
    case 0x75:
      let unit = try scanUnicodeEscape(inStringAt: start)
      guard unit & 0xF800 == 0xD800 else { return }
      if unit & 0xFC00 == 0xD800 {
        if offset == bytes.count { throw fault(.unterminatedString, at: start) }
        if byte(at: offset) == JSONByte.backslash, byte(at: offset + 1) == 0x75,
          try scanUnicodeEscape(inStringAt: start) & 0xFC00 == 0xDC00
        {
          return
        }
      }
      throw fault(.loneSurrogate(unit), at: backslash)
    default:
      guard case .scalar(let scalar) = found(at: offset + 1) else {
        throw fault(.unterminatedString, at: start)
      }
      throw fault(.unknownEscape(scalar), at: backslash)
    }
  }

  /// Takes `\u` and its four digits.
  private mutating func scanUnicodeEscape(inStringAt start: Int) throws(JSONError) -> UInt16 {
    let backslash = offset
    var unit: UInt16 = 0
    for index in (offset + 2)..<(offset + 6) {
      guard let digit = byte(at: index).flatMap(JSONByte.hexValue) else {
        guard case .scalar(let scalar) = found(at: index) else {
          throw fault(.unterminatedString, at: start)
        }
        throw fault(.badUnicodeEscape(scalar), at: backslash)
      }
      unit = unit << 4 | digit
    }
    offset += 6
    return unit
  }

  private func byte(at index: Int) -> UInt8? {
    index < bytes.count ? bytes[index] : nil
  }
}
