/// What of a state was handed over to be saved, so that the next time only what moved is.
///
/// Whatever is changed in any way counts as moved, all of it. The few ways that know better say
/// so; forgetting one costs time, and never a change. It is no part of where the user is: two are
/// always equal.
struct HandedOver: Hashable, Sendable {
  /// The sections as they are stored, those that this app cannot read too; nothing where the state
  /// was never handed over.
  var sections: [SectionName<SavedRoute>]?
  /// The first entries of what was parked.
  var parked: [EntryID] = []
  /// The modals' own entries.
  var modals: [EntryID] = []
  /// The app's values.
  var values: [ValueKey: Payload] = [:]

  /// Whether the list of sections may have moved.
  var sectionsMoved = false
  /// The sections whose paths may have moved, by their places.
  var touched: Set<Int> = []
  /// Whether what is parked may have moved.
  var parkedMoved = false
  /// Whether modals may have moved.
  var modalsMoved = false
  /// Whether values may have moved.
  var valuesMoved = false

  /// What this app cannot read stands among all of them.
  mutating func moveUnread() {
    sectionsMoved = true
    parkedMoved = true
    modalsMoved = true
  }

  static func == (left: Self, right: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
