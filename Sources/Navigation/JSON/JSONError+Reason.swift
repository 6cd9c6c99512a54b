extension JSONError {
  /// What is wrong with a text, as facts.
  public enum Reason: Hashable, Sendable {
    /// The text is empty, or nothing but whitespace.
    case empty
    /// The text begins with the UTF-8 byte order mark.
    case byteOrderMark
    /// The text is in an encoding other than UTF-8.
    case otherEncoding(Encoding)
    /// A byte begins no well-formed UTF-8 sequence: the byte.
    case invalidUTF8(UInt8)
    /// Something else stands where one thing is expected, or the text ends there.
    case unexpected(Found, expected: Expected)
    /// A comma follows the last element or member; the position is the comma's.
    case trailingComma(Container)
    /// Something follows the one value of the text.
    case trailingText(Found)
    /// A comment begins.
    case comment
    /// A string begins with a quote other than `"`: the quote.
    case wrongQuote(Unicode.Scalar)
    /// A key stands without quotes.
    case unquotedKey
    /// Text stands without quotes where a value is expected.
    case unquotedText
    /// No colon follows a key.
    case missingColon(Found)
    /// A value or key begins where a comma is expected.
    case missingComma(Container, Found)
    /// A string does not end; the position is its opening quote's.
    case unterminatedString
    /// A control character stands in a string without an escape: the character.
    case controlCharacter(UInt8)
    /// A character that needs no escape, or has none, follows a backslash: the character.
    case unknownEscape(Unicode.Scalar)
    /// Fewer than four hexadecimal digits follow `\u`; the position is the backslash's.
    case badUnicodeEscape(Unicode.Scalar)
    /// Half of a surrogate pair is escaped without the other: the half.
    case loneSurrogate(UInt16)
    /// A number has a zero before its first digit.
    case leadingZero
    /// A number begins with a plus sign.
    case leadingPlus
    /// A number begins with its decimal point.
    case leadingPoint
    /// No digit follows a part of a number that needs one.
    case missingDigit(after: NumberPart, Found)
    /// A name for infinity, or for what is not a number, which JSON does not have.
    case notFinite
    /// `true`, `false` or `null` in the wrong case: the right one.
    case wrongCase(of: Literal)
    /// A key stands twice in one object, compared by its bytes: the key.
    case duplicateKey(String)
    /// A bracket opens below the greatest depth allowed: that depth.
    case tooDeep(maximum: Int)
  }
}
