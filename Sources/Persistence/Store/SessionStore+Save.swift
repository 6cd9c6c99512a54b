public import Navigation

extension SessionStore {
  /// Saves a session, whole, as one transaction; what is stored already is not written again.
  ///
  /// A change of navigation is a new revision. A change of nothing but snapshots, values or
  /// settings belongs to the newest one. Equal state writes nothing, and what the session says of
  /// its layout and its origin does not count.
  ///
  /// - Parameters:
  ///   - session: The session. What its retention policy does not keep is let go, and reported.
  ///   - expected: The save that this one follows. Another in between refuses it.
  ///   - note: A label to keep with the revision.
  ///   - time: The moment to record.
  ///   - durability: What the save survives once it was answered.
  ///   - isRehearsal: Whether to undo it all and only report.
  /// - Returns: What the save did.
  /// - Throws: ``StoreError/outdated`` where another save came first, ``StoreError/tooLarge(_:)``
  ///   where a part is beyond `SizeLimits` of the module Navigation, or another ``StoreError``;
  ///   nothing was written then.
  @discardableResult
  public func save(
    _ session: SavedSession, after expected: SaveNumber? = nil, note: Note? = nil,
    at time: Timestamp = .now, durability: Durability = .durable, isRehearsal: Bool = false
  ) throws -> SaveReport {
    let (session, letGo) = session.retained()
    if let fault = session.sizeFault { throw StoreError.tooLarge(fault) }
    do {
      return try write(durability) { connection in
        let stored = try StoredSessionRows.find(session.id, in: &connection)
        if let expected, expected.number != stored?.row.saveNumber ?? 0 {
          throw StoreError.outdated
        }
        let difference = SessionDifference(session, stored: stored, note: note)
        let report = try difference.write(to: &connection, letGo: letGo, at: time)
        if isRehearsal { throw Rehearsal(report: report) }
        return report
      }
    } catch let rehearsal as Rehearsal {
      return rehearsal.report
    }
  }
}

/// Undoes a transaction that was a rehearsal.
private struct Rehearsal: Error {
  let report: SaveReport
}
