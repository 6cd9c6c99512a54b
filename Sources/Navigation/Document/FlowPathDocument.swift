/// The `FlowPath` of FlowStacks, and that of NavigationBackport, read as a session document.
///
/// It is a flat array in threes of style, mangled type name and JSON text, the last pushed first:
/// <https://github.com/johnpatrickmorgan/FlowStacks/blob/main/Sources/FlowStacks/FlowPath.CodableRepresentation.swift>
///
/// The style is an enum that Swift codes itself: `{"push":{}}`, `{"sheet":{"withNavigation":true}}`
/// or `{"cover":{"withNavigation":false}}`. What stands inside is left aside, as here every modal
/// can have a path. The bare words `push`, `sheet` and `cover` are taken as well.
///
/// The two layouts cannot be mistaken for each other. A navigation path has no objects; and where
/// the styles are bare words, the fourth item of a path is such a word in one and JSON in the
/// other, which no such word is. With three items, only threes come out even. An empty array is
/// an empty path in both.
public enum FlowPathDocument {
  /// How FlowStacks shows a screen.
  private enum Style: String, CaseIterable {
    case push, sheet, cover

    var modal: ModalStyle? {
      switch self {
      case .push: nil
      case .sheet: .sheet
      case .cover: .fullScreenCover
      }
    }
  }

  /// Whether a text has the form of a flow path: an array that begins with a style, which may
  /// stand in a string itself, or under a key of an object.
  public static func isOne(_ bytes: [UInt8]) -> Bool {
    WrappedPath.isIn(
      bytes,
      looksLike: { array in
        isTripled(array) || array.node.elements.first { _ in true }?.kind == .object
      },
      isSurely: { isTripled($0) })
  }

  /// Reads a flow path into a document that has nothing else.
  ///
  /// A `push` continues the stack there is. A `sheet` or a `cover` begins a modal, whose path the
  /// pushes after it belong to.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - section: The section the path belongs to; none is the anonymous section.
  ///   - aliases: The app's route names, by type names in any spelling; see
  ///     ``NavigationPathDocument/read(_:section:aliases:)``.
  /// - Returns: The document, whose entries have no ids yet.
  /// - Throws: ``DocumentError`` for the first fault, with its place.
  public static func read(
    _ bytes: [UInt8], section: SavedRoute?, aliases: [String: RouteName] = [:]
  ) throws(DocumentError) -> SessionDocument {
    let whole = try DocumentValue(reading: bytes)
    let path = try WrappedPath(in: whole) { isTripled($0) }
    return try path.read { (array) throws(DocumentError) in
      let items = try array.elements()
      guard items.count.isMultiple(of: 3) else { throw array.error(.untripled(count: items.count)) }
      var reading = PathImport(aliases: aliases, string: path.string)
      for index in stride(from: items.count - 3, through: 0, by: -3) {
        let (type, value) = (items[index + 1], items[index + 2])
        if let modal = try style(items[index]).modal {
          try reading.present(modal, type: type, value: value)
        } else {
          try reading.push(type: type, value: value)
        }
      }
      return reading.document(section: section, place: whole)
    }
  }

  /// Whether an array is in threes that begin with a style each.
  static func isTripled(_ array: DocumentValue) -> Bool {
    var count = 0
    for node in array.node.elements {
      let item = DocumentValue(node: node, pointer: "")
      guard count % 3 == 0 ? (try? style(item)) != nil : node.kind == .string else { return false }
      count += 1
    }
    return count > 0 && count.isMultiple(of: 3)
  }

  private static func style(_ item: DocumentValue) throws(DocumentError) -> Style {
    guard item.node.kind == .object else { return try item.word(Style.self) }
    let members = try item.members()
    guard let only = members.first, members.count == 1 else { throw item.error(.notAStyle) }
    guard let style = Style(rawValue: only.key) else {
      let known = Style.allCases.map(\.rawValue)
      throw item.error(
        .unknownWord(
          only.key, known: known, near: NearMiss.candidates(for: only.key, in: known)))
    }
    return style
  }
}
