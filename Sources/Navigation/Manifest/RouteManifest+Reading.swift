extension RouteManifest {
  private static let keys = [
    "$schema", "format", "version", "app", "appVersion", "sections", "routes",
  ]
  private static let routeKeys = ["type", "version", "aliases", "value", "private"]

  /// Reads a manifest.
  ///
  /// - Parameter bytes: Its text in UTF-8, ``SizeLimits/document`` at most.
  /// - Throws: ``DocumentError`` for the first fault, with its place.
  public init(reading bytes: [UInt8]) throws(DocumentError) {
    let whole = try DocumentValue(reading: bytes)
    try whole.checkFormat(
      Self.format, version: Self.version, otherwise: .notAManifest,
      newer: { .newerManifest(found: $0) })
    let manifest = try Self.object(whole, keys: Self.keys)
    app = try manifest["app"]?.string()
    appVersion = try manifest["appVersion"]?.string()
    sections = try manifest["sections"].map(Self.list)
    routes = try Self.list(try manifest.required("routes"))
  }

  private static func object(
    _ value: DocumentValue, keys: [String]
  ) throws(DocumentError) -> DocumentObject {
    do { return try value.object(keys) } catch {
      // A session document says where other keys may go; a manifest has no place for them.
      guard case .unknownKey(let key, let near) = error.reason else { throw error }
      throw DocumentError(
        .notAManifestKey(key, known: keys, near: near), position: error.position,
        pointer: error.pointer)
    }
  }

  private static func list(_ value: DocumentValue) throws(DocumentError) -> RouteList {
    var routes: [ListedRoute] = []
    var seen: [RouteName: DocumentValue] = [:]
    for element in try value.elements() {
      let object = try object(element, keys: routeKeys)
      let places = [try object.required("type")] + (try object["aliases"]?.elements() ?? [])
      var names: [RouteName] = []
      for place in places {
        let name = try place.name(Names.Route.self)
        if let first = seen.updateValue(place, forKey: name) {
          throw place.error(.listedTwice(name, first: first.node.position))
        }
        names.append(name)
      }
      routes.append(
        ListedRoute(
          names.removeFirst(), version: try object["version"]?.version() ?? .first, aliases: names,
          value: try object["value"].map(schema), privateParts: try object["private"].map(pointers))
      )
    }
    return RouteList(unchecked: routes)
  }

  private static func schema(_ value: DocumentValue) throws(DocumentError) -> Payload {
    if value.node.kind != .bool { try value.wants(.object, "a JSON Schema") }
    return try value.payload()
  }

  private static func pointers(_ value: DocumentValue) throws(DocumentError) -> Payload {
    for element in try value.elements() { try element.wants(.string, "a JSON Pointer") }
    return try value.payload()
  }
}
