/// Something that a retention policy did not keep, and why.
public struct LetGo: Hashable, Sendable {
  /// What was let go.
  public enum Thing: Hashable, Sendable {
    /// The snapshot of a view model.
    case snapshot(ModelName)
    /// A parked path, by its first entry, and how many entries it had.
    case parked(count: Int)
    /// A result that nobody is there to take.
    case result(ResultKey)
  }

  /// Why it was let go.
  public enum Reason: String, Hashable, Sendable {
    /// `singleSlot` keeps one per view-model type, and another entry has it.
    case singleSlot
    /// `singleSlot` parks nothing.
    case parkedUnderSingleSlot
    /// More entries were parked than the policy's limit.
    case parkedLimit
    /// No entry has that id.
    case noSuchEntry
    /// The entry it belonged to was let go.
    case entryLetGo
  }

  /// What was let go.
  public let thing: Thing
  /// The entry it belonged to.
  public let entry: EntryID
  /// The entry's route, if there is such an entry.
  public let route: SavedRoute?
  /// Why.
  public let reason: Reason

  /// Makes a line of a report.
  public init(_ thing: Thing, of entry: EntryID, route: SavedRoute?, reason: Reason) {
    self.thing = thing
    self.entry = entry
    self.route = route
    self.reason = reason
  }
}
