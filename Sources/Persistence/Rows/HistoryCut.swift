import Navigation

/// Where a session's history is to begin, and what goes with what was before.
struct HistoryCut {
  let report: PruneReport
  /// The session's row, with the cut made.
  let row: SessionRow

  /// Plans a cut; nothing is written yet.
  init(of row: SessionRow, to limit: HistoryLimit, in connection: inout Connection) throws {
    let oldest = row.oldestRevision
    var start = max(oldest, row.revision - min(limit.count, row.revision) + 1)
    if let time = limit.time {
      var times = RevisionTimes()
      for stored in try connection.rows(.entries, [.integer(row.id)], StoredRow.read) {
        times.note(stored)
      }
      // One that no row tells the time of is as old as the one before it.
      let recent = (oldest..<start).first { number in times[number].map { $0 >= time } ?? false }
      start = recent ?? start
    }
    var cut = row
    cut.historyStart = start
    // What undoing has come to is gone: the next undo begins with what is there now.
    if let undo = row.undo, undo.cursor < start { cut.undo = nil }
    self.row = start == oldest ? row : cut
    report = try Self.report(of: self.row, since: oldest, in: &connection)
  }

  private static func report(
    of row: SessionRow, since oldest: Int64, in connection: inout Connection
  ) throws -> PruneReport {
    let start = row.oldestRevision
    let key: [SQLiteValue] = [.integer(row.id), .integer(start)]
    func sum(_ sql: SQL, _ values: [SQLiteValue]) throws -> (rows: Int64, bytes: Int64) {
      try connection.rows(sql, values) { ($0.integer(0), $0.integer(1)) }.first ?? (0, 0)
    }
    let entries = try sum(.sumEntries, key + [.integer(start - SessionRow.longestSpan)])
    let snapshots = try sum(.sumSnapshots, key)
    let departed = try sum(.sumDeparted, key)
    let notes = try sum(.sumNotes, key)
    let all = [entries, snapshots, departed, notes]
    return PruneReport(
      session: row.name, kept: start...row.revision, revisions: Int(start - oldest),
      snapshots: Int(snapshots.rows), rows: Int(all.reduce(0) { $0 + $1.rows }),
      bytes: all.reduce(0) { $0 + $1.bytes })
  }
}

/// What a row has besides its texts, in bytes: about.
private let rowSize = "48"

extension SQL {
  fileprivate static let sumEntries = SQL(
    "sum prunable entries",
    """
    SELECT count(*), coalesce(sum(\(rowSize) + coalesce(length(CAST(name AS BLOB)), 0)
      + coalesce(length(CAST(payload AS BLOB)), 0) + coalesce(length(CAST(title AS BLOB)), 0)), 0)
    FROM entry
    WHERE session = ?1 AND iif(stack = 5, added <= ?3, coalesce(removed <= ?2, 0))
    """)
  fileprivate static let sumSnapshots = SQL(
    "sum prunable snapshots",
    """
    SELECT count(*), coalesce(sum(\(rowSize) + length(CAST(payload AS BLOB))), 0)
    FROM snapshot WHERE session = ?1
      AND entry IN (SELECT entry FROM departed WHERE session = ?1 AND revision <= ?2)
    """)
  fileprivate static let sumDeparted = SQL(
    "sum prunable departed",
    """
    SELECT count(*), coalesce(sum(\(rowSize)), 0) FROM departed WHERE session = ?1 AND revision <= ?2
    """)
  fileprivate static let sumNotes = SQL(
    "sum prunable notes",
    """
    SELECT count(*), coalesce(sum(\(rowSize) + length(CAST(text AS BLOB))), 0)
    FROM note WHERE session = ?1 AND revision < ?2
    """)
}
