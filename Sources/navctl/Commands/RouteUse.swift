import Navigation
import Persistence

/// Where, and in which versions, the sessions of a store have a route type.
struct RouteUse {
  /// Where a route can stand, in the order they are printed.
  enum Place: String, CaseIterable {
    case section, path, parked, modal
  }

  let name: RouteName
  /// A section may have the name of a route; the two are told apart.
  let isSection: Bool
  private(set) var count = 0
  private var places: Set<Place> = []
  private var found: Set<PayloadVersion> = []

  var versions: [PayloadVersion] { found.sorted() }
  var newest: PayloadVersion { found.max() ?? .first }
  var oldest: PayloadVersion { found.min() ?? .first }
  var whereFound: [String] { Place.allCases.filter(places.contains).map(\.rawValue) }

  private mutating func note(_ version: PayloadVersion, _ place: Place) {
    count += 1
    places.insert(place)
    found.insert(version)
  }

  /// The route types of the sessions as they are now: sections first, the most used of each first.
  static func all(in sessions: [SavedSession]) -> [RouteUse] {
    var uses: [Key: RouteUse] = [:]
    func note(_ route: SavedRoute, _ place: Place) {
      // What stands for a damaged row is no route of the app.
      guard !route.name.isReserved else { return }
      let key = Key(name: route.name, isSection: place == .section)
      uses[key, default: RouteUse(name: key.name, isSection: key.isSection)]
        .note(route.version, place)
    }
    for state in sessions.map(\.state) {
      for section in state.sections {
        if let route = section.name.route { note(route, .section) }
        for entry in section.path.entries { note(entry.route, .path) }
      }
      for entry in state.parked.flatMap(\.path.entries) { note(entry.route, .parked) }
      for entry in state.modals.flatMap(\.path.entries) { note(entry.route, .modal) }
    }
    return uses.values.sorted { one, other in
      if one.isSection != other.isSection { return one.isSection }
      return one.count == other.count ? one.name < other.name : one.count > other.count
    }
  }

  private struct Key: Hashable {
    let name: RouteName
    let isSection: Bool
  }

  private init(name: RouteName, isSection: Bool) {
    self.name = name
    self.isSection = isSection
  }
}
