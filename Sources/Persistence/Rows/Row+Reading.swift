import Navigation

extension Row {
  /// Holds a row to its checksum.
  func check(_ column: Int32, table: String) throws(StoreError) {
    guard integer(column) == 1 else { throw .damagedRow(table: table) }
  }

  /// A number that counts, and can be counted on.
  ///
  /// - Throws: ``StoreError/brokenSession(reason:)`` where it is out of range: adding one must not
  ///   overflow.
  func count(_ column: Int32, from least: Int64) throws(StoreError) -> Int64 {
    let number = integer(column)
    guard number >= least, number <= EntryID.greatest + 1 else {
      throw .brokenSession(reason: "One of its counters is out of range.")
    }
    return number
  }

  func sessionID(_ column: Int32) throws -> SessionID {
    let name = try text(column)
    return try fitting { try SessionID(name) }
  }

  func payload(_ column: Int32) throws -> Payload {
    let bytes = bytes(column)
    return try fitting { try Payload(bytes) }
  }

  func version(_ column: Int32) throws -> PayloadVersion {
    let number = Int(integer(column))
    return try fitting { try PayloadVersion(number) }
  }
}

extension EntryRow {
  /// Reads a row of ``SQL/currentEntries``.
  static func read(_ row: borrowing Row) throws -> (EntryKey, Int64, EntryRow) {
    try row.check(14, table: "entry")
    let content = EntryRow(
      owner: row.optionalInteger(3), name: try row.optionalText(4), version: try row.version(5),
      payload: row.isNull(6) ? nil : try row.payload(6), title: try row.optionalText(7),
      column: row.integer(8) == 1 ? .content : .detail, isProvisional: row.integer(9) == 1,
      checkpoint: try row.optionalText(10), answers: try row.optionalText(11),
      style: try row.optionalText(12), detent: try row.optionalText(13))
    return (EntryKey(stack: row.integer(0), entry: row.integer(1)), row.integer(2), content)
  }

  /// The values of the columns that ``read(_:)`` reads, in their order.
  var values: [SQLiteValue] {
    [
      SQLiteValue(owner), SQLiteValue(name), .integer(Int64(version.number)),
      payload.map { .utf8($0.bytes) } ?? .null, SQLiteValue(title),
      .integer(column == .content ? 1 : 0), .integer(isProvisional ? 1 : 0),
      SQLiteValue(checkpoint), SQLiteValue(answers), SQLiteValue(style), SQLiteValue(detent),
    ]
  }
}

/// What a snapshot is found by.
struct SnapshotKey: Hashable, Sendable {
  let entry: EntryID
  let model: ModelName

  init(_ snapshot: SavedSnapshot) {
    entry = snapshot.entry
    model = snapshot.model
  }
}

extension SavedSnapshot {
  /// Reads a row of ``SQL/snapshots``.
  static func read(_ row: borrowing Row) throws -> SavedSnapshot {
    try row.check(5, table: "snapshot")
    let (entry, model) = (row.integer(0), try row.text(1))
    let (version, payload) = (try row.version(2), try row.payload(4))
    let savedAt = row.optionalInteger(3).map(Timestamp.init(milliseconds:))
    return try fitting {
      SavedSnapshot(
        entry: try EntryID(entry), model: try ModelName(model), version: version,
        savedAt: savedAt, payload: payload)
    }
  }
}

/// What a row of the table `value` is found by.
struct ValueRowKey: Hashable, Sendable {
  enum Kind: Int64 {
    case value = 0
    case `extension` = 1
  }

  let kind: Kind
  let key: String

  static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && sameBytes(left.key, right.key)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    for byte in key.utf8 { hasher.combine(byte) }
  }

  /// Reads a row of ``SQL/values``.
  static func read(_ row: borrowing Row) throws -> (ValueRowKey, Payload) {
    try row.check(3, table: "value")
    guard let kind = Kind(rawValue: row.integer(0)) else {
      throw StoreError.damagedRow(table: "value")
    }
    return (ValueRowKey(kind: kind, key: try row.text(1)), try row.payload(2))
  }
}

extension RetentionPolicy {
  /// Reads a row of ``SQL/exceptions``.
  static func readException(_ row: borrowing Row) throws -> (ModelName, RetentionPolicy) {
    try row.check(3, table: "retention_exception")
    let model = try row.text(0)
    let limit = row.optionalInteger(2).map(Int.init)
    guard let policy = RetentionPolicy(word: try row.text(1), limit: limit) else {
      throw StoreError.damagedRow(table: "retention_exception")
    }
    return (try fitting { try ModelName(model) }, policy)
  }
}
