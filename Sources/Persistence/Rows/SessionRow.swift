import Navigation

/// A session's own row.
struct SessionRow: Equatable, Sendable {
  var id: Int64
  var name: SessionID
  var revision: Int64 = 1
  var saveNumber: Int64 = 1
  var savedAt: Timestamp
  var nextEntry: Int64 = 1
  var nextStack: Int64 = ListStack.firstPath
  /// Of all of the session's rows but snapshots.
  var rows = RowTally()
  /// Of its snapshots.
  var snapshots = RowTally()
  var layout: Layout?
  var split = SplitSettings()
  var retention: RetentionPolicy = .dictionary(limit: nil)
  var origin = Origin()
  /// The revision that undoing has come to, and the one that it began at.
  var undo: UndoPlace?
  var pruning = PruningPlace()
  /// The oldest revision that a cut of history left; the first where there was none.
  var historyStart: Int64 = 1

  /// How far back undoing is.
  struct UndoPlace: Hashable, Sendable {
    var cursor: Int64
    var top: Int64
  }

  /// Where pruning goes on, and from which save on it is due.
  struct PruningPlace: Hashable, Sendable {
    var due: Int64 = 16
    var stack: Int64 = 0
    var entry: Int64 = 0
  }

  /// A session that is new.
  init(id: Int64, name: SessionID, savedAt: Timestamp) {
    self.id = id
    self.name = name
    self.savedAt = savedAt
  }

  /// The newest revision that history counts from: undoing does not shorten it.
  var historyTop: Int64 { undo?.top ?? revision }

  /// How many revisions are kept at most while one undoes and redoes.
  static let longestSpan = 4 * SessionHistory.length

  /// The oldest revision that is still whole. Each undo and redo is a revision too: one who goes
  /// to and fro without end does not keep them all.
  var oldestRevision: Int64 {
    max(historyStart, historyTop - SessionHistory.length + 1, revision - Self.longestSpan + 1)
  }

  /// The values after the row's id, in the order of the columns.
  var values: [SQLiteValue] {
    [
      .text(name.text), .integer(revision), .integer(saveNumber),
      .integer(savedAt.milliseconds), .integer(nextEntry), .integer(nextStack),
      .integer(rows.count), .integer(rows.sum), SQLiteValue(layout?.rawValue),
      .integer(Int64(split.columns.rawValue)),
      .text(split.visibility.rawValue), SQLiteValue(split.preferredCompactColumn?.rawValue),
      .text(retention.word.rawValue), SQLiteValue(retention.limit.map(Int64.init)),
      SQLiteValue(origin.app), SQLiteValue(origin.appVersion), SQLiteValue(origin.os),
      SQLiteValue(origin.device), SQLiteValue(undo?.cursor), SQLiteValue(undo?.top),
      .integer(pruning.due), .integer(pruning.stack), .integer(pruning.entry),
      .integer(snapshots.count), .integer(snapshots.sum),
      .integer(historyStart),
    ]
  }

  /// Reads the columns of ``SQL/findSession``.
  init(_ row: borrowing Row) throws {
    try row.check(27, table: "session")
    self.init(
      id: row.integer(0), name: try row.sessionID(1),
      savedAt: Timestamp(milliseconds: row.integer(4)))
    revision = try row.count(2, from: 1)
    saveNumber = try row.count(3, from: 1)
    nextEntry = try row.count(5, from: 1)
    nextStack = try row.count(6, from: ListStack.firstPath)
    rows = RowTally(count: row.integer(7), sum: row.integer(8))
    (layout, split, retention) = try Self.settings(row)
    origin = Origin(
      app: try row.optionalText(15), appVersion: try row.optionalText(16),
      os: try row.optionalText(17), device: try row.optionalText(18))
    if !row.isNull(19), !row.isNull(20) {
      let top = try row.count(20, from: 1, through: revision)
      undo = UndoPlace(cursor: try row.count(19, from: 1, through: top), top: top)
    }
    pruning = PruningPlace(
      due: try row.count(21, from: 0), stack: row.integer(22), entry: row.integer(23))
    snapshots = RowTally(count: row.integer(24), sum: row.integer(25))
    historyStart = try row.count(26, from: 1, through: revision)
  }

  private static func settings(
    _ row: borrowing Row
  ) throws -> (Layout?, SplitSettings, RetentionPolicy) {
    let layout = try row.optionalText(9)
    guard let visibility = SplitSettings.Visibility(rawValue: try row.text(11)),
      let columns = SplitSettings.Columns(rawValue: Int(row.integer(10))),
      let policy = RetentionPolicy(
        word: try row.text(13), limit: row.optionalInteger(14).map(Int.init)),
      layout == nil || layout.flatMap(Layout.init) != nil
    else {
      throw StoreError.brokenSession(reason: "Its settings are none that this release knows.")
    }
    let split = SplitSettings(
      columns: columns, visibility: visibility,
      preferredCompactColumn: try row.optionalText(12).flatMap(SplitSettings.CompactColumn.init))
    return (layout.flatMap(Layout.init), split, policy)
  }
}

extension RetentionPolicy {
  /// The limit of a `dictionary` that has one.
  var limit: Int? {
    if case .dictionary(let limit) = self { limit } else { nil }
  }

  init?(word: String, limit: Int?) {
    switch Word(rawValue: word) {
    case .singleSlot: self = .singleSlot
    case .dictionary: self = .dictionary(limit: limit)
    case nil: return nil
    }
  }
}
