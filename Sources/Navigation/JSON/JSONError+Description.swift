extension JSONError: CustomStringConvertible {
  /// The fault as the end of a sentence after its place, with neither position nor full stop.
  public var description: String {
    switch reason {
    case .empty: "the text is empty"
    case .byteOrderMark: "the text begins with a byte order mark"
    case .otherEncoding(.utf16): "the text is UTF-16, not UTF-8"
    case .otherEncoding(.utf32): "the text is UTF-32, not UTF-8"
    case .invalidUTF8(let byte): "the byte 0x\(Self.hex(byte, 2)) is not UTF-8 here"
    case .unexpected(let found, let expected):
      "expected \(Self.words(expected)), found \(Self.words(found))"
    case .trailingComma(.array): "a ',' cannot follow the last value of an array"
    case .trailingComma(.object): "a ',' cannot follow the last member of an object"
    case .trailingText(let found): "expected nothing after the value, found \(Self.words(found))"
    case .comment: "expected JSON, found a comment"
    case .wrongQuote(let quote): "expected '\"', found \(Self.words(.scalar(quote)))"
    case .unquotedKey: "expected a key in double quotes, found text without quotes"
    case .unquotedText: "expected a value, found text without quotes"
    case .missingColon(let found): "expected ':' after a key, found \(Self.words(found))"
    case .missingComma(.array, let found):
      "expected \(Self.words(.commaOrBracket)), found \(Self.words(found))"
    case .missingComma(.object, let found):
      "expected \(Self.words(.commaOrBrace)), found \(Self.words(found))"
    case .unterminatedString: "the string that starts here does not end"
    case .controlCharacter(let byte):
      "the control character U+\(Self.hex(byte, 4)) cannot stand in a string unescaped"
    case .unknownEscape(let scalar):
      "expected an escape after '\\', found \(Self.words(.scalar(scalar)))"
    case .badUnicodeEscape(let scalar):
      "expected four hexadecimal digits after '\\u', found \(Self.words(.scalar(scalar)))"
    case .loneSurrogate(let unit): "'\\u\(Self.hex(unit, 4))' is half of a surrogate pair"
    case .leadingZero: "a number cannot have zeros in front"
    case .leadingPlus: "a number cannot begin with '+'"
    case .leadingPoint: "a number cannot begin with '.'"
    case .missingDigit(.minus, let found): "expected a digit after '-', found \(Self.words(found))"
    case .missingDigit(.point, let found):
      "expected a digit after the decimal point, found \(Self.words(found))"
    case .missingDigit(.exponent, let found):
      "expected a digit in the exponent, found \(Self.words(found))"
    case .notFinite: "expected a value, found a number that is not finite"
    case .wrongCase(let literal): "expected '\(literal.rawValue)' in lower case"
    case .duplicateKey(let key):
      "the key '\(Self.shown(key))' appears twice" + (related.map { " (first at \($0))" } ?? "")
    case .tooDeep(let maximum): "brackets nest deeper than \(maximum) levels"
    }
  }

  /// The likely remedy in a sentence of its own; nil where there is none to name.
  public var hint: String? {
    switch reason {
    case .empty: "A JSON text holds one value."
    case .byteOrderMark: "Save it as UTF-8 without a byte order mark."
    case .otherEncoding, .invalidUTF8: "Save it as UTF-8."
    case .trailingComma: "Remove the ','."
    case .trailingText: "A JSON text holds one value; remove what follows it."
    case .comment: "JSON has no comments; remove it."
    case .wrongQuote: "Use plain double quotes."
    case .unquotedKey, .unquotedText: "Put it in double quotes."
    case .missingColon: "Put a ':' between key and value."
    case .missingComma: "Put a ',' before it."
    case .controlCharacter(JSONByte.lineFeed), .controlCharacter(JSONByte.carriageReturn):
      "Close the string on its line, or write the line's end as \\n."
    case .controlCharacter(JSONByte.tab): "Write it as \\t."
    case .controlCharacter(let byte): "Write it as \\u\(Self.hex(byte, 4))."
    case .unknownEscape: "Write a backslash of the text as \\\\."
    case .loneSurrogate: "Write both halves, as in \\uD83D\\uDE00."
    case .leadingZero: "Remove the zeros in front."
    case .leadingPlus: "Remove the '+'."
    case .leadingPoint: "Write a 0 before the point."
    case .notFinite: "JSON has neither NaN nor Infinity; use null, or a string."
    case .wrongCase(let literal): "Write \(literal.rawValue)."
    case .unexpected, .unterminatedString, .badUnicodeEscape, .missingDigit, .duplicateKey,
      .tooDeep:
      unclosedHint
    }
  }

  private var unclosedHint: String? {
    guard let unclosed, let related else { return nil }
    return "The \(unclosed) that starts at \(related) is not closed."
  }

  private static func words(_ expected: Expected) -> String {
    switch expected {
    case .value: "a value"
    case .valueOrBracket: "a value or ']'"
    case .key: "a key in double quotes"
    case .keyOrBrace: "a key in double quotes or '}'"
    case .colon: "':' after a key"
    case .commaOrBracket: "',' or ']' after a value"
    case .commaOrBrace: "',' or '}' after a value"
    case .literal(let literal): "the rest of '\(literal.rawValue)'"
    case .end: "the end of the text"
    }
  }

  private static func words(_ found: Found) -> String {
    guard case .scalar(let scalar) = found else { return "the end of the text" }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator,
      // A mark would join the quote before it.
      .nonspacingMark, .spacingMark, .enclosingMark,
      // Spaces that only look like the one that JSON knows.
      .spaceSeparator where scalar != " ":
      return "U+\(hex(scalar.value, 4))"
    default:
      return "'\(scalar)'"
    }
  }

  /// A key that is safe to print, and short enough for a line.
  private static func shown(_ key: String) -> String {
    let start = String(key.prefix(40).map(JSONExcerpt.visible))
    return key.count > 40 ? start + "…" : start
  }

  private static func hex(_ value: some BinaryInteger, _ width: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
