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
  var layout: Layout?
  var split: SplitSettings
  var retention: RetentionPolicy
  var origin: Origin

  /// The values after the row's id, in the order of ``columns``.
  var values: [SQLiteValue] {
    [
      .text(name.text), .integer(revision), .integer(saveNumber),
      .integer(savedAt.milliseconds), .integer(nextEntry), .integer(nextStack),
      SQLiteValue(layout?.rawValue), .integer(Int64(split.columns.rawValue)),
      .text(split.visibility.rawValue), SQLiteValue(split.preferredCompactColumn?.rawValue),
      .text(retention.word.rawValue), SQLiteValue(retention.limit.map(Int64.init)),
      SQLiteValue(origin.app), SQLiteValue(origin.appVersion), SQLiteValue(origin.os),
      SQLiteValue(origin.device),
    ]
  }

  init(
    id: Int64, name: SessionID, revision: Int64, saveNumber: Int64, savedAt: Timestamp,
    nextEntry: Int64, nextStack: Int64, layout: Layout?, split: SplitSettings,
    retention: RetentionPolicy, origin: Origin
  ) {
    self.id = id
    self.name = name
    self.revision = revision
    self.saveNumber = saveNumber
    self.savedAt = savedAt
    self.nextEntry = nextEntry
    self.nextStack = nextStack
    self.layout = layout
    self.split = split
    self.retention = retention
    self.origin = origin
  }

  /// Reads the columns of ``SQL/findSession``.
  init(_ row: borrowing Row) throws {
    guard row.integer(17) == 1 else { throw StoreError.damagedRow(table: "session") }
    let visibility = SplitSettings.Visibility(rawValue: try row.text(9))
    let columns = SplitSettings.Columns(rawValue: Int(row.integer(8)))
    guard let visibility, let columns,
      let policy = RetentionPolicy(
        word: try row.text(11), limit: row.optionalInteger(12).map(Int.init))
    else {
      throw StoreError.brokenSession(reason: "Its settings are none that this release knows.")
    }
    let name = try row.text(1)
    self.init(
      id: row.integer(0), name: try fitting { try SessionID(name) },
      revision: row.integer(2), saveNumber: row.integer(3),
      savedAt: Timestamp(milliseconds: row.integer(4)), nextEntry: row.integer(5),
      nextStack: row.integer(6), layout: try row.optionalText(7).flatMap(Layout.init),
      split: SplitSettings(
        columns: columns, visibility: visibility,
        preferredCompactColumn: try row.optionalText(10)
          .flatMap(SplitSettings.CompactColumn.init)),
      retention: policy,
      origin: Origin(
        app: try row.optionalText(13), appVersion: try row.optionalText(14),
        os: try row.optionalText(15), device: try row.optionalText(16)))
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
