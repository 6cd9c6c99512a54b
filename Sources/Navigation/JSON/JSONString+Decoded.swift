extension JSONString {
  /// What a checked string literal says, as UTF-8: its own bytes where it has no escape.
  static func decoded(_ literal: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let content = literal.dropFirst().dropLast()
    guard let first = content.firstIndex(of: JSONByte.backslash) else { return content }
    var decoded = Array(content[..<first])
    decoded.reserveCapacity(content.count)
    var rest = content[first...]
    while let byte = rest.popFirst() {
      guard byte == JSONByte.backslash else {
        decoded.append(byte)
        continue
      }
      switch rest.popFirst() {
      case 0x62: decoded.append(0x08)
      case 0x66: decoded.append(0x0C)
      case 0x6E: decoded.append(JSONByte.lineFeed)
      case 0x72: decoded.append(JSONByte.carriageReturn)
      case 0x74: decoded.append(JSONByte.tab)
      case 0x75: decoded.append(contentsOf: unicodeEscape(&rest))
      case let other?: decoded.append(other)
      case nil: break
      }
    }
    return decoded[...]
  }

  /// Takes the digits of a `\u` escape, and the second half of a pair after a first.
  private static func unicodeEscape(_ rest: inout ArraySlice<UInt8>) -> Unicode.UTF8.EncodedScalar {
    var scalar = UInt32(codeUnit(&rest))
    if scalar & 0xFC00 == 0xD800 {
      rest = rest.dropFirst(2)
      let low = UInt32(codeUnit(&rest))
      scalar = 0x10000 + (scalar & 0x3FF) << 10 + (low & 0x3FF)
    }
    return Unicode.Scalar(scalar).flatMap(UTF8.encode) ?? UTF8.encodedReplacementCharacter
  }

  private static func codeUnit(_ rest: inout ArraySlice<UInt8>) -> UInt16 {
    var unit: UInt16 = 0
    for byte in rest.prefix(4) { unit = unit << 4 | (JSONByte.hexValue(byte) ?? 0) }
    rest = rest.dropFirst(4)
    return unit
  }
}
