public import Navigation

extension SessionStore {
  /// Reads a session.
  ///
  /// A row that is damaged costs that row, and is told. A path is shown up to there.
  ///
  /// - Parameters:
  ///   - id: The session's name.
  ///   - snapshots: Which snapshots are read with it.
  /// - Returns: The session, or nothing where there is none of that name.
  /// - Throws: ``StoreError``.
  public func load(_ id: SessionID, snapshots: SnapshotChoice = .all) throws -> StoredSession? {
    try read { connection in
      try StoredSessionRows.find(id, snapshots: snapshots, in: &connection)
        .map { StoredSession($0) }
    }
  }

  /// Reads snapshots of a session, for screens that were covered when it was loaded.
  ///
  /// - Parameters:
  ///   - entries: The entries whose snapshots are read.
  ///   - id: The session's name.
  /// - Returns: The snapshots in order, without those that are damaged.
  /// - Throws: ``StoreError``.
  public func snapshots(of entries: Set<EntryID>, in id: SessionID) throws -> [SavedSnapshot] {
    try read { connection in
      guard let row = try SessionRow.find(id, in: &connection) else { return [] }
      return try entries.sorted().flatMap { entry in
        try connection.rows(
          .snapshotsOfEntry, [.integer(row.id), .integer(entry.number)], SavedSnapshot.read
        ).compactMap { $0.2 }
      }
    }
  }

  /// Reads every session, in order of their names' bytes. One that is damaged costs no other.
  ///
  /// - Returns: A line for each session.
  /// - Throws: ``StoreError``, where the list itself is damaged.
  public func list() throws -> [ListedSession] {
    try read { connection in
      try connection.checkSessionIndex()
      let rows = try connection.rows(.listSessions) { row in
        (try row.sessionID(1), try Result.of { try SessionRow(row) })
      }
      return try rows.map { id, row in
        let content = try Result.of {
          StoredSession(try StoredSessionRows(try row.get(), from: &connection))
        }
        // Else it would pass for damage.
        try Interruption.check()
        return ListedSession(id: id, content: content)
      }
    }
  }

  /// The names of the sessions, in order of their bytes.
  ///
  /// - Returns: The names alone; the sessions are not read.
  /// - Throws: ``StoreError``.
  public func names() throws -> [SessionID] {
    try read { connection in
      try connection.checkSessionIndex()
      return try connection.rows(.listSessions) { row in try row.sessionID(1) }
    }
  }
}

extension Result where Failure == StoreError {
  /// What a closure gives, or what of the store it throws.
  static func of(_ body: () throws -> Success) throws -> Self {
    do { return .success(try storeErrors(body)) } catch let error as StoreError {
      return .failure(error)
    }
  }
}

/// A line of a store's list.
public struct ListedSession: Hashable, Sendable {
  /// The session's name.
  public let id: SessionID
  /// The session, or why it cannot be read.
  public let content: Result<StoredSession, StoreError>
}

extension StoredSession {
  init(_ rows: StoredSessionRows, at revision: Int64? = nil) {
    self.init(
      session: rows.session, revision: revision ?? rows.row.revision,
      saveNumber: SaveNumber(number: rows.row.saveNumber), damage: rows.damage)
  }
}
