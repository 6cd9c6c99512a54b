/// One value of a `JSONText`.
public struct JSONNode: Sendable {
  /// What a value is.
  public enum Kind: Hashable, Sendable {
    /// Members in braces.
    case object
    /// Elements in brackets.
    case array
    /// Text in double quotes.
    case string
    /// A number, as it was written.
    case number
    /// `true` or `false`.
    case bool
    /// `null`.
    case null
  }

  let text: JSONText
  let index: Int

  var row: JSONRow { text.rows[index] }

  /// What the value is.
  public var kind: Kind {
    switch row.kind {
    case .object: .object
    case .array: .array
    case .string, .key: .string
    case .number: .number
    case .true, .false: .bool
    case .null: .null
    }
  }

  /// Where the value's first character stands.
  ///
  /// It is worked out when asked for, in time linear to the text before it: ask for it to report
  /// something, not for every value.
  public var position: JSONPosition { JSONPosition(ofOffset: row.start, in: text.bytes) }

  /// The value to the letter, as it was written, without the whitespace around it.
  public var bytes: ArraySlice<UInt8> { text.bytes[row.start..<row.end] }
}
