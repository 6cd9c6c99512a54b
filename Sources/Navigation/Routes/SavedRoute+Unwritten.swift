extension SavedRoute {
  /// Stands in a path for a route whose coding failed: the entries above it are saved all the
  /// same, and none of them is taken for the one that stood here.
  static let unwritten = SavedRoute(RouteName(known: "navigation-store.unwritten"))

  /// Stands for a section whose coding failed: each has a number, so that no two have one name.
  static func unwritten(section number: Int) -> SavedRoute {
    SavedRoute(unwritten.name, payload: try? Payload(Array("\(number)".utf8)))
  }

  /// Whether it stands for a route that was not written.
  var isUnwritten: Bool { name == Self.unwritten.name }
}
