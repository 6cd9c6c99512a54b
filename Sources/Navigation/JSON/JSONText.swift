/// A JSON text (RFC 8259), checked whole and kept as it was written.
///
/// Nothing is converted while reading: a number of any length, and the order and spelling of
/// everything, stay as they are in the bytes.
public struct JSONText: Sendable {
  /// The depth up to which brackets may nest unless a reader is told otherwise.
  public static let defaultMaximumDepth = 128

  let bytes: [UInt8]
  let rows: [JSONRow]

  /// Reads a text: UTF-8 without a byte order mark, one value, no key twice in one object.
  ///
  /// A top-level array or object has depth 1; a maximum of 0 or less allows no bracket at all.
  /// - Throws: `JSONError` for the first fault, with its position. Faults of the encoding come
  ///   before all others.
  public init(
    _ bytes: [UInt8], maximumDepth: Int = JSONText.defaultMaximumDepth
  ) throws(JSONError) {
    try JSONEncodingCheck.check(bytes)
    var scanner = JSONScanner(bytes, maximumDepth: maximumDepth)
    try scanner.scan()
    self.bytes = bytes
    self.rows = scanner.rows
  }

  /// The one value of the text.
  public var root: JSONNode { JSONNode(text: self, index: 0) }
}
