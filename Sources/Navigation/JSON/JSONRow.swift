/// One row of the flat table that a text is read into: a value, or the key of a member.
///
/// Rows stand in the order of the text. What a container holds follows its row directly; a
/// member is a key's row and then its value's.
struct JSONRow: Sendable {
  enum Kind: UInt8, Sendable {
    case object, array, string, number, `true`, `false`, null, key
  }

  var kind: Kind
  var start: Int
  var end: Int
  /// The row after this one and all that it holds.
  var next: Int
}
