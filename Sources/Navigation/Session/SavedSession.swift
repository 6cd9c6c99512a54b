/// A section as it is stored.
public typealias SavedSection = Section<SavedRoute, SavedRoute>
/// An entry as it is stored.
public typealias SavedEntry = Entry<SavedRoute>
/// A path as it is stored.
public typealias SavedPath = Path<SavedRoute>
/// A modal as it is stored.
public typealias SavedModal = Modal<SavedRoute>
/// A navigation state as it is stored.
public typealias SavedState = NavigationState<SavedRoute, SavedRoute>

/// One session as it is stored: the value that crosses between the modules whole.
///
/// `Navigation` makes it, `Persistence` keeps it, and `navctl` prints it. It knows no layout but
/// the one it was last seen in, which is told and never obeyed.
public struct SavedSession: Hashable, Sendable {
  /// The session's name.
  public var id: SessionID
  /// When it was saved; none before the first time.
  public var savedAt: Timestamp?
  /// A label that was kept with the save.
  public var note: Note?
  /// The program and the device it came from.
  public var origin: Origin
  /// The layout on screen when it was saved.
  public var layout: Layout?
  /// Where the user was.
  public var state: SavedState
  /// What the view models held, in order of entry and model. Of two for one entry and model, the
  /// later one stays.
  public var snapshots: [SavedSnapshot] {
    didSet { snapshots = Self.inOrder(snapshots) { ($0.entry, $0.model) } }
  }
  /// Results delivered to an entry and not yet taken, in order of entry and key. Of two for one
  /// entry and key, the later one stays.
  public var results: [SavedResult] {
    didSet { results = Self.inOrder(results) { ($0.entry, $0.key) } }
  }
  /// Other programs' data, unread.
  public var extensions: [ExtensionKey: Payload]

  /// Makes a session.
  public init(
    id: SessionID, state: SavedState, savedAt: Timestamp? = nil, note: Note? = nil,
    origin: Origin = Origin(), layout: Layout? = nil, snapshots: [SavedSnapshot] = [],
    results: [SavedResult] = [], extensions: [ExtensionKey: Payload] = [:]
  ) {
    self.id = id
    self.savedAt = savedAt
    self.note = note
    self.origin = origin
    self.layout = layout
    self.state = state
    self.snapshots = Self.inOrder(snapshots) { ($0.entry, $0.model) }
    self.results = Self.inOrder(results) { ($0.entry, $0.key) }
    self.extensions = extensions
  }

  /// The parts in the order of their keys, one of a key: a document can hold no more.
  private static func inOrder<Part, Key: Comparable>(
    _ parts: [Part], _ key: (Part) -> (EntryID, Key)
  ) -> [Part] {
    // Sorting keeps the order of equals, so that the later of two is behind.
    let sorted = parts.sorted { key($0) < key($1) }
    return sorted.enumerated().filter { index, part in
      index + 1 == sorted.count || key(sorted[index + 1]) != key(part)
    }.map(\.element)
  }
}

/// The program and the device that a session came from; for reports only.
public struct Origin: Hashable, Sendable {
  /// The app's identifier.
  public var app: String?
  /// The app's version.
  public var appVersion: String?
  /// The system's name and version.
  public var os: String?
  /// The device's model.
  public var device: String?

  /// Makes an origin; what is not known is left out.
  public init(
    app: String? = nil, appVersion: String? = nil, os: String? = nil, device: String? = nil
  ) {
    self.app = app
    self.appVersion = appVersion
    self.os = os
    self.device = device
  }
}

/// The Codable state of one view model, kept for one entry.
public struct SavedSnapshot: Hashable, Sendable {
  /// The entry whose view model it is.
  public let entry: EntryID
  /// The view model's type, by the name it is stored under.
  public let model: ModelName
  /// The version that the payload is written in.
  public let version: PayloadVersion
  /// When it was taken, if that was told.
  public let savedAt: Timestamp?
  /// The view model's state.
  public let payload: Payload

  /// Makes a snapshot.
  public init(
    entry: EntryID, model: ModelName, version: PayloadVersion = .first, savedAt: Timestamp? = nil,
    payload: Payload
  ) {
    self.entry = entry
    self.model = model
    self.version = version
    self.savedAt = savedAt
    self.payload = payload
  }
}

/// A result that was delivered to an entry and not yet taken.
public struct SavedResult: Hashable, Sendable {
  /// The entry that asked.
  public let entry: EntryID
  /// What it asked for.
  public let key: ResultKey
  /// The version that the payload is written in.
  public let version: PayloadVersion
  /// The result.
  public let payload: Payload

  /// Makes a result.
  public init(
    entry: EntryID, key: ResultKey, version: PayloadVersion = .first, payload: Payload
  ) {
    self.entry = entry
    self.key = key
    self.version = version
    self.payload = payload
  }
}
