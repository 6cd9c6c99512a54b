import Navigation

/// All that the store has of one session now.
struct StoredSessionRows: Sendable {
  let row: SessionRow
  let entries: EntryRows
  /// The revision that added each row of ``entries``.
  let added: [EntryKey: Int64]
  /// Every snapshot, of entries that are gone too.
  let snapshots: [SnapshotKey: SavedSnapshot]
  let values: [ValueRowKey: Payload]
  let exceptions: [ModelName: RetentionPolicy]
  let note: Note?
  /// The rows put together, without snapshots of entries that are gone.
  let session: SavedSession

  init(_ row: SessionRow, from connection: inout Connection) throws {
    self.row = row
    let id: [SQLiteValue] = [.integer(row.id)]

    var rows: [EntryKey: EntryRow] = [:]
    var added: [EntryKey: Int64] = [:]
    for (key, revision, content) in try connection.rows(.currentEntries, id, EntryRow.read) {
      rows[key] = content
      added[key] = revision
    }
    entries = EntryRows(rows, nextStack: row.nextStack)
    self.added = added

    let snapshots = try connection.rows(.snapshots, id, SavedSnapshot.read)
    self.snapshots = Dictionary(
      snapshots.map { (SnapshotKey($0), $0) }, uniquingKeysWith: { first, _ in first })
    let values = try connection.rows(.values, id, ValueRowKey.read)
    self.values = Dictionary(values, uniquingKeysWith: { first, _ in first })
    let exceptions = try connection.rows(.exceptions, id, RetentionPolicy.readException)
    self.exceptions = Dictionary(exceptions, uniquingKeysWith: { first, _ in first })
    // All of them: one whose revision is damaged would else only be missed.
    let notes = try connection.rows(.notes, id) { row in
      try row.check(2, table: "note")
      let text = try row.text(1)
      return (row.integer(0), try fitting { try Note(text) })
    }
    note = notes.last { $0.0 == row.revision }?.1

    guard try RowTally(of: row.id, in: &connection) == row.tally else {
      throw StoreError.missingRows
    }
    session = try Self.session(
      row, entries, snapshots, self.values, Retention(row.retention, models: self.exceptions),
      note)
  }

  private static func session(
    _ row: SessionRow, _ entries: EntryRows, _ snapshots: [SavedSnapshot],
    _ values: [ValueRowKey: Payload], _ retention: Retention, _ note: Note?
  ) throws -> SavedSession {
    let parts = try entries.parts()
    var kept: [ValueKey: Payload] = [:]
    var extensions: [ExtensionKey: Payload] = [:]
    for (key, payload) in values {
      switch key.kind {
      case .value: kept[try fitting { try ValueKey(key.key) }] = payload
      case .extension: extensions[try fitting { try ExtensionKey(key.key) }] = payload
      }
    }
    let state = try fitting {
      try SavedState(
        sections: parts.sections, active: parts.active, parked: parts.parked,
        modals: parts.modals, split: row.split, values: kept, retention: retention,
        mint: EntryIDMint(next: row.nextEntry))
    }
    let live = Set(state.entries.map(\.id))
    return SavedSession(
      id: row.name, state: state, savedAt: row.savedAt, note: note, origin: row.origin,
      layout: row.layout, snapshots: snapshots.filter { live.contains($0.entry) },
      results: parts.results, extensions: extensions)
  }
}

extension StoredSessionRows {
  /// Reads a session by its name.
  static func find(
    _ id: SessionID, in connection: inout Connection
  ) throws -> StoredSessionRows? {
    let rows = try connection.rows(.findSession, [.text(id.text)]) { row in
      try SessionRow(row)
    }
    guard let row = rows.first else {
      try connection.checkSessionIndex()
      return nil
    }
    return try StoredSessionRows(row, from: &connection)
  }
}

extension Connection {
  /// Holds the index of the sessions' names to the sessions.
  mutating func checkSessionIndex() throws {
    let agree = try rows(.countSessions) { $0.integer(0) == $0.integer(1) }
    guard agree == [true] else { throw StoreError.missingRows }
  }
}
