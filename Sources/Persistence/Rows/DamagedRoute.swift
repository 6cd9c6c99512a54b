import Navigation

/// What stands for a row whose checksum is wrong: a name that no app registers, so that the path
/// is shown up to there and the row stays as it is until the user moves where it stands.
enum DamagedRoute {
  static let name: RouteName? = try? RouteName("navigation-store.damaged")

  /// The route of an entry, or of a section, that is damaged; sections are told apart by number.
  static func route(_ number: Int64) throws(StoreError) -> SavedRoute {
    try fitting {
      SavedRoute(
        try RouteName("navigation-store.damaged"), payload: try Payload(Array("\(number)".utf8)))
    }
  }

  /// Whether a row that is to be written stands for a damaged one.
  static func isMeant(by row: EntryRow) -> Bool { sameBytes(row.name, name?.text) }
}
