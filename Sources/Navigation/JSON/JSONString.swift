/// JSON's string literals: text in double quotes, with escapes.
public enum JSONString {
  /// Appends `string` to `bytes` as a string literal, quotes included.
  ///
  /// Escaped are the quote, the backslash and the control characters below U+0020, the shortest
  /// way; all else is written as UTF-8.
  public static func append(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(JSONByte.quote)
    for byte in string.utf8 {
      if byte >= JSONByte.space, byte != JSONByte.quote, byte != JSONByte.backslash {
        bytes.append(byte)
      } else {
        bytes.append(contentsOf: escape(byte))
      }
    }
    bytes.append(JSONByte.quote)
  }

  private static func escape(_ byte: UInt8) -> String.UTF8View {
    let text =
      switch byte {
      case JSONByte.quote: #"\""#
      case JSONByte.backslash: #"\\"#
      case 0x08: #"\b"#
      case JSONByte.tab: #"\t"#
      case JSONByte.lineFeed: #"\n"#
      case 0x0C: #"\f"#
      case JSONByte.carriageReturn: #"\r"#
      case 0..<0x10: #"\u000"# + String(byte, radix: 16, uppercase: true)
      default: #"\u00"# + String(byte, radix: 16, uppercase: true)
      }
    return text.utf8
  }
}
