/// One step of taking away what no kept revision shows, from where the last one ended.
struct Pruning {
  /// How many rows a step takes away at most, but for a save that moved more.
  static let step = 64
  /// How many saves there are between two steps that found nothing left to do.
  static let interval: Int64 = 16
  /// How many rows a step looks at, at most.
  private static let sight = 512

  /// How many rows may still go.
  private(set) var budget: Int

  init(budget: Int) { self.budget = budget }

  /// Takes the step, and notes in the session's row where the next one begins.
  mutating func run(on row: inout SessionRow, in connection: inout Connection) throws {
    // A row that was removed up to here is in no revision from the oldest one on.
    let oldest = row.oldestRevision
    try pruneSnapshots(&row, oldest, &connection)
    try pruneNotes(&row, oldest, &connection)
    try pruneEntries(&row, oldest, &connection)
    row.pruning.due = row.saveNumber + (budget > 0 ? Self.interval : 1)
  }

  private mutating func pruneEntries(
    _ row: inout SessionRow, _ oldest: Int64, _ connection: inout Connection
  ) throws {
    let seen = try connection.rows(
      .prunable,
      [
        .integer(row.id), .integer(row.pruning.stack), .integer(row.pruning.entry),
        .integer(Int64(Self.sight)),
      ]
    ) { found in
      (
        key: EntryKey(stack: found.integer(0), entry: found.integer(1)), added: found.integer(2),
        removed: found.optionalInteger(3), checksum: found.integer(4)
      )
    }
    for found in seen {
      guard budget > 0 else { return }
      (row.pruning.stack, row.pruning.entry) = (found.key.stack, found.key.entry)
      // What is a copy counts as long as undoing could bring back what it is a copy of.
      let isOver =
        found.key.stack == ListStack.copies
        ? found.added <= oldest - SessionRow.longestSpan
        : found.removed.map { $0 <= oldest } ?? false
      guard isOver else { continue }
      try connection.run(
        .deleteEntry,
        [
          .integer(row.id), .integer(found.key.stack), .integer(found.key.entry),
          .integer(found.added),
        ])
      row.rows.remove(found.checksum)
      budget -= 1
    }
    if seen.count < Self.sight { (row.pruning.stack, row.pruning.entry) = (0, 0) }
  }

  private mutating func pruneSnapshots(
    _ row: inout SessionRow, _ oldest: Int64, _ connection: inout Connection
  ) throws {
    let entries = try connection.rows(
      .prunableDeparted, [.integer(row.id), .integer(oldest), .integer(Int64(budget))]
    ) { $0.integer(0) }
    for entry in Set(entries).sorted() {
      guard budget > 0 else { return }
      for checksum in try connection.rows(
        .deleteSnapshots, [.integer(row.id), .integer(entry)], { $0.integer(0) })
      {
        row.snapshots.remove(checksum)
        budget -= 1
      }
      for checksum in try connection.rows(
        .deleteDeparted, [.integer(row.id), .integer(entry)], { $0.integer(0) })
      {
        row.rows.remove(checksum)
        budget -= 1
      }
    }
  }

  private mutating func pruneNotes(
    _ row: inout SessionRow, _ oldest: Int64, _ connection: inout Connection
  ) throws {
    guard budget > 0 else { return }
    for checksum in try connection.rows(
      .pruneNotes, [.integer(row.id), .integer(oldest), .integer(Int64(budget))],
      { $0.integer(0) })
    {
      row.rows.remove(checksum)
      budget -= 1
    }
  }
}

extension SQL {
  fileprivate static let prunable = SQL(
    "prunable entries",
    """
    SELECT stack, entry, added, removed, crc FROM entry
    WHERE session = ?1 AND (stack, entry) >= (?2, ?3) ORDER BY stack, entry, added LIMIT ?4
    """)
  fileprivate static let prunableDeparted = SQL(
    "prunable departed",
    """
    SELECT entry FROM departed WHERE session = ?1 AND revision <= ?2
    ORDER BY revision, entry LIMIT ?3
    """)
  fileprivate static let pruneNotes = SQL(
    "prune notes",
    """
    DELETE FROM note WHERE session = ?1 AND revision IN (
      SELECT revision FROM note WHERE session = ?1 AND revision < ?2 ORDER BY revision LIMIT ?3)
    RETURNING crc
    """)
}
