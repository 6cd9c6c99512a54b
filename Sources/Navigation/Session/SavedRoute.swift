/// A route as it is stored: under a name and a version that the app wrote down, never under the
/// name of a Swift type.
public struct SavedRoute: Hashable, Sendable {
  /// The name that the app chose.
  public let name: RouteName
  /// The version that the payload is written in, from 1.
  public let version: PayloadVersion
  /// The route's own coding; none for a route that has nothing but its name.
  public let payload: Payload?
  /// What people call the screen, for pictures and reports only.
  public let title: String?

  /// Makes a stored route.
  public init(
    _ name: RouteName, version: PayloadVersion = .first, payload: Payload? = nil,
    title: String? = nil
  ) {
    self.name = name
    self.version = version
    self.payload = payload
    self.title = title
  }

  /// Whether both name the same screen: the same name, version and value.
  ///
  /// Titles and whitespace are left aside, and a route without a value equals one whose value is
  /// `{}`, which is how Swift's own coding writes it. `==` compares to the letter.
  public func matches(_ other: SavedRoute) -> Bool {
    name == other.name && version == other.version && normalized == other.normalized
  }

  /// The route with all that does not count for ``matches(_:)`` taken away: routes match where
  /// these are equal.
  public var normalized: SavedRoute {
    SavedRoute(name, version: version, payload: payload?.normalized)
  }
}

extension Payload {
  /// The value without whitespace between its tokens; none for `{}`.
  fileprivate var normalized: Payload? {
    let compacted = Payload(compacted: JSONText.compacted(bytes[...]))
    return compacted.bytes == Array("{}".utf8) ? nil : compacted
  }

  /// Whether it is `{}`.
  var isEmptyObject: Bool { normalized == nil }
}
