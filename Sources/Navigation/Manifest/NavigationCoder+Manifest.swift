extension NavigationCoder {
  /// Lists the app's routes, in order of their names, for people and tools that do not have the
  /// app.
  ///
  /// ```swift
  /// let manifest = try NavigationCoder<AppSection, AppRoute>().manifest(
  ///   app: "com.example.trailbook", appVersion: "4.2")
  /// print(String(decoding: manifest.document(), as: UTF8.self))
  /// ```
  ///
  /// Sections whose type has no kinds are left out, and so are not checked.
  ///
  /// - Parameters:
  ///   - app: The app's identifier.
  ///   - appVersion: The app's version.
  /// - Returns: The manifest of this build.
  /// - Throws: ``RouteTableError/noKinds`` where the routes have no ``Route/kinds``.
  public func manifest(
    app: String? = nil, appVersion: String? = nil
  ) throws(RouteTableError) -> RouteManifest {
    guard let routes = try routes.list else { throw .noKinds }
    return RouteManifest(
      app: app, appVersion: appVersion, sections: try sections.list, routes: routes)
  }
}

extension RouteTable {
  /// The names, versions and aliases of the table; nothing where every name is tried.
  fileprivate var list: RouteList? {
    get throws(RouteTableError) {
      guard !known.isEmpty else { return nil }
      let aliases = Dictionary(grouping: current.filter { $0 != $1 }, by: \.value)
      return try RouteList(
        known.sorted { $0.key < $1.key }.map { name, kind in
          ListedRoute(
            name, version: kind.version, aliases: (aliases[name] ?? []).map(\.key).sorted())
        })
    }
  }
}
