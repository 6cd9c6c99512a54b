/// Makes of a payload in one version the payload in the next.
public struct RouteUpgrade: Sendable {
  let from: Int
  let change: @Sendable (Payload?) throws -> Payload?

  /// Changes the JSON itself.
  ///
  /// - Parameters:
  ///   - version: The version it takes; it gives the next.
  ///   - change: Is given the payload, if there is one. What it throws leaves the route unread.
  public init(from version: Int, _ change: @escaping @Sendable (Payload?) throws -> Payload?) {
    from = version
    self.change = change
  }

  /// Changes values that are coded.
  ///
  /// - Parameters:
  ///   - version: The version it takes; it gives the next.
  ///   - old: The type that reads the old payload.
  ///   - change: Makes the new value of the old.
  /// - Returns: The upgrade.
  public static func from<Old: Decodable & SendableMetatype, New: Encodable & SendableMetatype>(
    _ version: Int, _ old: Old.Type, _ change: @escaping @Sendable (Old) throws -> New
  ) -> RouteUpgrade {
    RouteUpgrade(from: version) { payload in
      let old = try payload ?? Payload(Array("{}".utf8))
      return try Payload(encoding: try change(try old.decoded(as: Old.self)))
    }
  }
}
