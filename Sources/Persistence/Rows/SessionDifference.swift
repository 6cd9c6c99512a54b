import Navigation

/// What a save has to write: the difference between a session and its stored rows.
struct SessionDifference {
  private let session: SavedSession
  private let stored: StoredSessionRows?
  private let note: Note?
  private let rows: EntryRows

  init(_ session: SavedSession, stored: StoredSessionRows?, note: Note?) {
    self.session = session
    self.stored = stored
    self.note = note
    rows = EntryRows(session, numberedLike: stored.map { ($0.session, $0.entries) })
  }

  /// Writes the difference, if there is any.
  func write(
    to connection: inout Connection, letGo: [LetGo], at time: Timestamp
  ) throws -> SaveReport {
    let old = stored?.entries.rows ?? [:]
    let closed = old.filter { rows.rows[$0.key] != $0.value }.keys.sorted()
    let opened = rows.rows.filter { old[$0.key] != $0.value }.sorted { $0.key < $1.key }
    let moved = !closed.isEmpty || !opened.isEmpty
    let keeping = KeepingDifference(session, stored: stored)
    if let stored {
      let isRelabelled = note.map { $0 != stored.note } ?? false
      let isReset =
        session.state.split != stored.row.split
        || session.state.retention.policy != stored.row.retention
      guard moved || isReset || isRelabelled || !keeping.isEmpty else {
        return report(stored.row, isChanged: false, letGo: letGo)
      }
    }
    let row = try sessionRow(moved: moved, at: time, in: &connection)
    // First, because the other rows refer to it.
    if stored == nil { try connection.run(.insertSession, [.integer(row.id)] + row.values) }
    try close(closed, row, in: &connection)
    try write(opened.map { ($0.key, $0.value) }, row, to: &connection)
    try keeping.write(row.id, to: &connection)
    try finish(row, after: stored?.row.saveNumber ?? row.saveNumber, in: &connection)
    return report(row, isChanged: true, letGo: letGo)
  }

  /// Writes what the session's own row tells of the others.
  private func finish(
    _ row: SessionRow, after saveNumber: Int64, in connection: inout Connection
  ) throws {
    try writeNote(row, to: &connection)
    var row = row
    row.tally = try RowTally(of: row.id, in: &connection)
    let changed = try connection.run(
      .updateSession, [.integer(row.id)] + row.values + [.integer(saveNumber)])
    guard changed == 1 else { throw StoreError.outdated }
  }

  private func sessionRow(
    moved: Bool, at time: Timestamp, in connection: inout Connection
  ) throws -> SessionRow {
    let old = stored?.row
    return SessionRow(
      id: try old?.id ?? connection.rows(.nextSession) { $0.integer(0) }.first ?? 1,
      name: session.id, revision: old.map { $0.revision + (moved ? 1 : 0) } ?? 1,
      saveNumber: (old?.saveNumber ?? 0) + 1, savedAt: time,
      nextEntry: max(session.state.mint.next, old?.nextEntry ?? 1), nextStack: rows.nextStack,
      tally: RowTally(), layout: session.layout, split: session.state.split,
      retention: session.state.retention.policy, origin: session.origin)
  }

  private func close(
    _ closed: [EntryKey], _ row: SessionRow, in connection: inout Connection
  ) throws {
    for key in closed {
      try connection.run(
        .closeEntry,
        [
          .integer(row.id), .integer(key.stack), .integer(key.entry),
          SQLiteValue(stored?.added[key]), .integer(row.revision),
          .integer(row.savedAt.milliseconds),
        ])
    }
  }

  private func write(
    _ opened: [(EntryKey, EntryRow)], _ row: SessionRow, to connection: inout Connection
  ) throws {
    for (key, content) in opened {
      try connection.run(
        .insertEntry,
        [
          .integer(row.id), .integer(key.stack), .integer(key.entry), .integer(row.revision),
          .integer(row.savedAt.milliseconds),
        ] + content.values)
    }
  }

  private func writeNote(_ row: SessionRow, to connection: inout Connection) throws {
    guard let note else { return }
    try connection.run(.putNote, [.integer(row.id), .integer(row.revision), .text(note.text)])
  }

  private func report(_ row: SessionRow, isChanged: Bool, letGo: [LetGo]) -> SaveReport {
    var saved = session
    if let stored, !isChanged {
      // Equal, but for what does not count: the layout, the origin, and ids minted in vain.
      saved = stored.session
    } else {
      saved.savedAt = row.savedAt
      saved.note = note ?? (row.revision == stored?.row.revision ? stored?.note : nil)
      saved.state.mint = EntryIDMint(next: row.nextEntry)
    }
    return SaveReport(
      session: session.id, revision: row.revision, previous: stored?.row.revision,
      isChanged: isChanged, letGo: letGo, saved: saved,
      saveNumber: SaveNumber(number: row.saveNumber))
  }
}
