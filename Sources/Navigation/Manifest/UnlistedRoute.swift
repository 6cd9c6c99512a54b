/// A route of a document that a ``RouteManifest`` does not have, or not in its version.
public struct UnlistedRoute: Sendable {
  /// The name that the document gives.
  public let name: RouteName
  /// Why the app could not read it.
  public let reason: UnreadableReason
  /// How often the document has it.
  public internal(set) var count: Int
  let list: RouteList
  let place: DocumentValue

  /// Where it stands first, as a JSON Pointer (RFC 6901).
  public var pointer: String { place.pointer }
  /// Where it stands first. It is worked out when asked for, in time linear to the text before it.
  public var position: JSONPosition { place.node.position }

  /// The listed names that were perhaps meant; worked out when asked for.
  public var near: [String] { reason == .unknownName ? list.near(name) : [] }
}

extension UnlistedRoute: CustomStringConvertible {
  /// A sentence for people, without the place in the text.
  public var description: String {
    let place = pointer.isEmpty ? "" : " (\(pointer)\(count > 1 ? ", \(count) times" : ""))"
    switch reason {
    case .newer(let found, let known):
      return "route type '\(name)' is in version \(found), and the manifest's is \(known)\(place)."
    default: return "unknown route type '\(name)'\(place)."
    }
  }
}

extension SessionDocument {
  /// The routes of the document that a manifest does not list, each once, in the document's order.
  ///
  /// - Parameter manifest: The routes that the app knows.
  /// - Returns: A route for each name and version that is not known.
  public func unlistedRoutes(in manifest: RouteManifest) -> [UnlistedRoute] {
    var found = UnlistedRoutes()
    for section in sections {
      if let list = manifest.sections, let route = section.name.route {
        found.check(route, at: section.place, in: list, isSection: true)
      }
      for entry in (section.path ?? []) + (section.parked ?? []).joined() {
        found.check(entry.route, at: entry.place, in: manifest.routes, isSection: false)
      }
    }
    for entry in modals.flatMap(\.path) {
      found.check(entry.route, at: entry.place, in: manifest.routes, isSection: false)
    }
    return found.routes
  }
}

/// What was found so far.
private struct UnlistedRoutes {
  private struct Key: Hashable {
    let name: RouteName
    let reason: UnreadableReason
    let isSection: Bool
  }

  private(set) var routes: [UnlistedRoute] = []
  private var places: [Key: Int] = [:]

  mutating func check(
    _ route: SavedRoute, at place: DocumentValue, in list: RouteList, isSection: Bool
  ) {
    guard let reason = list.refusal(of: route) else { return }
    let key = Key(name: route.name, reason: reason, isSection: isSection)
    if let known = places[key] {
      routes[known].count += 1
    } else {
      places[key] = routes.count
      routes.append(
        UnlistedRoute(name: route.name, reason: reason, count: 1, list: list, place: place))
    }
  }
}
