import Navigation

/// A row of navigation as the store has it.
struct StoredRow: Sendable {
  let key: EntryKey
  /// The revision that added it.
  let added: Int64
  /// The first revision without it.
  let removed: Int64?
  /// When it was added.
  let addedAt: Timestamp
  /// When it was removed.
  let removedAt: Timestamp?
  let checksum: Int64
  /// The column that it is shown in; of a damaged row, as far as it can be told.
  let column: Column
  /// What it holds; nothing where its checksum tells that it is not what was written.
  let content: EntryRow?

  /// Whether it is there at a revision; now, where none is given.
  func isThere(at revision: Int64?) -> Bool {
    guard let revision else { return removed == nil }
    return added <= revision && removed.map { revision < $0 } ?? true
  }

  /// Reads a row of ``SQL/entries``.
  static func read(_ row: borrowing Row) throws -> StoredRow {
    let isIntact = row.integer(17) == 1
    return StoredRow(
      key: EntryKey(stack: row.integer(0), entry: row.integer(1)), added: row.integer(2),
      removed: row.optionalInteger(3), addedAt: Timestamp(milliseconds: row.integer(4)),
      removedAt: row.optionalInteger(18).map(Timestamp.init(milliseconds:)),
      checksum: row.integer(16), column: row.integer(10) == 1 ? .content : .detail,
      content: isIntact ? try EntryRow(row) : nil)
  }
}

extension EntryRow {
  fileprivate init(_ row: borrowing Row) throws {
    self.init(
      owner: row.optionalInteger(5), name: try row.optionalText(6), version: try row.version(7),
      payload: row.isNull(8) ? nil : try row.payload(8), title: try row.optionalText(9),
      column: row.integer(10) == 1 ? .content : .detail, isProvisional: row.integer(11) == 1,
      checkpoint: try row.optionalText(12), answers: try row.optionalText(13),
      style: try row.optionalText(14), detent: try row.optionalText(15))
  }

  /// The values of the content's columns, in their order.
  var values: [SQLiteValue] {
    [
      SQLiteValue(owner), SQLiteValue(name), .integer(Int64(version.number)),
      payload.map { .utf8($0.bytes) } ?? .null, SQLiteValue(title),
      .integer(column == .content ? 1 : 0), .integer(isProvisional ? 1 : 0),
      SQLiteValue(checkpoint), SQLiteValue(answers), SQLiteValue(style), SQLiteValue(detent),
    ]
  }
}
