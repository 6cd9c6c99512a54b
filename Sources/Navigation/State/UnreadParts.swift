/// What of a stored state an app cannot read, beside what stands above its entries: kept as it is,
/// and shown nowhere.
struct UnreadParts: Hashable, Sendable {
  struct UnreadSection: Hashable, Sendable {
    /// Its place among all sections when it was read.
    let place: Int
    let section: SavedSection
    /// Whether it is on screen as far as the store knows.
    var isActive: Bool
  }

  var sections: [UnreadSection] = []
  var parked: [ParkedPath<SavedRoute, SavedRoute>] = []
  /// A modal that cannot be read, and those over it.
  var modals: [SavedModal] = []

  /// The user has chosen another section than the one that cannot be read.
  mutating func leaveSection() {
    for index in sections.indices { sections[index].isActive = false }
  }
}
