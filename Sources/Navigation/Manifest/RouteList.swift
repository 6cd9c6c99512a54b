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
    self.routes = routes
    var places: [RouteName: Int] = [:]
    for (place, route) in routes.enumerated() {
      for name in [route.name] + route.aliases {
        guard places.updateValue(place, forKey: name) == nil else { throw .nameTwice(name.text) }
      }
    }
    self.places = places
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
