import Navigation

extension SavedSession {
  /// A session read from the keys that stand between the braces of a document.
  init(_ keys: String, adopting stored: SavedSession? = nil) throws {
    let text = "{\"format\":\"navigation-session\",\"version\":1,\(keys)}"
    self = try SessionDocument(reading: Array(text.utf8)).session(adopting: stored)
  }
}
