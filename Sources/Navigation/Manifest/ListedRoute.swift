/// A route as a ``RouteManifest`` lists it.
public struct ListedRoute: Hashable, Sendable {
  /// The name that the route is written under.
  public let name: RouteName
  /// The version that it is written in; older ones are read.
  public let version: PayloadVersion
  /// Names that it was written under before, and names of its Swift type in other libraries' paths.
  public let aliases: [RouteName]
  /// A JSON Schema of its value. It is kept to the letter, and nothing is checked by it.
  public let value: Payload?
  /// JSON Pointers to what is private in its value, as an array. It is kept to the letter, and
  /// nothing is hidden by it.
  public let privateParts: Payload?

  /// Lists a route. A schema and private parts are only ever read: what is no schema cannot be
  /// written for one.
  public init(
    _ name: RouteName, version: PayloadVersion = .first, aliases: [RouteName] = []
  ) {
    self.init(name, version: version, aliases: aliases, value: nil, privateParts: nil)
  }

  init(
    _ name: RouteName, version: PayloadVersion, aliases: [RouteName], value: Payload?,
    privateParts: Payload?
  ) {
    self.name = name
    self.version = version
    self.aliases = aliases
    self.value = value
    self.privateParts = privateParts
  }

  /// All the names that it is read under.
  var names: [RouteName] { [name] + aliases }
}
