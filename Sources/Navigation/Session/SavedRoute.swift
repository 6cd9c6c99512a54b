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
    guard name == other.name, version == other.version else { return false }
    switch (payload, other.payload) {
    case (let mine?, let theirs?): return mine.matches(theirs)
    case (let only?, nil), (nil, let only?): return only.isEmptyObject
    case (nil, nil): return true
    }
  }
}

extension Payload {
  /// Whether it is `{}`.
  var isEmptyObject: Bool { JSONText.compacted(bytes[...]) == Array("{}".utf8) }
}
