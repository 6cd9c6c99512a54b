import Navigation

/// The entries that one pop closed on a section's path, and that are nowhere now.
struct ClosedEntries {
  let section: SectionName<SavedRoute>
  let entries: [SavedEntry]
  /// The entries that these were opened for once, by an opening that was undone: they are open
  /// again with these.
  let originals: [Int64: Int64]

  /// Finds the newest such pop among a session's rows, as far back as history is kept, and leaves
  /// out what is open again under other ids.
  init?(
    _ rows: [StoredRow], since oldest: Int64, except reopened: Set<Int64>
  ) throws(StoreError) {
    let sections = try StackSections(rows)
    // A pop of the oldest revision is the first that is shown by none that is kept.
    let closed = Self.lastRows(of: rows).filter { row in
      guard let end = row.removed, end > oldest, let content = row.content else { return false }
      return !content.isProvisional && !reopened.contains(row.key.entry)
        && sections.closedOnPath(row) != nil
    }
    let newest = closed.max { ($0.removed ?? 0, $0.key) < ($1.removed ?? 0, $1.key) }
    guard let newest, let section = sections.closedOnPath(newest) else { return nil }
    self.section = section
    var entries: [SavedEntry] = []
    for row in closed.sorted(by: { $0.key < $1.key })
    where row.key.stack == newest.key.stack && row.removed == newest.removed {
      entries.append(try row.savedEntry(above: entries.last))
    }
    self.entries = entries
    let ids = Set(entries.map(\.id.number))
    originals = Dictionary(
      rows.filter { $0.key.stack == ListStack.reopened }.compactMap { row in
        row.content?.owner.flatMap { ids.contains($0) ? (row.key.entry, $0) : nil }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Of each entry that is nowhere now, the row that was closed last: what was parked and then
  /// dropped was not closed on a path.
  private static func lastRows(of rows: [StoredRow]) -> [StoredRow] {
    let entries = rows.filter { $0.key.stack >= ListStack.firstPath }
    let live = Set(entries.lazy.filter { $0.removed == nil }.map(\.key.entry))
    var last: [Int64: StoredRow] = [:]
    for row in entries where !live.contains(row.key.entry) {
      if let other = last[row.key.entry], other.removed ?? 0 >= row.removed ?? 0 { continue }
      last[row.key.entry] = row
    }
    return Array(last.values)
  }
}

/// Which sections the stacks belonged to: a section that changed places has another stack since.
private struct StackSections {
  /// A row of the list of sections, by its stack.
  private var rows: [Int64: [StoredRow]] = [:]
  /// The names of the sections that are there, by what does not change with their spelling.
  private var names: [SectionName<SavedRoute>: SectionName<SavedRoute>] = [:]

  init(_ stored: [StoredRow]) throws(StoreError) {
    for row in stored where row.key.stack == ListStack.sections {
      rows[row.key.entry, default: []].append(row)
      if row.removed == nil { names[try row.sectionName().normalized] = try row.sectionName() }
    }
  }

  /// The section, there now, on whose path a row was closed; nothing where the row went with its
  /// section.
  func closedOnPath(_ row: StoredRow) -> SectionName<SavedRoute>? {
    guard let last = rows[row.key.stack]?.max(by: { $0.added < $1.added }),
      let name = try? last.sectionName(), let section = names[name.normalized]
    else { return nil }
    guard last.removed == row.removed else { return section }
    let isMoved = rows.values.joined().contains { other in
      other.added == row.removed && (try? other.sectionName().normalized) == name.normalized
    }
    return isMoved ? section : nil
  }
}
