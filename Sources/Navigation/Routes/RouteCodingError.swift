/// Why a route could not be written, or read back.
public enum RouteCodingError: Error, Hashable, Sendable {
  /// The route's own coding failed.
  case notEncodable(reason: String)
  /// The route's own coding gave something else than a name with one value.
  case notNamed
  /// The coding gave a name that cannot be stored.
  case badName(NameError)
  /// What the coding gave is nested too deep, or is no JSON.
  case badPayload(JSONError)
  /// The app's type has no route of this name, or not with this value.
  case notDecodable(RouteName, reason: String)
  /// The app's own table does not have the name that its coding gave.
  case notListed(RouteName)
}

extension RouteCodingError: CustomStringConvertible {
  /// A sentence for people.
  public var description: String {
    switch self {
    case .notEncodable(let reason):
      "The route could not be encoded: \(reason) Leave what cannot be stored out of its coding."
    case .notNamed:
      "The route's coding must give its name and one value, such as {\"trail\":{\"id\":17}}. "
        + "An enum with synthesized coding does."
    case .badName(let error): "The route's name cannot be stored. \(error)"
    case .badPayload(let error): "The route's value cannot be stored: \(error)"
    case .notDecodable(let name, let reason):
      "This app has no route '\(name)' with that value: \(reason)"
    case .notListed(let name):
      "The route's coding gave the name '\(name)', which its kinds do not have. Add it there."
    }
  }
}
