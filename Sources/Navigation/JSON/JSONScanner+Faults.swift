extension JSONScanner {
  /// What stands at an offset.
  func found(at offset: Int) -> JSONError.Found {
    guard offset < bytes.count else { return .end }
    // Four bytes hold the scalar; the check of the encoding went before, so that it is whole.
    let near = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
    return near.unicodeScalars.first.map { .scalar($0) } ?? .end
  }

  func fault(
    _ reason: JSONError.Reason, at offset: Int, related: Int? = nil, unclosed: JSONFrame? = nil
  ) -> JSONError {
    let other = related ?? unclosed.map { rows[$0.row].start }
    return JSONError(
      position: JSONPosition(ofOffset: offset, in: bytes),
      reason: reason,
      related: other.map { JSONPosition(ofOffset: $0, in: bytes) },
      unclosed: unclosed?.container)
  }

  /// The fault of what stands at the offset in place of what is expected.
  func fault(expecting expected: JSONError.Expected) -> JSONError {
    let found = found(at: offset)
    guard case .scalar(let scalar) = found, let byte = current else {
      return fault(.unexpected(.end, expected: expected), at: offset, unclosed: open.last)
    }
    if isComment { return fault(.comment, at: offset) }
    switch expected {
    case .value, .valueOrBracket, .key, .keyOrBrace:
      let isClosing = byte == JSONByte.closeBracket || byte == JSONByte.closeBrace
      if isClosing, isTrailingComma(before: byte, expecting: expected), let frame = open.last {
        return fault(.trailingComma(frame.container), at: comma)
      }
      if isClosing, let frame = open.last, byte != frame.container.closing {
        return fault(.unexpected(found, expected: expected), at: offset, unclosed: frame)
      }
      if let reason = nearMiss(scalar, byte, expected) { return fault(reason, at: offset) }
    case .colon:
      return fault(.missingColon(found), at: offset)
    case .commaOrBracket, .commaOrBrace:
      if let frame = open.last {
        let reason: JSONError.Reason =
          beginsValue(byte)
          ? .missingComma(frame.container, found) : .unexpected(found, expected: expected)
        return fault(reason, at: offset, unclosed: frame)
      }
    case .literal, .end:
      break
    }
    return fault(.unexpected(found, expected: expected), at: offset)
  }

  func trailingFault() -> JSONError {
    fault(isComment ? .comment : .trailingText(found(at: offset)), at: offset)
  }

  private var isComment: Bool {
    guard current == JSONByte.slash, offset + 1 < bytes.count else { return false }
    return bytes[offset + 1] == JSONByte.slash || bytes[offset + 1] == 0x2A
  }

  /// A value is expected in an array, or a key alone, only after a comma or a colon.
  private func isTrailingComma(
    before closing: UInt8, expecting expected: JSONError.Expected
  ) -> Bool {
    switch (expected, open.last?.container) {
    case (.value, .array): closing == JSONByte.closeBracket
    case (.key, .object): closing == JSONByte.closeBrace
    default: false
    }
  }

  /// What people write out of habit from other notations.
  private func nearMiss(
    _ scalar: Unicode.Scalar, _ byte: UInt8, _ expected: JSONError.Expected
  ) -> JSONError.Reason? {
    if "'`\u{2018}\u{2019}\u{201C}\u{201D}".unicodeScalars.contains(scalar) {
      return .wrongQuote(scalar)
    }
    let beginsWord = byte == 0x5F || byte == 0x24 || scalar.properties.isAlphabetic
    switch expected {
    case .key, .keyOrBrace:
      return beginsWord || JSONByte.isDigit(byte) || byte == JSONByte.minus ? .unquotedKey : nil
    default:
      if byte == JSONByte.plus { return .leadingPlus }
      if byte == JSONByte.point, offset + 1 < bytes.count, JSONByte.isDigit(bytes[offset + 1]) {
        return .leadingPoint
      }
      return beginsWord ? .unquotedText : nil
    }
  }

  private func beginsValue(_ byte: UInt8) -> Bool {
    byte == JSONByte.quote || byte == JSONByte.minus || byte == JSONByte.openBracket
      || byte == JSONByte.openBrace || JSONByte.isDigit(byte) || JSONByte.isLetter(byte)
  }
}

extension JSONError.Container {
  fileprivate var closing: UInt8 {
    self == .array ? JSONByte.closeBracket : JSONByte.closeBrace
  }
}
