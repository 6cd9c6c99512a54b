/// SwiftUI's own `NavigationPath.CodableRepresentation`, read as a session document.
///
/// It is a flat array of strings in pairs of type name and JSON text, the last pushed first. That
/// layout is not documented by Apple; independent readers of it agree. NavigationBackport writes
/// the same with mangled names:
/// <https://github.com/johnpatrickmorgan/NavigationBackport/blob/main/Sources/NavigationBackport/CodableRepresentation.swift>
public enum NavigationPathDocument {
  /// Whether a text has the form of a navigation path: an array of strings, which may stand in a
  /// string itself, or under a key of an object.
  ///
  /// An array of strings that ``FlowPathDocument`` knows for its own is none.
  public static func isOne(_ bytes: [UInt8]) -> Bool {
    WrappedPath.isIn(
      bytes, looksLike: { isOfStrings($0) },
      isSurely: { array in
        guard isPaired(array) else { return false }
        // Two words are as likely the path of a session document without its `format`.
        return array.node.elements.enumerated().contains { index, node in
          guard !index.isMultiple(of: 2), let text = node.string else { return false }
          return (try? JSONText(Array(text.utf8))) != nil
        }
      })
  }

  /// Reads a navigation path into a document that has nothing else.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - section: The section the path belongs to; none is the anonymous section.
  ///   - aliases: The app's route names, by type names in any spelling: qualified
  ///     (`Trailbook.Trail`), bare (`Trail`) or mangled (`9Trailbook5TrailV`). A name that is not
  ///     here is kept whole, but for those of the standard library and of Foundation.
  /// - Returns: The document, whose entries have no ids yet.
  /// - Throws: ``DocumentError`` for the first fault, with its place.
  public static func read(
    _ bytes: [UInt8], section: SavedRoute?, aliases: [String: RouteName] = [:]
  ) throws(DocumentError) -> SessionDocument {
    let whole = try DocumentValue(reading: bytes)
    let path = try WrappedPath(in: whole) { isPaired($0) }
    return try path.read { (array) throws(DocumentError) in
      let items = try array.elements()
      for item in items { try item.wants(.string, "a string") }
      guard items.count.isMultiple(of: 2) else { throw array.error(.unpaired(count: items.count)) }
      var reading = PathImport(aliases: aliases, string: path.string)
      for index in stride(from: items.count - 2, through: 0, by: -2) {
        try reading.push(type: items[index], value: items[index + 1])
      }
      return reading.document(section: section, place: whole)
    }
  }

  private static func isOfStrings(_ array: DocumentValue) -> Bool {
    array.node.elements.allSatisfy { $0.kind == .string } && !FlowPathDocument.isTripled(array)
  }

  private static func isPaired(_ array: DocumentValue) -> Bool {
    isOfStrings(array) && array.node.elements.reduce(0) { count, _ in count + 1 }.isMultiple(of: 2)
  }
}
