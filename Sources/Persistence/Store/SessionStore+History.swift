public import Navigation

extension SessionStore {
  /// Reads a session's navigation as it was at a revision.
  ///
  /// Snapshots, values, columns and settings are the latest: only navigation has a history.
  ///
  /// - Parameters:
  ///   - id: The session's name.
  ///   - revision: One of the revisions that are kept.
  ///   - snapshots: Which snapshots are read with it.
  /// - Returns: The session, or nothing where there is none of that name.
  /// - Throws: ``StoreError/noSuchRevision(_:kept:)`` where the revision is not kept, or another
  ///   ``StoreError``.
  public func load(
    _ id: SessionID, at revision: Int64, snapshots: SnapshotChoice = .all
  ) throws -> StoredSession? {
    try read { connection in
      guard let row = try SessionRow.find(id, in: &connection) else { return nil }
      try row.check(revision)
      return StoredSession(
        try StoredSessionRows(row, at: revision, snapshots: snapshots, from: &connection),
        at: revision)
    }
  }

  /// The revisions of a session that are kept.
  ///
  /// - Parameter id: The session's name.
  /// - Returns: Them, or nothing where there is no session of that name.
  /// - Throws: ``StoreError``.
  public func history(of id: SessionID) throws -> SessionHistory? {
    try read { connection in
      guard let row = try SessionRow.find(id, in: &connection) else { return nil }
      let key: [SQLiteValue] = [.integer(row.id)]
      let rows = try connection.rows(.entries, key, StoredRow.read)
      let notes = try connection.rows(.notes, key, Note.read).compactMap(\.self)
      let texts = Dictionary(
        notes.map { ($0.revision, $0.note) }, uniquingKeysWith: { first, _ in first })
      var times = RevisionTimes()
      var added: [Int64: Set<Int64>] = [:]
      var removed: [Int64: Set<Int64>] = [:]
      for stored in rows {
        times.note(stored)
        guard stored.key.stack >= ListStack.firstPath else { continue }
        added[stored.added, default: []].insert(stored.key.entry)
        if let end = stored.removed { removed[end, default: []].insert(stored.key.entry) }
      }
      let revisions = (row.oldestRevision...row.revision).map { number in
        let (came, went) = (added[number, default: []], removed[number, default: []])
        return SessionHistory.Revision(
          number: number, savedAt: times[number] ?? (number == row.revision ? row.savedAt : nil),
          note: texts[number], added: came.subtracting(went).count,
          removed: went.subtracting(came).count)
      }
      let damage = try StoredSessionRows(row, from: &connection).damage
      return SessionHistory(revisions: revisions, undoneTo: row.undo?.cursor, damage: damage)
    }
  }
}

extension SessionRow {
  /// Holds a revision to those that are kept.
  func check(_ revision: Int64) throws(StoreError) {
    guard revision >= oldestRevision, revision <= self.revision else {
      throw .noSuchRevision(revision, kept: oldestRevision...self.revision)
    }
  }
}
