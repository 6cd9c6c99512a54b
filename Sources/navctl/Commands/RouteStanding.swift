import Navigation

/// How a route type of a store stands to a manifest.
enum RouteStanding {
  /// It is listed, under this name, in all versions that were found or newer ones.
  case known(ListedRoute)
  /// It is listed, and was found in an older version.
  case older(ListedRoute)
  /// It was found in a newer version than the one that is listed.
  case newer(ListedRoute)
  case unlisted(near: [String])
  /// The manifest has no list of sections.
  case unchecked

  init(of use: RouteUse, in manifest: RouteManifest) {
    guard let list = use.isSection ? manifest.sections : manifest.routes else {
      self = .unchecked
      return
    }
    guard let listed = list[use.name] else {
      self = .unlisted(near: list.near(use.name))
      return
    }
    if use.newest > listed.version {
      self = .newer(listed)
    } else {
      self = use.oldest < listed.version ? .older(listed) : .known(listed)
    }
  }

  /// Whether the app could not read all of them.
  var isRefused: Bool {
    switch self {
    case .newer, .unlisted: true
    case .known, .older, .unchecked: false
    }
  }

  /// A stable name, for programs.
  var word: String {
    switch self {
    case .known: "ok"
    case .older: "older"
    case .newer: "newer"
    case .unlisted: "unlisted"
    case .unchecked: "unchecked"
    }
  }

  var near: [String] {
    if case .unlisted(let near) = self { near } else { [] }
  }

  /// What people read of a type that was found under a name.
  func text(for name: RouteName) -> String {
    switch self {
    case .known(let listed): return "ok" + Self.renaming(name, listed)
    case .older(let listed): return "ok (wants \(listed.version))" + Self.renaming(name, listed)
    case .newer(let listed): return "newer (knows \(listed.version))" + Self.renaming(name, listed)
    case .unlisted(let near):
      let question = NearMiss.question(offering: near).map { ". \($0)" }
      return Printable.line("not listed" + (question ?? ""))
    case .unchecked: return "not checked"
    }
  }

  private static func renaming(_ name: RouteName, _ listed: ListedRoute) -> String {
    name == listed.name ? "" : Printable.line(", now '\(listed.name)'")
  }
}
