public import Navigation

extension SessionStore {
  /// Goes back by one revision: the session's navigation is as it was, ids and all, as a new
  /// revision. Snapshots, values and columns stay as they are.
  ///
  /// Undoing again goes back further, as far as history is kept. Any other move of the user ends
  /// it: the next undo then begins with that move.
  ///
  /// - Parameters:
  ///   - id: The session's name.
  ///   - time: The moment to record.
  ///   - isRehearsal: Whether to undo it all and only report.
  /// - Returns: The session now; nothing where there is none of that name, or nothing to undo.
  /// - Throws: ``StoreError``; nothing was written then.
  @discardableResult
  public func undo(
    _ id: SessionID, at time: Timestamp = .now, isRehearsal: Bool = false
  ) throws -> StoredSession? {
    try step(id, by: -1, at: time, isRehearsal)
  }

  /// Takes back one undo.
  ///
  /// - Parameters:
  ///   - id: The session's name.
  ///   - time: The moment to record.
  ///   - isRehearsal: Whether to undo it all and only report.
  /// - Returns: The session now; nothing where there is none of that name, or nothing was undone.
  /// - Throws: ``StoreError``; nothing was written then.
  @discardableResult
  public func redo(
    _ id: SessionID, at time: Timestamp = .now, isRehearsal: Bool = false
  ) throws -> StoredSession? {
    try step(id, by: 1, at: time, isRehearsal)
  }

  private func step(
    _ id: SessionID, by step: Int64, at time: Timestamp, _ isRehearsal: Bool
  ) throws -> StoredSession? {
    try rehearsing(isRehearsal) { connection in
      guard let row = try SessionRow.find(id, in: &connection) else { return nil }
      let place = SessionRow.UndoPlace(
        cursor: (row.undo?.cursor ?? row.revision) + step, top: row.historyTop)
      guard place.cursor >= row.oldestRevision, place.cursor <= place.top else { return nil }
      let now = try StoredSessionRows(row, snapshots: .none, from: &connection)
      let then = try StoredSessionRows(
        row, at: place.cursor, snapshots: .none, from: &connection)
      try now.checkWhole()
      var writer = try SessionWriter(
        then.session.change(from: now.session), of: id, after: row, at: time, undo: place,
        in: &connection)
      _ = try writer.write(note: nil, to: &connection)
      return StoredSession(try StoredSessionRows(writer.row, from: &connection))
    }
  }
}
