extension JSONScanner {
  /// Takes a number, whatever its length; it is never converted.
  mutating func scanNumber() throws(JSONError) {
    let start = offset
    if current == JSONByte.minus {
      offset += 1
      if let letter = current, JSONByte.isLetter(letter),
        JSONWord(in: bytes, at: offset).isNotFinite
      {
        throw fault(.notFinite, at: start)
      }
      try expectDigit(after: .minus)
    }
    let first = offset
    skipDigits()
    if bytes[first] == JSONByte.zero, offset - first > 1 { throw fault(.leadingZero, at: first) }
    if current == JSONByte.point {
      offset += 1
      try expectDigit(after: .point)
      skipDigits()
    }
    if let byte = current, byte | 0x20 == 0x65 {
      offset += 1
      if current == JSONByte.plus || current == JSONByte.minus { offset += 1 }
      try expectDigit(after: .exponent)
      skipDigits()
    }
    append(.number, from: start)
  }

  private func expectDigit(after part: JSONError.NumberPart) throws(JSONError) {
    if let byte = current, JSONByte.isDigit(byte) { return }
    throw fault(.missingDigit(after: part, found(at: offset)), at: offset)
  }
}
