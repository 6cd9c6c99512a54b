public import Navigation

extension SessionStore {
  /// Saves a session, whole, as one transaction; what is stored already is not written again.
  ///
  /// A change of navigation is a new revision. A change of nothing but snapshots, values or
  /// settings belongs to the newest one, and so does an entry that is only provisional. Equal
  /// state writes nothing, and what the session says of its layout and its origin does not count.
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
  ///   where a part is beyond `SizeLimits` of the module Navigation,
  ///   ``StoreError/damagedSession(_:)`` where what it would replace is damaged, or another
  ///   ``StoreError``; nothing was written then.
  @discardableResult
  public func save(
    _ session: SavedSession, after expected: SaveNumber? = nil, note: Note? = nil,
    at time: Timestamp = .now, durability: Durability = .durable, isRehearsal: Bool = false
  ) throws -> SaveReport {
    let (session, letGo) = session.retained()
    if let fault = session.sizeFault { throw StoreError.tooLarge(fault) }
    return try rehearsing(isRehearsal, durability) { connection in
      let stored = try StoredSessionRows.find(session.id, in: &connection)
      if let expected, expected.number != stored?.row.saveNumber ?? 0 { throw StoreError.outdated }
      try stored?.checkWhole()
      let base = try SectionSpellings(stored?.session, like: session)
      var change = session.change(from: base.session)
      let live = Set(session.state.entries.map(\.id))
      // What becomes of the snapshots of an entry that left is the policy's to say.
      for place in change.snapshots.removed where !live.contains(place.entry) {
        change.snapshots.leaveOut(place)
      }
      // An entry that comes back has the snapshots that it is saved with, and no others.
      let own = Set(session.snapshots.map(\.place))
      for place in stored?.departedSnapshots ?? []
      where live.contains(place.entry) && !own.contains(place) {
        change.snapshots.remove(place)
      }
      var writer = try SessionWriter(
        change, of: session.id, after: stored?.row, at: time, respelling: base.respelled,
        isWhole: true, in: &connection)
      let isChanged = try writer.write(note: note, to: &connection)
      var saved = session
      if let stored, !isChanged {
        // Equal, but for what does not count: the layout, the origin, and ids minted in vain.
        saved = stored.session
      } else {
        let isSame = writer.row.revision == stored?.row.revision
        saved.savedAt = time
        saved.note = note ?? (isSame ? stored?.session.note : nil)
        saved.state.mint = EntryIDMint(next: writer.row.nextEntry)
      }
      return writer.report(isChanged: isChanged, letGo: letGo, saved: saved)
    }
  }

  /// Saves what moved in a session since it was saved or loaded, and reads no more of it than that
  /// and its lists of sections, modals and parked paths: a push or a pop writes two rows, whatever
  /// the depth.
  ///
  /// What is a revision, and what is not, is as for a whole session.
  ///
  /// - Parameters:
  ///   - change: What moved, counted from the save before. A snapshot of an entry that is not
  ///     there is let go, and reported.
  ///   - id: The session, which must be there.
  ///   - expected: The save that the change counts from.
  ///   - note: A label to keep with the revision.
  ///   - time: The moment to record.
  ///   - durability: What the save is to survive.
  /// - Returns: What the save did.
  /// - Throws: ``StoreError/outdated`` where another save came first,
  ///   ``StoreError/changeOfAnotherState`` where what the change builds on is not stored,
  ///   ``StoreError/tooLarge(_:)`` where a part is beyond `SizeLimits` of the module Navigation, or
  ///   another ``StoreError``; nothing was written then.
  @discardableResult
  public func save(
    _ change: SavedSessionChange, of id: SessionID, after expected: SaveNumber,
    note: Note? = nil, at time: Timestamp = .now, durability: Durability = .durable
  ) throws -> SaveReport {
    if let fault = change.sizeFault { throw StoreError.tooLarge(fault) }
    return try write(durability) { connection in
      guard let row = try SessionRow.find(id, in: &connection), row.saveNumber == expected.number
      else { throw StoreError.outdated }
      var writer = try SessionWriter(change, of: id, after: row, at: time, in: &connection)
      let letGo = try writer.dropHomeless(in: &connection)
      let isChanged = try writer.write(note: note, to: &connection)
      return writer.report(isChanged: isChanged, letGo: letGo)
    }
  }

  /// Runs a closure in a transaction that is undone where it is only a rehearsal.
  func rehearsing<Report: Sendable>(
    _ isRehearsal: Bool, _ durability: Durability = .durable,
    _ body: (inout Connection) throws -> Report
  ) throws -> Report {
    do {
      return try write(durability) { connection in
        let report = try body(&connection)
        if isRehearsal { throw Rehearsal(report: report) }
        return report
      }
    } catch let rehearsal as Rehearsal<Report> {
      return rehearsal.report
    }
  }
}

/// Undoes a transaction that was a rehearsal.
private struct Rehearsal<Report: Sendable>: Error {
  let report: Report
}

extension SessionWriter {
  /// What was done, in words for a caller of the store.
  func report(isChanged: Bool, letGo: [LetGo] = [], saved: SavedSession? = nil) -> SaveReport {
    let now = isChanged ? row : old ?? row
    return SaveReport(
      session: row.name, revision: now.revision, previous: old?.revision, isChanged: isChanged,
      letGo: letGo, saved: saved, saveNumber: SaveNumber(number: now.saveNumber))
  }
}
