/// What a route was read from, if it was. Two are always equal: only the route itself counts.
struct EntrySource: Hashable, Sendable {
  var route: SavedRoute?

  static func == (left: Self, right: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
