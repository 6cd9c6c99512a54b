/// The one pass over a text that checks it and writes its table of rows.
///
/// What is open stands in an array, never on the call stack: depth costs memory, not frames.
struct JSONScanner {
  let bytes: [UInt8]
  let maximumDepth: Int
  var offset = 0
  var rows: [JSONRow] = []
  var open: [JSONFrame] = []
  /// Where the last comma between elements or members stood.
  var comma = 0

  init(_ bytes: [UInt8], maximumDepth: Int) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
  }

  mutating func scan() throws(JSONError) {
    skipSpace()
    if offset == bytes.count {
      throw JSONError(position: JSONPosition(line: 1, column: 1), reason: .empty)
    }
    var expected = JSONError.Expected.value
    while expected != .end {
      expected = try scan(expected)
      skipSpace()
    }
    if offset < bytes.count { throw trailingFault() }
  }

  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func skipSpace() {
    while offset < bytes.count, JSONByte.isSpace(bytes[offset]) { offset += 1 }
  }

  mutating func skipDigits() {
    while offset < bytes.count, JSONByte.isDigit(bytes[offset]) { offset += 1 }
  }

  /// Writes the row of a value or key that began at `start` and has just been passed.
  mutating func append(_ kind: JSONRow.Kind, from start: Int) {
    rows.append(JSONRow(kind: kind, start: start, end: offset, next: rows.count + 1))
  }

  /// Takes one token, and tells what must follow it.
  private mutating func scan(
    _ expected: JSONError.Expected
  ) throws(JSONError) -> JSONError.Expected {
    switch (expected, current) {
    case (.valueOrBracket, JSONByte.closeBracket), (.commaOrBracket, JSONByte.closeBracket),
      (.keyOrBrace, JSONByte.closeBrace), (.commaOrBrace, JSONByte.closeBrace):
      close()
    case (.commaOrBracket, JSONByte.comma):
      comma = offset
      offset += 1
      return .value
    case (.commaOrBrace, JSONByte.comma):
      comma = offset
      offset += 1
      return .key
    case (.key, JSONByte.quote), (.keyOrBrace, JSONByte.quote):
      try scanKey()
      return .colon
    case (.colon, JSONByte.colon):
      offset += 1
      return .value
    case (.value, let first?), (.valueOrBracket, let first?):
      if let inside = try scanValue(first, expected) { return inside }
    default:
      throw fault(expecting: expected)
    }
    return afterValue
  }

  /// Takes a value, or the opening bracket of one; then it tells what must follow inside.
  private mutating func scanValue(
    _ first: UInt8, _ expected: JSONError.Expected
  ) throws(JSONError) -> JSONError.Expected? {
    switch first {
    case JSONByte.openBracket:
      try openContainer(.array)
      return .valueOrBracket
    case JSONByte.openBrace:
      try openContainer(.object)
      return .keyOrBrace
    case JSONByte.quote: try scanString(.string)
    case JSONByte.minus, JSONByte.zero...JSONByte.nine: try scanNumber()
    case _ where JSONByte.isLetter(first): try scanWord()
    default: throw fault(expecting: expected)
    }
    return nil
  }

  private var afterValue: JSONError.Expected {
    switch open.last?.container {
    case .array: .commaOrBracket
    case .object: .commaOrBrace
    case nil: .end
    }
  }
}
