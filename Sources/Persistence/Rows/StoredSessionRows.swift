import Navigation

/// All that the store has of one session, now or at a revision.
struct StoredSessionRows: Sendable {
  let row: SessionRow
  let session: SavedSession
  /// What of the rows is damaged, and so not in ``session``.
  let damage: [StoredDamage]
  /// Snapshots of entries that have left, and may come back.
  let departedSnapshots: [SnapshotPlace]

  /// Reads a session's rows, with its navigation as it was at a revision, or as it is now.
  init(
    _ row: SessionRow, at revision: Int64? = nil, snapshots which: SnapshotChoice = .all,
    from connection: inout Connection
  ) throws {
    var reader = SessionReader(row)
    let parts = try reader.parts(at: revision, in: &connection)
    let values = try reader.values(in: &connection)
    let exceptions = try reader.exceptions(in: &connection)
    let note = try reader.note(at: revision ?? row.revision, in: &connection)
    try reader.countDeparted(in: &connection)
    let state = try fitting {
      try SavedState(
        sections: parts.sections, active: parts.active, parked: parts.parked,
        modals: parts.modals, split: row.split, values: values.values,
        retention: Retention(row.retention, models: exceptions),
        mint: EntryIDMint(next: row.nextEntry))
    }
    let live = Set(state.entries.map(\.id))
    let snapshots = try reader.snapshots(which, of: live, in: &connection)
    self.row = row
    session = SavedSession(
      id: row.name, state: state, savedAt: revision == nil ? row.savedAt : parts.savedAt,
      note: note, origin: row.origin, layout: row.layout, snapshots: snapshots,
      results: parts.results, extensions: values.extensions)
    damage = reader.allDamage
    departedSnapshots = reader.departedSnapshots
  }
}

extension StoredSessionRows {
  /// Holds the session to be whole: what is not read would else be taken for what is not there.
  func checkWhole() throws(StoreError) {
    guard damage.isEmpty else { throw .damagedSession(damage) }
  }

  /// Reads a session by its name.
  static func find(
    _ id: SessionID, snapshots: SnapshotChoice = .all, in connection: inout Connection
  ) throws -> StoredSessionRows? {
    try SessionRow.find(id, in: &connection).map { row in
      try StoredSessionRows(row, snapshots: snapshots, from: &connection)
    }
  }
}

extension SessionRow {
  /// Reads a session's row by its name.
  static func find(_ id: SessionID, in connection: inout Connection) throws -> SessionRow? {
    let rows = try connection.rows(.findSession, [.text(id.text)]) { try SessionRow($0) }
    if rows.isEmpty { try connection.checkMissing(id) }
    return rows.first
  }
}

extension Connection {
  /// Holds a session that was not found to be missing: where its name in the index is damaged, it
  /// is in the table all the same.
  mutating func checkMissing(_ id: SessionID) throws {
    guard try rows(.sessionPastIndex, [.text(id.text)], { _ in true }).isEmpty else {
      throw StoreError.missingRows
    }
    try checkSessionIndex()
  }

  /// Holds the index of the sessions' names to the sessions.
  mutating func checkSessionIndex() throws {
    let agree = try rows(.countSessions) { $0.integer(0) == $0.integer(1) }
    guard agree == [true] else { throw StoreError.missingRows }
  }
}
