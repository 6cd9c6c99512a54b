import Navigation

/// A session in one of the formats that people take it away in.
struct WrittenDocument {
  enum Format: String {
    case session
    case navigationPath = "navigation-path"
    case swift

    /// What it is called in a sentence.
    var title: String {
      switch self {
      case .session: "session document"
      case .navigationPath: "navigation path"
      case .swift: "Swift"
      }
    }
  }

  let format: Format
  let bytes: [UInt8]
  /// What of the session the format has no place for.
  let left: [SessionPart]

  init(of session: SavedSession, as format: Format, restoration: Restoration? = nil) {
    self.format = format
    switch format {
    case .session: (bytes, left) = (session.document(restoration: restoration), [])
    case .navigationPath:
      let path = NavigationPathDocument.write(session)
      (bytes, left) = (path.bytes, path.left)
    case .swift:
      let source = SwiftSource(of: session)
      (bytes, left) = (Array(source.text.utf8), source.left)
    }
  }

  /// Tells what is not in it.
  func tellWhatIsLeft(_ console: Console) {
    guard !left.isEmpty else { return }
    let parts = left.map(\.description).joined(separator: ", ")
    let subject =
      format == .swift ? "The Swift code does not hold" : "A navigation path cannot hold"
    console.note("\(subject) all of the session. Left out: \(parts).")
  }

  /// The text where it is the whole answer; as JSON where that was asked for and it is none.
  func answer(_ head: JSONObject, isJSON: Bool) -> [UInt8] {
    guard isJSON, format == .swift else { return bytes }
    return Array(json(head, writtenTo: nil).utf8)
  }

  /// The answer of a command, after what it says of where the session came from.
  func json(_ head: JSONObject, writtenTo output: String?) -> String {
    var answer = head
    answer.add("to", format.rawValue)
    answer.add("output", output)
    answer.add("bytes", bytes.count)
    if output == nil { answer.add("text", String(decoding: bytes, as: UTF8.self)) }
    answer.add(
      "leftOut",
      rows: left.map { part in
        var row = JSONObject()
        row.add("part", part.kind.rawValue)
        row.add("count", part.count)
        return row.text
      })
    return answer.text + "\n"
  }

  func text(writtenTo output: String) -> String {
    let size = ByteCount.of(Int64(bytes.count))
    return Printable.line("Wrote \(output): \(format.title), \(size).") + "\n"
  }
}
