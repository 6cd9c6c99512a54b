/// A JSON value that an app wrote, kept to the letter.
///
/// It never passes through a number type, so `18446744073709551615`, `1.0` and `-0.0` come back as
/// they went in.
public struct Payload: Hashable, Sendable {
  /// How deep a payload may nest: less than a document, which holds payloads.
  public static let greatestDepth = 120

  /// The JSON text, in UTF-8, without whitespace around it.
  public let bytes: [UInt8]

  /// Takes a JSON text.
  ///
  /// - Throws: ``JSONError`` where it is not JSON, or is nested deeper than 120.
  public init(_ bytes: [UInt8]) throws(JSONError) {
    self.init(try JSONText(bytes, maximumDepth: Self.greatestDepth).root)
  }

  /// Takes the text of a payload without its whitespace.
  init(compacted bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Takes one value of a JSON text that was checked.
  init(_ node: JSONNode) {
    bytes = Array(node.bytes)
  }

  /// The JSON text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension Payload: CustomStringConvertible {
  /// The JSON text.
  public var description: String { text }
}
