import Navigation

/// Writes a change of one session, within a transaction.
struct SessionWriter {
  /// The session's row before; nothing where the session is new.
  let old: SessionRow?
  private(set) var row: SessionRow
  private(set) var plan: EntryPlan
  private let stacks: SessionStacks
  private(set) var change: SavedSessionChange
  /// What undoing has come to; any other move of the user ends it.
  private let undo: SessionRow.UndoPlace?
  private let isUndo: Bool

  /// Plans to write a change of a session after its row; nothing is written yet.
  ///
  /// `undo` is what undoing comes to with this, if that is what it is, and `respelling` has the
  /// sections whose names the change spells another way. What makes a session `isWhole`, where it
  /// tells no layout, means that there is none.
  init(
    _ change: SavedSessionChange, of id: SessionID, after old: SessionRow?, at time: Timestamp,
    undo: SessionRow.UndoPlace? = nil,
    respelling: [SectionName<SavedRoute>: SectionName<SavedRoute>] = [:],
    isWhole: Bool = false, in connection: inout Connection
  ) throws {
    self.old = old
    self.change = change
    self.undo = undo
    isUndo = undo != nil
    var row: SessionRow
    if let old {
      row = old
      stacks = try SessionStacks(of: old.id, in: &connection)
    } else {
      let number = try connection.rows(.nextSession) { $0.integer(0) }.first ?? 1
      row = SessionRow(id: number, name: id, savedAt: time)
      stacks = SessionStacks()
    }
    plan = try EntryPlan(
      change, of: row, stacks, respelling: respelling, in: &connection)
    row.savedAt = time
    row.layout = change.layout ?? (isWhole ? nil : row.layout)
    row.origin = change.origin ?? row.origin
    row.split = change.state.split
    row.retention = change.state.retention.policy
    row.nextEntry = max(change.state.mint.next, row.nextEntry)
    row.nextStack = plan.nextStack
    if old != nil {
      row.saveNumber += 1
      if plan.movesUser { row.revision += 1 }
    }
    if isUndo || plan.movesUser { row.undo = undo }
    self.row = row
  }

  /// Which view models and snapshots are kept.
  var retention: Retention { change.state.retention }

  /// Leaves out snapshots of entries that are not there.
  ///
  /// - Returns: What was left out.
  mutating func dropHomeless(in connection: inout Connection) throws -> [LetGo] {
    let opened = Set(plan.opening.map(\.key.entry))
    let departed = plan.departed
    var letGo: [LetGo] = []
    for place in change.snapshots.put.keys.sorted() {
      let entry = place.entry.number
      if opened.contains(entry) { continue }
      if try !departed.contains(entry) && isThere(entry, &connection) { continue }
      change.snapshots.leaveOut(place)
      letGo.append(LetGo(.snapshot(place.model), of: place.entry, route: nil, reason: .noSuchEntry))
    }
    return letGo
  }

  private func isThere(_ entry: Int64, _ connection: inout Connection) throws -> Bool {
    for path in stacks.paths {
      let values: [SQLiteValue] = [.integer(row.id), .integer(path), .integer(entry)]
      if try !connection.rows(.isThere, values, { _ in true }).isEmpty { return true }
    }
    return false
  }

  /// Notes which entries are others that were closed, under new ids.
  mutating func noteCopies(_ entries: [(old: EntryID, new: EntryID)]) { plan.noteCopies(entries) }

  /// Writes the change, and a note for its revision, and tells whether there was anything to write.
  mutating func write(
    note: Note?, to connection: inout Connection
  ) throws -> Bool {
    let exceptions = try exceptionsChange(&connection)
    let isRelabelled = try note.map { try $0 != storedNote(&connection) } ?? false
    let isReset = old.map { row.split != $0.split || row.retention != $0.retention } ?? true
    let keepsSame =
      change.snapshots.isEmpty && change.state.values.isEmpty && change.extensions.isEmpty
      && exceptions.isEmpty
    guard !plan.isEmpty || !keepsSame || isRelabelled || isReset || isUndo else { return false }
    // First, because the other rows refer to it.
    if old == nil { try connection.run(.insertSession, [.integer(row.id)] + row.values) }
    try writeEntries(to: &connection)
    try write(snapshots: change.snapshots, to: &connection)
    try write(change.state.values, kind: .value, to: &connection) { $0.text }
    try write(change.extensions, kind: .extension, to: &connection) { $0.text }
    try write(exceptions: exceptions, to: &connection)
    if let note { try write(note, to: &connection) }
    try prune(&connection)
    let changed = try connection.run(
      .updateSession,
      [.integer(row.id)] + row.values + [.integer(old?.saveNumber ?? row.saveNumber)])
    guard changed == 1 else { throw StoreError.outdated }
    return true
  }

  private mutating func writeEntries(to connection: inout Connection) throws {
    for stored in plan.closing { try close(stored, in: &connection) }
    for (key, content) in plan.opening {
      let checksum = try connection.rows(
        .insertEntry,
        [
          .integer(row.id), .integer(key.stack), .integer(key.entry), .integer(row.revision),
          .integer(row.savedAt.milliseconds),
        ] + content.values
      ) { $0.integer(0) }.first
      row.rows.replace(nil, by: checksum)
    }
    for entry in plan.arrived.sorted() where entry < old?.nextEntry ?? 0 {
      try forgetDeparture(of: entry, in: &connection)
    }
    for entry in plan.departed.sorted() { try depart(entry, in: &connection) }
  }

  /// Closes a row, or deletes it where no revision would show it any more.
  private mutating func close(_ stored: StoredRow, in connection: inout Connection) throws {
    if stored.key.stack == ListStack.results, !isUndo, let content = stored.content {
      return try forgetResult(content, in: &connection)
    }
    let values: [SQLiteValue] = [
      .integer(row.id), .integer(stored.key.stack), .integer(stored.key.entry),
      .integer(stored.added),
    ]
    // A damaged row must not get a checksum that is right.
    if stored.content == nil || stored.added >= row.revision {
      try connection.run(.deleteEntry, values)
      row.rows.remove(stored.checksum)
      return
    }
    let checksum = try connection.rows(
      .closeEntry, values + [.integer(row.revision), .integer(row.savedAt.milliseconds)]
    ) { $0.integer(0) }.first
    row.rows.replace(stored.checksum, by: checksum)
  }

  /// A result is handed over once: no revision may bring it back that was taken.
  private mutating func forgetResult(
    _ content: EntryRow, in connection: inout Connection
  ) throws {
    for checksum in try connection.rows(
      .deleteResult, [.integer(row.id), SQLiteValue(content.owner), SQLiteValue(content.name)],
      { $0.integer(0) })
    {
      row.rows.remove(checksum)
    }
  }

  /// Takes the next step of pruning where it is due.
  private mutating func prune(_ connection: inout Connection) throws {
    guard row.saveNumber >= row.pruning.due else { return }
    // As much as this save moved, at least, so that what is closed cannot outrun it.
    let budget = max(Pruning.step, 2 * (plan.closing.count + plan.opening.count))
    var pruning = Pruning(budget: budget)
    try pruning.run(on: &row, in: &connection)
  }

  mutating func count(_ old: Int64?, _ new: Int64?) { row.rows.replace(old, by: new) }
  mutating func countSnapshot(_ old: Int64?, _ new: Int64?) {
    row.snapshots.replace(old, by: new)
  }
}
