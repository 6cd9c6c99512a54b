/// The names and versions of the routes that one build of an app knows, as a file that people
/// and tools can check a session against without the app.
///
/// An app writes its own with ``NavigationCoder/manifest(app:appVersion:)``. A manifest knows
/// names and versions: whether a value fits its route, only the app can tell.
public struct RouteManifest: Hashable, Sendable {
  /// The version of the manifest that this package reads and writes.
  public static let version = 1
  /// The word that `format` must have.
  public static let format = "navigation-routes"

  /// The app's identifier, if it is told.
  public let app: String?
  /// The app's version, if it is told.
  public let appVersion: String?
  /// The routes of sections. None is no list: sections are not checked then.
  public let sections: RouteList?
  /// The routes of paths and modals.
  public let routes: RouteList

  /// Makes a manifest.
  public init(
    app: String? = nil, appVersion: String? = nil, sections: RouteList? = nil, routes: RouteList
  ) {
    self.app = app
    self.appVersion = appVersion
    self.sections = sections
    self.routes = routes
  }

  /// The names that the types of another library's path are imported under:
  /// ``NavigationPathDocument/read(_:section:aliases:)`` takes them.
  public var typeNames: [String: RouteName] {
    let pairs = routes.routes.flatMap { route in route.aliases.map { ($0.text, route.name) } }
    // Two texts may be equal for Swift and differ in their bytes.
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
