import Testing

@testable import Navigation

/// A text that must be refused, with the place and the kind of its fault.
struct JSONFault: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let line: Int
  let column: Int
  let reason: JSONError.Reason
  var related: JSONPosition?

  init(
    _ text: String, _ line: Int, _ column: Int, _ reason: JSONError.Reason,
    related: JSONPosition? = nil
  ) {
    self.init(Array(text.utf8), line, column, reason, related: related)
  }

  init(
    _ bytes: [UInt8], _ line: Int, _ column: Int, _ reason: JSONError.Reason,
    related: JSONPosition? = nil
  ) {
    self.bytes = bytes
    self.line = line
    self.column = column
    self.reason = reason
    self.related = related
  }

  var testDescription: String {
    String(reflecting: String(decoding: bytes.prefix(60), as: UTF8.self))
  }

  func expectFound(sourceLocation: SourceLocation = #_sourceLocation) {
    let error = Self.found(in: bytes)
    #expect(error?.reason == reason, sourceLocation: sourceLocation)
    #expect(
      error?.position == JSONPosition(line: line, column: column), sourceLocation: sourceLocation)
    #expect(error?.related == related, sourceLocation: sourceLocation)
  }

  /// The fault found in a text; nil if the text is accepted.
  static func found(
    in bytes: [UInt8], maximumDepth: Int = JSONText.defaultMaximumDepth
  ) -> JSONError? {
    do {
      _ = try JSONText(bytes, maximumDepth: maximumDepth)
      return nil
    } catch {
      return error
    }
  }

  /// The fault found in a text; nil if the text is accepted.
  static func found(in text: String) -> JSONError? {
    found(in: Array(text.utf8))
  }
}
