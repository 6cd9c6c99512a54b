import Navigation
import Testing

/// A document that must be refused, with the place, the kind and the hint of its fault.
struct DocumentFault: Sendable, CustomTestStringConvertible {
  /// The text, in which `▸` stands before the character that is at fault.
  let marked: String
  let pointer: String
  let reason: DocumentError.Reason
  let hint: String?

  /// A fault in the keys of a document, which stand on its second line.
  init(
    _ keys: String, _ pointer: String, _ reason: DocumentError.Reason, hint: String? = nil
  ) {
    self.init(
      whole: "{\"format\":\"navigation-session\",\"version\":1,\n\(keys)}", pointer, reason,
      hint: hint)
  }

  init(
    whole marked: String, _ pointer: String, _ reason: DocumentError.Reason, hint: String? = nil
  ) {
    self.marked = marked
    self.pointer = pointer
    self.reason = reason
    self.hint = hint
  }

  var testDescription: String { String(reflecting: String(marked.suffix(80))) }

  var bytes: [UInt8] { Array(marked.replacing("▸", with: "").utf8) }

  /// Where the mark stands.
  var position: JSONPosition {
    let before = marked.prefix { $0 != "▸" }
    let line = before.split(separator: "\n", omittingEmptySubsequences: false)
    return JSONPosition(line: line.count, column: (line.last?.count ?? 0) + 1)
  }

  func expectFound(sourceLocation: SourceLocation = #_sourceLocation) {
    expect(sourceLocation: sourceLocation) { () throws(DocumentError) in
      _ = try SessionDocument(reading: bytes).session(adopting: nil)
    }
  }

  func expect(
    sourceLocation: SourceLocation = #_sourceLocation, from body: () throws(DocumentError) -> Void
  ) {
    do {
      try body()
      Issue.record("accepted", sourceLocation: sourceLocation)
    } catch {
      #expect(error.reason == reason, sourceLocation: sourceLocation)
      #expect(error.position == position, sourceLocation: sourceLocation)
      #expect(error.pointer == pointer, sourceLocation: sourceLocation)
      #expect(error.hint == hint, sourceLocation: sourceLocation)
      #expect(!error.description.isEmpty, sourceLocation: sourceLocation)
    }
  }
}

/// What the hint says where no key is near to an unknown one.
let extensionsHint = "Data of other programs goes into 'extensions'."
let routeHint = """
  Write "home", { "trail": { "id": 17 } }, or { "type": "trail", "value": … }.
  """
