extension StoredName where Subject == Names.Route {
  /// Whether it is one of this package's own names, which stand for a route that was damaged or
  /// never written. No app has a route of that name, and no manifest lists it.
  public var isReserved: Bool { text.utf8.starts(with: "navigation-store.".utf8) }
}
