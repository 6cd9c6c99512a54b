/// Routes as a ``RouteManifest`` lists them: no name or alias is there twice.
public struct RouteList: Hashable, Sendable {
  /// The routes, in the order they were given.
  public let routes: [ListedRoute]
  /// The place of each name and alias.
  private let places: [RouteName: Int]

  /// Takes routes.
  ///
  /// - Throws: ``RouteTableError/nameTwice(_:)`` where two share a name or an alias.
  public init(_ routes: [ListedRoute]) throws(RouteTableError) {
    self.init(unchecked: routes)
    let names = routes.flatMap(\.names)
    guard names.count > places.count else { return }
    var seen: Set<RouteName> = []
    for name in names where !seen.insert(name).inserted { throw .nameTwice(name.text) }
  }

  /// Takes routes that are known to have no name or alias twice.
  init(unchecked routes: [ListedRoute]) {
    self.routes = routes
    let pairs = routes.enumerated().flatMap { place, route in route.names.map { ($0, place) } }
    places = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The route that is listed under a name or an alias.
  public subscript(name: RouteName) -> ListedRoute? { places[name].map { routes[$0] } }

  /// The names that were perhaps meant by one that is not listed.
  public func near(_ name: RouteName) -> [String] {
    NearMiss.candidates(for: name.text, in: routes.map(\.name.text))
  }

  /// Why the app could not read a route for its name or its version; nothing where it could.
  public func refusal(of saved: SavedRoute) -> UnreadableReason? {
    if saved.isUnwritten { return .neverWritten }
    guard let listed = self[saved.name] else { return .unknownName }
    guard saved.version <= listed.version else {
      return .newer(found: saved.version, known: listed.version)
    }
    return nil
  }
}
