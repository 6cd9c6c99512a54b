public import Navigation

extension SessionStore {
  /// Opens again what was closed last on a section's path: the entries of the newest pop that are
  /// nowhere now, on top of what is there, with their snapshots. The section comes on screen.
  ///
  /// They keep their ids, unless the path has newer entries by now: ids rise along a path, so they
  /// get new ones then, and copies of their snapshots. Doing it again opens what was closed before
  /// that, as far as history is kept.
  ///
  /// - Parameters:
  ///   - id: The session's name.
  ///   - time: The moment to record.
  ///   - isRehearsal: Whether to undo it all and only report.
  /// - Returns: The session now; nothing where there is none of that name, or nothing was closed.
  /// - Throws: ``StoreError``; nothing was written then.
  @discardableResult
  public func reopenClosed(
    _ id: SessionID, at time: Timestamp = .now, isRehearsal: Bool = false
  ) throws -> StoredSession? {
    try rehearsing(isRehearsal) { connection in
      guard let row = try SessionRow.find(id, in: &connection) else { return nil }
      let now = try StoredSessionRows(row, snapshots: .none, from: &connection)
      try now.checkWhole()
      let rows = try connection.rows(.entries, [.integer(row.id)], StoredRow.read)
      guard let closed = try ClosedEntries(rows, since: row.oldestRevision) else { return nil }
      let reopening = try Reopening(closed, in: now.session)
      var change = reopening.session.change(from: now.session)
      for (old, new) in reopening.renamed {
        for snapshot in try connection.rows(
          .snapshotsOfEntry, [.integer(row.id), .integer(old.number)], SavedSnapshot.read
        ).compactMap({ $0.2 }) {
          change.snapshots.put(snapshot.moved(to: new), for: SnapshotPlace(new, snapshot.model))
        }
      }
      var writer = try SessionWriter(change, of: id, after: row, at: time, in: &connection)
      writer.noteCopies(reopening.renamed)
      _ = try writer.write(note: nil, to: &connection)
      return StoredSession(try StoredSessionRows(writer.row, from: &connection))
    }
  }
}

/// A session with closed entries on top of their section's path again.
private struct Reopening {
  let session: SavedSession
  /// The entries that got new ids.
  let renamed: [(old: EntryID, new: EntryID)]

  init(_ closed: ClosedEntries, in stored: SavedSession) throws(StoreError) {
    var state = stored.state
    var renamed: [(old: EntryID, new: EntryID)] = []
    let index = state.sections.firstIndex { $0.name == closed.section }
    let path = index.map { Array(state.sections[$0].path.committed) } ?? []
    let isNewer = path.last.map { top in closed.entries.first.map { $0.id < top.id } ?? false }
    var next = state.mint.next
    let entries = try fitting {
      try closed.entries.map { entry in
        guard isNewer ?? false else { return entry }
        let id = try EntryID(next)
        next += 1
        renamed.append((entry.id, id))
        return SavedEntry(
          id: id, route: entry.route, column: entry.column, checkpoint: entry.checkpoint,
          answers: entry.answers)
      }
    }
    state = try fitting {
      try SavedState(
        sections: state.sections.map { section in
          section.name == closed.section
            ? SavedSection(section.name, path: try SavedPath(path + entries)) : section
        }, active: index.map { .section(at: $0) } ?? state.active, parked: state.parked,
        modals: state.modals, split: state.split, values: state.values,
        retention: state.retention, mint: EntryIDMint(next: next))
    }
    var session = stored
    session.state = state
    self.session = session
    self.renamed = renamed
  }
}

extension SavedSnapshot {
  /// The same snapshot for another entry of the same route.
  fileprivate func moved(to entry: EntryID) -> SavedSnapshot {
    SavedSnapshot(
      entry: entry, model: model, version: version, savedAt: savedAt, payload: payload)
  }
}
