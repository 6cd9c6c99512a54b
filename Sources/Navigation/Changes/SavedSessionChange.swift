/// What moved in a session between two saves: its navigation, and what is kept beside it.
public struct SavedSessionChange: Hashable, Sendable {
  /// What moved of the navigation.
  public var state: SavedStateChange
  /// Snapshots that were taken, and that were let go.
  public var snapshots = KeyedChange<SnapshotPlace, SavedSnapshot>()
  /// Results that were delivered, and that were taken.
  public var results = KeyedChange<ResultPlace, SavedResult>()
  /// Other programs' data.
  public var extensions = KeyedChange<ExtensionKey, Payload>()
  /// The layout on screen; nothing leaves what is stored.
  public var layout: Layout?
  /// The program and the device; nothing leaves what is stored.
  public var origin: Origin?

  /// A change of navigation, with nothing moved beside it.
  public init(_ state: SavedStateChange, layout: Layout? = nil, origin: Origin? = nil) {
    self.state = state
    self.layout = layout
    self.origin = origin
  }

  /// Takes a later change into this one: what passed in between leaves no trace.
  public mutating func merge(_ later: Self) {
    state.merge(later.state)
    snapshots.merge(later.snapshots)
    results.merge(later.results)
    extensions.merge(later.extensions)
    layout = later.layout ?? layout
    origin = later.origin ?? origin
  }
}

/// What a snapshot is found by.
public struct SnapshotPlace: Hashable, Comparable, Sendable {
  /// The entry whose view model it is of.
  public let entry: EntryID
  /// The view model's type, by the name it is stored under.
  public let model: ModelName

  /// The place of one entry's snapshot of one model.
  public init(_ entry: EntryID, _ model: ModelName) {
    self.entry = entry
    self.model = model
  }

  /// Orders by entry, then by model.
  public static func < (left: Self, right: Self) -> Bool {
    (left.entry, left.model) < (right.entry, right.model)
  }
}

/// What a result is found by.
public struct ResultPlace: Hashable, Comparable, Sendable {
  /// The entry that asked.
  public let entry: EntryID
  /// What it asked for.
  public let key: ResultKey

  /// The place of one result.
  public init(_ entry: EntryID, _ key: ResultKey) {
    self.entry = entry
    self.key = key
  }

  /// Orders by entry, then by key.
  public static func < (left: Self, right: Self) -> Bool {
    (left.entry, left.key) < (right.entry, right.key)
  }
}

extension SavedSnapshot {
  /// What it is found by.
  public var place: SnapshotPlace { SnapshotPlace(entry, model) }
}

extension SavedResult {
  /// What it is found by.
  public var place: ResultPlace { ResultPlace(entry, key) }
}
