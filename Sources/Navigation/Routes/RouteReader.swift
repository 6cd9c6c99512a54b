/// Reads what is stored under a route's name: an app's table, or a manifest of one.
protocol RouteReader: Sendable {
  associatedtype Read: Hashable & Sendable

  func read(_ saved: SavedRoute) -> RouteReading<Read>
}

extension RouteTable: RouteReader {}
