/// What is known of one name that routes are stored under.
///
/// ```swift
/// static let kinds = [
///   RouteKind("trail", version: 2, aliases: ["hike"], upgrades: [
///     .from(1, TrailV1.self) { TrailV2(id: $0.id, units: "km") }
///   ])
/// ]
/// ```
public struct RouteKind: Sendable {
  let name: String
  let version: Int
  let aliases: [String]
  let upgrades: [RouteUpgrade]

  /// Describes a name; ``RouteTable`` checks it.
  ///
  /// - Parameters:
  ///   - name: The name that routes are written under now.
  ///   - version: The version that their payload is written in now, from 1.
  ///   - aliases: Names that they were written under before.
  ///   - upgrades: One for each version before this one.
  public init(
    _ name: String, version: Int = 1, aliases: [String] = [], upgrades: [RouteUpgrade] = []
  ) {
    self.name = name
    self.version = version
    self.aliases = aliases
    self.upgrades = upgrades
  }
}
