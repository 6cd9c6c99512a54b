/// Makes a document out of the screens of a path that another library wrote.
struct PathImport {
  /// The app's route names, by type names.
  let aliases: [String: RouteName]
  /// Where the path's text stands, if that is a string of its own: the place of all it holds.
  let string: DocumentValue?
  private var path: [DraftEntry] = []
  private var modals: [DraftModal] = []
  private var warnings: [DocumentWarning] = []

  init(aliases: [String: RouteName], string: DocumentValue?) {
    self.aliases = aliases
    self.string = string
  }

  /// Puts a screen on top: of the topmost modal where there is one, or else of the path.
  mutating func push(
    type: DocumentValue, value: DocumentValue
  ) throws(DocumentError) {
    let entry = try entry(type, value)
    if modals.isEmpty {
      path.append(entry)
    } else {
      modals[modals.endIndex - 1].path.append(entry)
    }
  }

  /// Begins a modal.
  mutating func present(
    _ style: ModalStyle, type: DocumentValue, value: DocumentValue
  ) throws(DocumentError) {
    modals.append(DraftModal(style: style, path: [try entry(type, value)]))
  }

  /// The document, which has nothing else.
  ///
  /// - Parameters:
  ///   - section: The section the path belongs to; none is the anonymous section.
  ///   - place: Where the path stands.
  /// - Returns: The document.
  func document(section: SavedRoute?, place: DocumentValue) -> SessionDocument {
    var document = SessionDocument()
    document.sections = [
      DraftSection(name: section.map { .named($0) } ?? .anonymous, place: place, path: path)
    ]
    document.active = .section(at: 0)
    document.modals = modals
    document.warnings = warnings
    return document
  }

  private mutating func entry(
    _ type: DocumentValue, _ value: DocumentValue
  ) throws(DocumentError) -> DraftEntry {
    let type = (value: type, name: WrittenTypeName(text: try type.string()))
    let name: RouteName
    do { name = try type.name.routeName(aliases) } catch {
      throw type.value.error(.badName(error))
    }
    let route = SavedRoute(name, payload: try payload(value, of: type.name.text))
    let place = string ?? type.value
    if type.name.isPrivate, type.name.alias(in: aliases) == nil { warn(of: type.name, at: place) }
    return DraftEntry(route: route, place: place)
  }

  private func payload(
    _ value: DocumentValue, of type: String
  ) throws(DocumentError) -> Payload {
    let bytes = Array(try value.string().utf8)
    guard bytes.count <= SizeLimits.route else {
      throw value.error(.payloadTooLarge(size: bytes.count, limit: SizeLimits.route))
    }
    do { return try Payload(bytes) } catch {
      throw value.error(.innerSyntax(type: type, error))
    }
  }

  /// Warns once of each name.
  private mutating func warn(of name: WrittenTypeName, at place: DocumentValue) {
    let reason = DocumentWarning.Reason.privateType(name: name.text, suggestion: name.suggestion)
    guard !warnings.contains(where: { $0.reason == reason }) else { return }
    warnings.append(
      DocumentWarning(position: place.node.position, pointer: place.pointer, reason: reason))
  }
}
