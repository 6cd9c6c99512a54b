/// SwiftUI's own `NavigationPath.CodableRepresentation`, read as a session document.
///
/// It is a flat array of strings in pairs of type name and JSON text, the last pushed first. That
/// layout is not documented by Apple; independent readers of it agree.
public enum NavigationPathDocument {
  /// Whether a text has the form of a navigation path: an array of strings.
  public static func isOne(_ bytes: [UInt8]) -> Bool {
    guard let root = try? JSONText(bytes).root, root.kind == .array else { return false }
    return root.elements.allSatisfy { $0.kind == .string }
  }

  /// Reads a navigation path into a document that has nothing else.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - section: The section the path belongs to; none is the anonymous section.
  /// - Returns: The document, whose entries have no ids yet.
  /// - Throws: ``DocumentError`` for the first fault, with its place.
  public static func read(
    _ bytes: [UInt8], section: SavedRoute?
  ) throws(DocumentError) -> SessionDocument {
    let whole: DocumentValue
    do {
      whole = DocumentValue(node: try JSONText(bytes).root, pointer: "")
    } catch {
      throw DocumentError(.syntax(error), position: error.position, pointer: "")
    }
    let items = try whole.elements()
    for item in items { try item.wants(.string, "a string") }
    guard items.count.isMultiple(of: 2) else { throw whole.error(.unpaired(count: items.count)) }
    var path: [DraftEntry] = []
    for index in stride(from: items.count - 2, through: 0, by: -2) {
      path.append(try entry(type: items[index], value: items[index + 1]))
    }
    var document = SessionDocument()
    document.sections = [
      DraftSection(name: section.map { .named($0) } ?? .anonymous, place: whole, path: path)
    ]
    document.active = .section(at: 0)
    return document
  }

  private static func entry(
    type: DocumentValue, value: DocumentValue
  ) throws(DocumentError) -> DraftEntry {
    let text = try type.string()
    let name: RouteName
    do { name = try RouteName(builtIns[text] ?? text) } catch { throw type.error(.badName(error)) }
    do {
      let payload = try Payload(Array(try value.string().utf8))
      return DraftEntry(route: SavedRoute(name, payload: payload), place: type)
    } catch let error as JSONError {
      throw value.error(.innerSyntax(type: text, error))
    } catch let error as DocumentError {
      throw error
    } catch {
      throw value.error(.notARoute)
    }
  }

  /// The standard library's types, which no app has named. Any other name is kept whole.
  private static let builtIns = [
    "Swift.Int": "Int", "Swift.String": "String", "Swift.Double": "Double", "Swift.Bool": "Bool",
    "Foundation.UUID": "UUID", "Foundation.URL": "URL",
  ]
}
