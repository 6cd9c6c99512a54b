/// Reads and writes an app's routes: by their names, versions, aliases and upgrades.
public struct RouteTable<R: Route>: Sendable {
  struct Known {
    let version: PayloadVersion
    /// The change from each version to the next, from version 1 on.
    let upgrades: [@Sendable (Payload?) throws -> Payload?]
  }

  let known: [RouteName: Known]
  /// The name that each alias stands for now.
  let current: [RouteName: RouteName]

  /// Makes the table of what ``Route/kinds`` says.
  ///
  /// - Throws: ``RouteTableError`` where two kinds share a name, or a chain of upgrades has a gap.
  public init() throws(RouteTableError) {
    var known: [RouteName: Known] = [:]
    var current: [RouteName: RouteName] = [:]
    for kind in R.kinds {
      let name = try Self.name(kind.name)
      guard current.updateValue(name, forKey: name) == nil else { throw .nameTwice(kind.name) }
      known[name] = try Self.known(kind)
    }
    for kind in R.kinds {
      for alias in kind.aliases {
        let name = try Self.name(alias)
        guard current.updateValue(try Self.name(kind.name), forKey: name) == nil else {
          throw .nameTwice(alias)
        }
      }
    }
    self.known = known
    self.current = current
  }

  private static func name(_ text: String) throws(RouteTableError) -> RouteName {
    do { return try RouteName(text) } catch { throw .badName(text, error) }
  }

  private static func known(_ kind: RouteKind) throws(RouteTableError) -> Known {
    let version: PayloadVersion
    do { version = try PayloadVersion(kind.version) } catch {
      throw .badVersion(kind.name, kind.version)
    }
    var upgrades: [Int: RouteUpgrade] = [:]
    for upgrade in kind.upgrades {
      guard upgrade.from >= 1, upgrade.from < kind.version else {
        throw .uselessUpgrade(kind.name, from: upgrade.from)
      }
      guard upgrades.updateValue(upgrade, forKey: upgrade.from) == nil else {
        throw .upgradeTwice(kind.name, from: upgrade.from)
      }
    }
    var chain: [@Sendable (Payload?) throws -> Payload?] = []
    for version in 1..<kind.version {
      guard let upgrade = upgrades[version] else {
        throw .missingUpgrade(kind.name, from: version)
      }
      chain.append(upgrade.change)
    }
    return Known(version: version, upgrades: chain)
  }

  /// Writes a route.
  ///
  /// - Throws: ``RouteCodingError`` where it cannot be written, or under a name that the table
  ///   does not have.
  public func saved(_ route: R) throws(RouteCodingError) -> SavedRoute {
    let saved = try SavedRoute(encoding: route)
    guard !known.isEmpty else { return saved }
    guard let kind = known[saved.name] else { throw .notListed(saved.name) }
    return SavedRoute(
      saved.name, version: kind.version, payload: saved.payload, title: saved.title)
  }

  /// Reads a route, through its alias and its upgrades.
  public func read(_ saved: SavedRoute) -> RouteReading<R> {
    guard !saved.isUnwritten else { return .unreadable(.neverWritten) }
    guard !known.isEmpty else {
      guard saved.version == .first else {
        return .unreadable(.newer(found: saved.version, known: .first))
      }
      return reading(saved, upgradedFrom: nil, renamedFrom: nil)
    }
    guard let name = current[saved.name], let kind = known[name] else {
      return .unreadable(.unknownName)
    }
    guard saved.version <= kind.version else {
      return .unreadable(.newer(found: saved.version, known: kind.version))
    }
    var payload = saved.payload
    for (index, upgrade) in kind.upgrades.enumerated().dropFirst(saved.version.number - 1) {
      do { payload = try upgrade(payload) } catch {
        return .unreadable(.upgradeFailed(from: index + 1))
      }
    }
    return reading(
      SavedRoute(name, version: kind.version, payload: payload),
      upgradedFrom: saved.version == kind.version ? nil : saved.version,
      renamedFrom: saved.name == name ? nil : saved.name)
  }

  private func reading(
    _ saved: SavedRoute, upgradedFrom version: PayloadVersion?, renamedFrom name: RouteName?
  ) -> RouteReading<R> {
    do {
      return .route(try saved.decoded(), upgradedFrom: version, renamedFrom: name)
    } catch {
      guard case .notDecodable(_, let reason) = error else {
        return .unreadable(.notDecodable(reason: "\(error)"))
      }
      return .unreadable(.notDecodable(reason: reason))
    }
  }
}

/// What reading a route came to.
public enum RouteReading<R: Hashable & Sendable>: Hashable, Sendable {
  /// The route, and the version or name that it was stored in, if that was an old one.
  case route(R, upgradedFrom: PayloadVersion?, renamedFrom: RouteName?)
  /// This app cannot read it.
  case unreadable(UnreadableReason)
}

/// Why an app cannot read a route.
public enum UnreadableReason: Hashable, Sendable {
  /// The app has no route of that name.
  case unknownName
  /// It was written by a newer version of the app.
  case newer(found: PayloadVersion, known: PayloadVersion)
  /// Its value is not what the app's type takes.
  case notDecodable(reason: String)
  /// The upgrade from that version threw.
  case upgradeFailed(from: Int)
  /// It was not written: its coding failed when it was saved.
  case neverWritten
}

extension UnreadableReason: CustomStringConvertible {
  /// What is said of the entry.
  public var description: String {
    switch self {
    case .unknownName: "this app has no route of that name"
    case .newer(let found, let known):
      "it was written in version \(found), and this app reads up to \(known)"
    case .notDecodable(let reason): "its value does not fit: \(reason)"
    case .upgradeFailed(let version): "its upgrade from version \(version) failed"
    case .neverWritten: "it could not be written when it was saved"
    }
  }
}
