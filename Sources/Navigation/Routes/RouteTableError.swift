/// What is wrong with an app's route table; found when it is made, before anything is read.
public enum RouteTableError: Error, Hashable, Sendable {
  /// This name, or alias, cannot be stored.
  case badName(String, NameError)
  /// Two kinds have this name or alias.
  case nameTwice(String)
  /// A kind's version is not from 1 to 65,535.
  case badVersion(String, Int)
  /// A kind has no upgrade from this version, and needs one.
  case missingUpgrade(String, from: Int)
  /// A kind has two upgrades from this version.
  case upgradeTwice(String, from: Int)
  /// A kind has an upgrade from this version, which is none before its own.
  case uselessUpgrade(String, from: Int)
  /// The routes have no kinds, and so no names that could be listed in a manifest.
  case noKinds
}

extension RouteTableError: CustomStringConvertible {
  /// A sentence for people.
  public var description: String {
    switch self {
    case .badName(let name, let error): "The route name '\(name)' cannot be stored. \(error)"
    case .nameTwice(let name): "Two kinds of routes have the name or alias '\(name)'."
    case .badVersion(let name, let version):
      "The version of '\(name)' is \(version); a version is from 1 to 65535."
    case .missingUpgrade(let name, let version):
      "'\(name)' has no upgrade from version \(version). Add one, however old that version is."
    case .upgradeTwice(let name, let version):
      "'\(name)' has two upgrades from version \(version)."
    case .uselessUpgrade(let name, let version):
      "'\(name)' has an upgrade from version \(version), which is no version before its own."
    case .noKinds:
      "The routes have no kinds, so there are no names to list. Give them their kinds."
    }
  }
}
