import Navigation

/// The screens of an app that has data, for what goes through its coder and the store.
enum Shop: Route {
  case shelf(String)
  case item(Int)
  case zoom(Double)
  case text(String)

  var column: Column { if case .shelf = self { .content } else { .detail } }
}

/// The sections of that app.
enum Floor: String, Route { case ground, upper }

typealias ShopCoder = NavigationCoder<Floor, Shop>
typealias ShopState = NavigationState<Floor, Shop>

extension SavedSession {
  /// The session of an app's state, and what of it could not be written.
  static func written(
    _ state: inout ShopState, snapshots: [SavedSnapshot] = []
  ) throws -> (session: SavedSession, failures: [EntryCodingError]) {
    let written = try ShopCoder().write(&state)
    return (SavedSession(id: .main, state: written.state, snapshots: snapshots), written.failures)
  }
}
