public import Navigation

extension SessionStore {
  /// Copies a session to another store, with its history and all that is kept with it.
  ///
  /// - Parameters:
  ///   - id: The session's name.
  ///   - other: The store to copy to; it may be this one, if the copy has another name.
  ///   - name: The copy's name; the same, where none is given.
  ///   - replaces: Whether a session of that name is replaced.
  /// - Returns: What was damaged and is not in the copy.
  /// - Throws: ``StoreError/noSuchSession(_:)``, ``StoreError/sessionExists(_:)`` or another
  ///   ``StoreError``; nothing was written then.
  @discardableResult
  public func copy(
    _ id: SessionID, to other: SessionStore, as name: SessionID? = nil, replacing replaces: Bool
  ) throws -> [StoredDamage] {
    let copy = try read { connection in
      guard let row = try SessionRow.find(id, in: &connection) else {
        throw StoreError.noSuchSession(id)
      }
      return try SessionCopy(of: row, in: &connection)
    }
    try other.write { connection in
      try copy.write(as: name ?? id, replacing: replaces, to: &connection)
    }
    return copy.damage
  }
}

/// All rows of a session, to be written under another number.
private struct SessionCopy: Sendable {
  private let row: SessionRow
  private var tables: [[[SQLiteValue]]] = []
  private(set) var damage: [StoredDamage] = []

  init(of row: SessionRow, in connection: inout Connection) throws {
    self.row = row
    damage = try StoredSessionRows(row, from: &connection).damage
    for table in CopiedTable.all {
      let rows = try connection.rows(table.select, [.integer(row.id)]) { found in
        (found.values, found.integer(found.count - 1) == 1)
      }
      tables.append(rows.filter(\.1).map { $0.0.dropLast() })
    }
    if !damage.isEmpty {
      leaveOutHomeless(try connection.rows(.entries, [.integer(row.id)], StoredRow.read))
    }
  }

  /// Leaves out what belongs to a row that is damaged or missing.
  private mutating func leaveOutHomeless(_ stored: [StoredRow]) {
    let held = HeldRows(stored, of: row)
    var entries = held.entries
    for (table, rows) in zip(CopiedTable.all, tables) where table.name == "departed" {
      entries.formUnion(rows.compactMap { $0[1].number })
    }
    for (index, table) in CopiedTable.all.enumerated() {
      tables[index].removeAll { values in
        switch table.name {
        case "entry": !(HeldRows.Place(values).map(held.contains) ?? false)
        case "snapshot": !(values[0].number.map(entries.contains) ?? false)
        default: false
        }
      }
    }
  }

  func write(
    as name: SessionID, replacing replaces: Bool, to connection: inout Connection
  ) throws {
    var copy = row
    copy.name = name
    let old = try connection.rows(.sessionNumber, [.text(name.text)]) { $0.integer(0) }
    if old.isEmpty { try connection.checkMissing(name) }
    if let number = old.first {
      guard replaces else { throw StoreError.sessionExists(name) }
      // A save that counts from what was there before must not pass for one that knows this.
      let saved = try connection.rows(.saveNumber, [.integer(number)]) { $0.integer(0) }.first
      // One that is out of range is a damaged row's, and nobody was given it.
      if let saved, saved <= EntryID.greatest { copy.saveNumber = max(copy.saveNumber, saved + 1) }
      try connection.run(.deleteSession, [.integer(number)])
    }
    copy.id = try connection.rows(.nextSession) { $0.integer(0) }.first ?? 1
    copy.rows = RowTally()
    copy.snapshots = RowTally()
    try connection.run(.insertSession, [.integer(copy.id)] + copy.values)
    for (table, rows) in zip(CopiedTable.all, tables) {
      for values in rows {
        let checksum = try connection.rows(table.insert, [.integer(copy.id)] + values) {
          $0.integer(0)
        }.first
        if table.name == "snapshot" {
          copy.snapshots.replace(nil, by: checksum)
        } else {
          copy.rows.replace(nil, by: checksum)
        }
      }
    }
    try connection.run(
      .updateSession, [.integer(copy.id)] + copy.values + [.integer(copy.saveNumber)])
  }
}

extension HeldRows.Place {
  /// What tells a row of ``CopiedTable``.
  fileprivate init?(_ values: [SQLiteValue]) {
    guard let stack = values[0].number, let entry = values[1].number, let added = values[2].number
    else { return nil }
    self.init(key: EntryKey(stack: stack, entry: entry), added: added)
  }
}

extension SQLiteValue {
  fileprivate var number: Int64? {
    if case .integer(let number) = self { number } else { nil }
  }
}
