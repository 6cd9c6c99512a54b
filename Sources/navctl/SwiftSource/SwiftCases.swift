import Navigation

/// The cases of the app's route type, guessed from a session.
struct SwiftCases {
  private(set) var all: [SwiftCase] = []
  private var places: [RouteName: Int] = [:]

  init(of session: SavedSession) {
    let state = session.state
    let routes = state.sections.flatMap { section in
      [section.name.route].compactMap { $0 } + section.path.entries.map(\.route)
    }
    var names: [RouteName] = []
    var values: [RouteName: [Payload?]] = [:]
    for route in routes + state.modals.flatMap({ $0.path.entries.map(\.route) }) {
      if values[route.name] == nil { names.append(route.name) }
      values[route.name, default: []].append(route.payload)
    }
    var taken: Set<String> = []
    for name in names {
      places[name] = all.count
      all.append(
        SwiftCase(
          name, name: SwiftName.unique(name.text, else: "route", &taken),
          values: values[name, default: []]))
    }
  }

  /// A route as Swift makes it.
  func expression(_ route: SavedRoute) -> String {
    places[route.name].map { all[$0].expression(route.payload) } ?? ""
  }

  /// The type's declaration, as lines.
  func declaration(of type: String) -> [String] {
    // An enum without a case cannot be coded.
    guard !all.isEmpty else { return ["enum \(type): Route {", "  case root", "}"] }
    var lines = all.map { "  " + $0.declaration + SwiftText.comment($0.remark) }
    if all.contains(where: { $0.name != $0.route.text }) {
      let keys = all.map { known in
        "    case \(SwiftName.quoted(known.name)) = \(SwiftText.literal(known.route.text))"
      }
      lines += ["  enum CodingKeys: String, CodingKey {"] + keys + ["  }"]
    }
    return ["enum \(type): Route {"] + lines + ["}"]
  }
}
