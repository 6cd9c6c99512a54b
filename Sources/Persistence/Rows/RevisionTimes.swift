import Navigation

/// When revisions were saved, as their rows tell.
struct RevisionTimes {
  private var times: [Int64: Timestamp] = [:]

  /// Takes note of a row, if it is what was written.
  mutating func note(_ row: StoredRow) {
    guard row.content != nil else { return }
    note(row.added, row.addedAt)
    if let removed = row.removed, let time = row.removedAt { note(removed, time) }
  }

  /// The earliest time counts: what is only provisional comes later, and makes no revision.
  private mutating func note(_ revision: Int64, _ time: Timestamp) {
    times[revision] = min(times[revision] ?? time, time)
  }

  /// When a revision was saved; nothing where no row is kept that it added or removed.
  subscript(_ revision: Int64) -> Timestamp? { times[revision] }
}
