/// A session document as it was written: entries may have no id yet.
///
/// ``session(adopting:)`` gives them their ids and makes it a ``SavedSession``.
public struct SessionDocument: Sendable {
  /// The version of the document that this package reads and writes.
  public static let version = 1
  /// The word that `format` must have.
  public static let format = "navigation-session"

  /// The session's name; `main` where the document gives none.
  public var id: SessionID = .main
  /// When the session was saved, if the document tells.
  public var savedAt: Timestamp?
  /// A label.
  public var note: Note?
  /// What the document's author may want to know; nothing of it kept the document from being read.
  public internal(set) var warnings: [DocumentWarning] = []

  var origin = Origin()
  var layout: Layout?
  var active: ActiveSection = .neverChosen
  var sections: [DraftSection] = []
  var modals: [DraftModal] = []
  var split = SplitSettings()
  var values: [ValueKey: Payload] = [:]
  var snapshots: [DraftSnapshot] = []
  var results: [SavedResult] = []
  var retention = Retention()
  var extensions: [ExtensionKey: Payload] = [:]

  init() {}
}

/// An entry that may have no id yet, and where it stands in the text.
struct DraftEntry: Sendable {
  var id: EntryID?
  var route: SavedRoute
  var column: Column = .detail
  var isProvisional = false
  var checkpoint: CheckpointName?
  var answers: ResultKey?
  /// Where it stands; its position is worked out only for an error.
  var place: DocumentValue

  func entry(id: EntryID) -> SavedEntry {
    SavedEntry(
      id: id, route: route, column: column, isProvisional: isProvisional, checkpoint: checkpoint,
      answers: answers)
  }
}

struct DraftSection: Sendable {
  var name: SectionName<SavedRoute>
  var place: DocumentValue
  var path: [DraftEntry]?
  var parked: [[DraftEntry]]?
}

struct DraftModal: Sendable {
  var style: ModalStyle
  var detent: String?
  /// Its own route first.
  var path: [DraftEntry]
}

struct DraftSnapshot: Sendable {
  enum Target: Sendable {
    case entry(EntryID)
    case route(SavedRoute)

    var id: EntryID? {
      if case .entry(let id) = self { id } else { nil }
    }
  }
  var target: Target
  var model: ModelName
  var version: PayloadVersion
  var savedAt: Timestamp?
  var payload: Payload
  var place: DocumentValue
}
