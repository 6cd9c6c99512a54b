import Navigation

/// The entries that one pop closed on a section's path, and that are nowhere now.
struct ClosedEntries {
  let section: SectionName<SavedRoute>
  let entries: [SavedEntry]

  /// Finds the newest such pop among a session's rows, as far back as history is kept, and leaves
  /// out what is open under another id.
  init?(_ rows: [StoredRow], since oldest: Int64) throws(StoreError) {
    let sections = try StackSections(rows)
    let copies = EntryCopies(rows)
    let paths = rows.filter { $0.key.stack >= ListStack.firstPath }
    let live = Set(paths.lazy.filter { $0.removed == nil }.map { copies.first(of: $0.key.entry) })
    // A pop of the oldest revision is the first that is shown by none that is kept.
    let closed = Self.lastRows(of: paths).filter { row in
      guard let end = row.removed, end > oldest, let content = row.content else { return false }
      return !content.isProvisional && !live.contains(copies.first(of: row.key.entry))
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
  }

  /// Of each entry, the row that was closed last: what was parked and then dropped was not closed
  /// on a path.
  private static func lastRows(of paths: [StoredRow]) -> [StoredRow] {
    var last: [Int64: StoredRow] = [:]
    for row in paths {
      if let other = last[row.key.entry], other.removed ?? 0 >= row.removed ?? 0 { continue }
      last[row.key.entry] = row
    }
    return Array(last.values)
  }
}

/// Which entries are others that were closed, under new ids.
private struct EntryCopies {
  private var originals: [Int64: Int64] = [:]

  init(_ rows: [StoredRow]) {
    for row in rows where row.key.stack == ListStack.copies {
      originals[row.key.entry] = row.content?.owner
    }
  }

  /// The first of the entries that are the same as this one.
  func first(of entry: Int64) -> Int64 {
    var entry = entry
    // Ids rise, so that this ends whatever a file says.
    while let original = originals[entry], original < entry { entry = original }
    return entry
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
