extension SessionDocument {
  private static let routeKeys = ["type", "value", "version", "title"]
  private static let entryKeys =
    routeKeys + ["entry", "column", "provisional", "checkpoint", "answers"]

  /// A route in one of its three spellings: a name, one key, or the full form.
  static func route(_ value: DocumentValue) throws(DocumentError) -> SavedRoute {
    try spelled(value) { (full) throws(DocumentError) in
      try fullRoute(try full.object(routeKeys))
    }
  }

  /// A section: a route, or `null` for the anonymous one.
  static func section(_ value: DocumentValue) throws(DocumentError) -> SectionName<SavedRoute> {
    value.isNull ? .anonymous : .named(try route(value))
  }

  /// An entry: a route, and in its full form what belongs to this occurrence of it.
  static func entry(_ value: DocumentValue) throws(DocumentError) -> DraftEntry {
    var object: DocumentObject?
    let route = try spelled(value) { (full) throws(DocumentError) in
      let whole = try full.object(entryKeys)
      object = whole
      return try fullRoute(whole)
    }
    var entry = DraftEntry(route: route, place: value)
    guard let object else { return entry }
    entry.id = try object["entry"]?.id()
    entry.column = try object["column"]?.word(Column.self) ?? .detail
    entry.isProvisional = try object["provisional"]?.bool() ?? false
    entry.checkpoint = try object["checkpoint"]?.name(Names.Checkpoint.self)
    entry.answers = try object["answers"]?.name(Names.Result.self)
    return entry
  }

  static func path(_ value: DocumentValue) throws(DocumentError) -> [DraftEntry] {
    var entries: [DraftEntry] = []
    for element in try value.elements() { entries.append(try entry(element)) }
    return entries
  }

  static func modal(_ value: DocumentValue) throws(DocumentError) -> DraftModal {
    let object = try value.object(["route", "style", "detent", "path"])
    let root = try entry(try object.required("route"))
    var above: [DraftEntry] = []
    if let path = object["path"] { above = try Self.path(path) }
    return DraftModal(
      style: try object["style"]?.word(ModalStyle.self) ?? .sheet,
      detent: try object["detent"]?.string(), path: [root] + above)
  }

  private static func fullRoute(_ object: DocumentObject) throws(DocumentError) -> SavedRoute {
    SavedRoute(
      try object.required("type").name(Names.Route.self),
      version: try object["version"]?.version() ?? .first,
      payload: try object["value"]?.payload(limit: SizeLimits.route),
      title: try object["title"]?.string())
  }

  private static func spelled(
    _ value: DocumentValue, full: (DocumentValue) throws(DocumentError) -> SavedRoute
  ) throws(DocumentError) -> SavedRoute {
    switch value.node.kind {
    case .string: return SavedRoute(try value.name(Names.Route.self))
    case .object: break
    default: throw value.error(.notARoute)
    }
    let members = Array(value.node.members)
    if members.contains(where: { $0.key == "type" }) { return try full(value) }
    guard members.count == 1, let only = members.first else {
      // The full form with its key misspelled gets the near miss of an unknown key.
      for member in members where !NearMiss.candidates(for: member.key, in: ["type"]).isEmpty {
        _ = try value.object(entryKeys)
      }
      throw value.error(.notARoute)
    }
    let inner = DocumentValue(
      node: only.value, pointer: value.pointer + JSONPointer.token(only.key))
    do {
      let name = try RouteName(only.key)
      return SavedRoute(name, payload: try inner.payload(limit: SizeLimits.route))
    } catch let error as NameError {
      throw value.error(.badName(error))
    } catch let error as DocumentError {
      throw error
    } catch {
      throw value.error(.notARoute)
    }
  }
}
