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

  struct UnreadParked: Hashable, Sendable {
    /// Its place among all that was parked when it was read.
    let place: Int
    let parked: ParkedPath<SavedRoute, SavedRoute>
  }

  var sections: [UnreadSection] = []
  /// What is parked and begins with an entry that cannot be read, or belongs to a section or a
  /// list that cannot.
  var parked: [UnreadParked] = []
  /// A modal that cannot be read, and those over it.
  var modals: [SavedModal] = []

  /// The user has chosen another section than the one that cannot be read.
  mutating func leaveSection() {
    for index in sections.indices { sections[index].isActive = false }
  }

  /// Lets go what is parked in a section, of some that the id of the first entry tells.
  mutating func dropParked(
    in section: SectionName<SavedRoute>?, where isGone: (EntryID) -> Bool = { _ in true }
  ) -> [EntryID] {
    guard let section else { return [] }
    var gone: [EntryID] = []
    parked.removeAll { unread in
      guard unread.parked.section == section, let first = unread.parked.path.entries.first,
        isGone(first.id)
      else { return false }
      gone += unread.parked.path.ids
      return true
    }
    return gone
  }
}
