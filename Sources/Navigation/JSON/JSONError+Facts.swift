extension JSONError {
  /// An encoding that JSON is not written in.
  public enum Encoding: Hashable, Sendable {
    /// UTF-16 in either byte order.
    case utf16
    /// UTF-32 in either byte order.
    case utf32
  }

  /// What holds other values.
  public enum Container: Hashable, Sendable {
    /// Elements in brackets.
    case array
    /// Members in braces.
    case object
  }

  /// What stands at the place of a fault.
  public enum Found: Hashable, Sendable {
    /// Nothing: the text ends.
    case end
    /// A character.
    case scalar(Unicode.Scalar)
  }

  /// What the reader expects next.
  public enum Expected: Hashable, Sendable {
    /// A value.
    case value
    /// The first element of an array, or its end.
    case valueOrBracket
    /// A key, after a comma.
    case key
    /// The first key of an object, or its end.
    case keyOrBrace
    /// The colon after a key.
    case colon
    /// What follows an element.
    case commaOrBracket
    /// What follows a member.
    case commaOrBrace
    /// The rest of `true`, `false` or `null`.
    case literal(Literal)
    /// Nothing more, after the one value.
    case end
  }

  /// A value that is one word.
  public enum Literal: String, CaseIterable, Hashable, Sendable {
    /// The word `true`.
    case `true`
    /// The word `false`.
    case `false`
    /// The word `null`.
    case null
  }

  /// A part of a number that a digit must follow.
  public enum NumberPart: Hashable, Sendable {
    /// The sign in front.
    case minus
    /// The decimal point.
    case point
    /// The exponent's letter, and its sign if there is one.
    case exponent
  }
}
