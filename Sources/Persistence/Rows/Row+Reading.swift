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
  func count(
    _ column: Int32, from least: Int64, through greatest: Int64 = EntryID.greatest + 1
  ) throws(StoreError) -> Int64 {
    let number = integer(column)
    guard number >= least, number <= greatest else {
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

extension SavedSnapshot {
  /// Reads a row of ``SQL/snapshots``: its checksum, its place in words, and what it holds, if that
  /// is what was written.
  static func read(_ row: borrowing Row) throws -> (Int64, String, SavedSnapshot?) {
    let (checksum, number) = (row.integer(5), row.integer(0))
    guard row.integer(6) == 1 else { return (checksum, "entry \(number)", nil) }
    let (model, version, payload) = (try row.text(1), try row.version(2), try row.payload(4))
    let savedAt = row.optionalInteger(3).map(Timestamp.init(milliseconds:))
    let snapshot = try fitting {
      SavedSnapshot(
        entry: try EntryID(number), model: try ModelName(model), version: version,
        savedAt: savedAt, payload: payload)
    }
    return (checksum, "", snapshot)
  }
}

/// What a row of the table `value` is found by.
struct ValueRowKey: Sendable {
  enum Kind: Int64 {
    case value = 0
    case `extension` = 1
  }

  let kind: Kind
  let key: String

  /// Reads a row of ``SQL/values``: its checksum, and what it holds, if that is what was written.
  static func read(_ row: borrowing Row) throws -> (Int64, (ValueRowKey, Payload)?) {
    guard row.integer(4) == 1, let kind = Kind(rawValue: row.integer(0)) else {
      return (row.integer(3), nil)
    }
    return (row.integer(3), (ValueRowKey(kind: kind, key: try row.text(1)), try row.payload(2)))
  }
}

extension RetentionPolicy {
  /// Reads a row of ``SQL/exceptions``; nothing where it is not what was written.
  static func readException(_ row: borrowing Row) throws -> (ModelName, RetentionPolicy)? {
    guard row.integer(4) == 1 else { return nil }
    let (model, limit) = (try row.text(0), row.optionalInteger(2).map(Int.init))
    guard let policy = RetentionPolicy(word: try row.text(1), limit: limit) else { return nil }
    return (try fitting { try ModelName(model) }, policy)
  }
}

extension Note {
  /// Reads a row of ``SQL/notes``; nothing where it is not what was written.
  static func read(_ row: borrowing Row) throws -> (revision: Int64, note: Note)? {
    guard row.integer(3) == 1 else { return nil }
    let (revision, text) = (row.integer(0), try row.text(1))
    return (revision, try fitting { try Note(text) })
  }
}
