import Navigation

/// A session's own row.
struct SessionRow: Equatable, Sendable {
  var id: Int64
  var name: SessionID
  var revision: Int64
  var saveNumber: Int64
  var savedAt: Timestamp
  var nextEntry: Int64
  var nextStack: Int64
  var tally: RowTally
  var layout: Layout?
  var split: SplitSettings
  var retention: RetentionPolicy
  var origin: Origin
  var undoCursor: Int64?
  var undoTop: Int64?
  var pruneDue: Int64 = 16
  var pruneStack: Int64 = 0
  var pruneEntry: Int64 = 0

  /// The values after the row's id, in the order of ``columns``.
  var values: [SQLiteValue] {
    [
      .text(name.text), .integer(revision), .integer(saveNumber),
      .integer(savedAt.milliseconds), .integer(nextEntry), .integer(nextStack),
      .integer(tally.count), .integer(tally.sum), SQLiteValue(layout?.rawValue),
      .integer(Int64(split.columns.rawValue)),
      .text(split.visibility.rawValue), SQLiteValue(split.preferredCompactColumn?.rawValue),
      .text(retention.word.rawValue), SQLiteValue(retention.limit.map(Int64.init)),
      SQLiteValue(origin.app), SQLiteValue(origin.appVersion), SQLiteValue(origin.os),
      SQLiteValue(origin.device), SQLiteValue(undoCursor), SQLiteValue(undoTop),
      .integer(pruneDue), .integer(pruneStack), .integer(pruneEntry),
    ]
  }

  init(
    id: Int64, name: SessionID, revision: Int64, saveNumber: Int64, savedAt: Timestamp,
    nextEntry: Int64, nextStack: Int64, tally: RowTally, layout: Layout?, split: SplitSettings,
    retention: RetentionPolicy, origin: Origin
  ) {
    self.id = id
    self.name = name
    self.revision = revision
    self.saveNumber = saveNumber
    self.savedAt = savedAt
    self.nextEntry = nextEntry
    self.nextStack = nextStack
    self.tally = tally
    self.layout = layout
    self.split = split
    self.retention = retention
    self.origin = origin
  }

  /// Reads the columns of ``SQL/findSession``.
  init(_ row: borrowing Row) throws {
    try row.check(24, table: "session")
    let layout = try row.optionalText(9)
    guard let visibility = SplitSettings.Visibility(rawValue: try row.text(11)),
      let columns = SplitSettings.Columns(rawValue: Int(row.integer(10))),
      let policy = RetentionPolicy(
        word: try row.text(13), limit: row.optionalInteger(14).map(Int.init)),
      layout == nil || layout.flatMap(Layout.init) != nil
    else {
      throw StoreError.brokenSession(reason: "Its settings are none that this release knows.")
    }
    self.init(
      id: row.integer(0), name: try row.sessionID(1),
      revision: try row.count(2, from: 1), saveNumber: try row.count(3, from: 1),
      savedAt: Timestamp(milliseconds: row.integer(4)), nextEntry: try row.count(5, from: 1),
      nextStack: try row.count(6, from: ListStack.firstPath),
      tally: RowTally(count: row.integer(7), sum: row.integer(8)),
      layout: layout.flatMap(Layout.init),
      split: SplitSettings(
        columns: columns, visibility: visibility,
        preferredCompactColumn: try row.optionalText(12)
          .flatMap(SplitSettings.CompactColumn.init)),
      retention: policy,
      origin: Origin(
        app: try row.optionalText(15), appVersion: try row.optionalText(16),
        os: try row.optionalText(17), device: try row.optionalText(18)))
    undoCursor = row.optionalInteger(19)
    undoTop = row.optionalInteger(20)
    pruneDue = row.integer(21)
    pruneStack = row.integer(22)
    pruneEntry = row.integer(23)
  }
}

/// How many rows a session has, and the sum of their checksums.
struct RowTally: Equatable, Sendable {
  var count: Int64 = 0
  var sum: Int64 = 0

  init(count: Int64 = 0, sum: Int64 = 0) {
    self.count = count
    self.sum = sum
  }

  /// Counts the rows of a session that are there now.
  init(of session: Int64, in connection: inout Connection) throws {
    let found = try connection.rows(.tally, [.integer(session)]) { row in
      RowTally(count: row.integer(0), sum: row.integer(1))
    }
    self = found.first ?? RowTally()
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
