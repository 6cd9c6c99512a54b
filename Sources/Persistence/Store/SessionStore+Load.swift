public import Navigation

extension SessionStore {
  /// Reads a session.
  ///
  /// - Returns: The session, or nothing where there is none of that name.
  /// - Throws: ``StoreError``.
  public func load(_ id: SessionID) throws -> StoredSession? {
    try read { connection in
      try StoredSessionRows.find(id, in: &connection).map(StoredSession.init)
    }
  }

  /// Reads every session, in order of their names' bytes.
  ///
  /// - Throws: ``StoreError``.
  public func list() throws -> [StoredSession] {
    try read { connection in
      let rows = try connection.rows(.listSessions) { row in try SessionRow(row) }
      var sessions: [StoredSession] = []
      for row in rows {
        sessions.append(StoredSession(try StoredSessionRows(row, from: &connection)))
      }
      return sessions
    }
  }
}

extension StoredSession {
  init(_ rows: StoredSessionRows) {
    self.init(
      session: rows.session, revision: rows.row.revision,
      saveNumber: SaveNumber(number: rows.row.saveNumber))
  }
}
