/// ASCII letters and digits in a row, outside a string.
struct JSONWord {
  private let bytes: ArraySlice<UInt8>

  init(in text: [UInt8], at offset: Int) {
    bytes = text[offset...].prefix { byte in
      JSONByte.isLetter(byte) || JSONByte.isDigit(byte) || byte == 0x5F
    }
  }

  var count: Int { bytes.count }

  /// The value that the word is.
  var literal: JSONError.Literal? {
    JSONError.Literal.allCases.first { bytes.elementsEqual($0.rawValue.utf8) }
  }

  /// The value whose first letters the word is.
  var beginning: JSONError.Literal? {
    JSONError.Literal.allCases.first { $0.rawValue.utf8.starts(with: bytes) }
  }

  /// The value that the word would be, were it not for its capitals.
  var literalInWrongCase: JSONError.Literal? {
    JSONError.Literal.allCases.first { lowercase.elementsEqual($0.rawValue.utf8) }
  }

  var isNotFinite: Bool {
    ["nan", "inf", "infinity"].contains { lowercase.elementsEqual($0.utf8) }
  }

  private var lowercase: some Sequence<UInt8> {
    bytes.lazy.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
  }
}
