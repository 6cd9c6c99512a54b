extension JSONScanner {
  /// Takes `true`, `false` or `null`; any other word is a fault.
  mutating func scanWord() throws(JSONError) {
    let word = JSONWord(in: bytes, at: offset)
    if let literal = word.literal {
      let start = offset
      offset += word.count
      append(literal.kind, from: start)
      return
    }
    if offset + word.count == bytes.count, let literal = word.beginning {
      let reason = JSONError.Reason.unexpected(.end, expected: .literal(literal))
      throw fault(reason, at: bytes.count, unclosed: open.last)
    }
    if word.isNotFinite { throw fault(.notFinite, at: offset) }
    if let literal = word.literalInWrongCase { throw fault(.wrongCase(of: literal), at: offset) }
    throw fault(.unquotedText, at: offset)
  }
}

extension JSONError.Literal {
  fileprivate var kind: JSONRow.Kind {
    switch self {
    case .true: .true
    case .false: .false
    case .null: .null
    }
  }
}
