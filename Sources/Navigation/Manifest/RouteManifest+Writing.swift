extension RouteManifest {
  /// The manifest as a text: a route a line, keys in the schema's order, payloads to the letter.
  ///
  /// - Returns: JSON in UTF-8 that ends with a newline.
  public func document() -> [UInt8] {
    var writer = DocumentWriter()
    writer.document { writer in
      writer.key("format", string: Self.format)
      writer.key("version", number: Int64(Self.version))
      writer.key("app", string: app)
      writer.key("appVersion", string: appVersion)
      if let sections { writer.key("sections") { $0.routeList(sections) } }
      writer.key("routes") { $0.routeList(routes) }
    }
    return writer.bytes
  }
}

extension DocumentWriter {
  fileprivate mutating func routeList(_ list: RouteList) {
    self.list(list.routes) { writer, route in
      writer.object { writer in
        writer.key("type", string: route.name.text)
        writer.key("version", number: Int64(route.version.number))
        if !route.aliases.isEmpty {
          writer.key("aliases") { $0.row(route.aliases) { $0.string($1.text) } }
        }
        if let value = route.value { writer.key("value") { $0.raw(value) } }
        if let parts = route.privateParts { writer.key("private") { $0.raw(parts) } }
      }
    }
  }
}
