import Navigation

/// Reads a session's rows one table at a time. A row whose checksum is wrong costs that row, and is
/// noted.
struct SessionReader {
  private let row: SessionRow
  private var damage: [StoredDamage] = []
  private var tally = RowTally()
  private var snapshotTally: RowTally?
  /// Snapshots of entries that are not there, of those that were read.
  private(set) var departedSnapshots: [SnapshotPlace] = []

  init(_ row: SessionRow) { self.row = row }

  private var id: [SQLiteValue] { [.integer(row.id)] }

  /// What is damaged, with what the tallies tell.
  var allDamage: [StoredDamage] {
    var all = damage
    // The sum tells more than the count, but only where every row is as it was written.
    if tally != row.rows, damage.isEmpty || tally.count != row.rows.count {
      all.append(.missingRows(row.rows.count &- tally.count))
    }
    if let snapshotTally, snapshotTally != row.snapshots,
      damage.isEmpty || snapshotTally.count != row.snapshots.count
    {
      all.append(.missingSnapshots(row.snapshots.count &- snapshotTally.count))
    }
    return all
  }

  /// Reads what is navigation, and puts it together.
  mutating func parts(
    at revision: Int64?, in connection: inout Connection
  ) throws -> NavigationParts {
    var there: [StoredRow] = []
    var times = RevisionTimes()
    for stored in try connection.rows(.entries, id, StoredRow.read) {
      tally.add(stored.checksum)
      let isThere = stored.isThere(at: revision)
      // A row that was closed is shown by no newest revision; that it is damaged is told all the
      // same, since what is damaged may be that it was closed.
      if stored.content == nil { damage.append(.row(table: "entry", stored.key.place)) }
      if isThere { there.append(stored) }
      times.note(stored)
    }
    var parts = try NavigationParts(there, before: row.nextEntry, &damage)
    parts.savedAt = revision.flatMap { times[$0] }
    return parts
  }

  mutating func values(
    in connection: inout Connection
  ) throws -> (values: [ValueKey: Payload], extensions: [ExtensionKey: Payload]) {
    var values: [ValueKey: Payload] = [:]
    var extensions: [ExtensionKey: Payload] = [:]
    for (checksum, found) in try connection.rows(.values, id, ValueRowKey.read) {
      tally.add(checksum)
      guard let (key, payload) = found else {
        damage.append(.row(table: "value", ""))
        continue
      }
      switch key.kind {
      case .value: values[try fitting { try ValueKey(key.key) }] = payload
      case .extension: extensions[try fitting { try ExtensionKey(key.key) }] = payload
      }
    }
    return (values, extensions)
  }

  mutating func exceptions(
    in connection: inout Connection
  ) throws -> [ModelName: RetentionPolicy] {
    var exceptions: [ModelName: RetentionPolicy] = [:]
    for (checksum, found) in try connection.rows(
      .exceptions, id, { ($0.integer(3), try RetentionPolicy.readException($0)) })
    {
      tally.add(checksum)
      if let (model, policy) = found {
        exceptions[model] = policy
      } else {
        damage.append(.row(table: "retention_exception", ""))
      }
    }
    return exceptions
  }

  /// The note of a revision. All are read: one whose revision is damaged would else only be missed.
  mutating func note(at revision: Int64, in connection: inout Connection) throws -> Note? {
    var note: Note?
    for (checksum, found) in try connection.rows(
      .notes, id, { ($0.integer(2), try Note.read($0)) })
    {
      tally.add(checksum)
      if let found {
        if found.revision == revision { note = found.note }
      } else {
        damage.append(.row(table: "note", ""))
      }
    }
    return note
  }

  mutating func countDeparted(in connection: inout Connection) throws {
    for (entry, checksum, isIntact) in try connection.rows(
      .departed, id, { ($0.integer(0), $0.integer(2), $0.integer(3) == 1) })
    {
      tally.add(checksum)
      if !isIntact { damage.append(.row(table: "departed", "entry \(entry)")) }
    }
  }

  /// Reads the snapshots of entries that are there.
  mutating func snapshots(
    _ which: SnapshotChoice, of live: Set<EntryID>, in connection: inout Connection
  ) throws -> [SavedSnapshot] {
    switch which {
    case .none: return []
    case .all:
      var counted = RowTally()
      var snapshots: [SavedSnapshot] = []
      for (checksum, place, snapshot) in try connection.rows(.snapshots, id, SavedSnapshot.read) {
        counted.add(checksum)
        guard let snapshot else {
          damage.append(.row(table: "snapshot", place))
          continue
        }
        if live.contains(snapshot.entry) {
          snapshots.append(snapshot)
        } else {
          departedSnapshots.append(snapshot.place)
        }
      }
      snapshotTally = counted
      return snapshots
    case .entries(let entries):
      return try entries.intersection(live).sorted().flatMap { entry in
        try connection.rows(
          .snapshotsOfEntry, id + [.integer(entry.number)], SavedSnapshot.read
        ).compactMap { _, place, snapshot in
          if snapshot == nil { damage.append(.row(table: "snapshot", place)) }
          return snapshot
        }
      }
    }
  }
}
