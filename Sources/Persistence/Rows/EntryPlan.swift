import Navigation

/// Which rows of navigation a save closes, and which it opens.
struct EntryPlan {
  private let session: Int64
  private let stacks: SessionStacks
  private(set) var closing: [StoredRow] = []
  private(set) var opening: [(key: EntryKey, row: EntryRow)] = []
  /// The number of the next stack that is opened.
  private(set) var nextStack: Int64
  /// The numbers of the sections once the plan is carried out.
  private var sections: [SectionName<SavedRoute>: Int64]

  /// Plans a change. No more is read than what it touches.
  init(
    _ change: SavedSessionChange, of row: SessionRow, _ old: SessionStacks,
    respelling: [SectionName<SavedRoute>: SectionName<SavedRoute>],
    in connection: inout Connection
  ) throws {
    session = row.id
    var stacks = old
    let respelled = stacks.respell(respelling)
    self.stacks = stacks
    nextStack = row.nextStack
    sections = stacks.sections.mapValues(\.key.entry)
    for (row, name) in respelled where !change.state.sections.removed.contains(name) {
      replace(row, by: EntryRow(name))
    }
    try changeSections(change.state, &connection)
    try changeParked(change.state, &connection)
    try changeModals(change.state, &connection)
    try changeActive(change.state)
    try changeResults(change.results)
  }

  /// Whether it writes anything.
  var isEmpty: Bool { closing.isEmpty && opening.isEmpty }

  /// Whether the user moved. What is only provisional comes and goes with the layout, and a result
  /// that was taken is no move.
  var movesUser: Bool {
    closing.contains { row in
      row.key.stack != ListStack.results && row.content?.isProvisional != true
    } || opening.contains { $0.key.stack != ListStack.results && !$0.row.isProvisional }
  }

  /// The entries that are there no more.
  var departed: Set<Int64> { ids(closing.map(\.key)).subtracting(ids(opening.map(\.key))) }

  /// The entries that are there now and were not.
  var arrived: Set<Int64> { ids(opening.map(\.key)).subtracting(ids(closing.map(\.key))) }

  private func ids(_ keys: [EntryKey]) -> Set<Int64> {
    Set(keys.lazy.filter { $0.stack >= ListStack.firstPath }.map(\.entry))
  }

  /// Notes which entries are others that were closed, under new ids.
  mutating func noteCopies(_ entries: [(old: EntryID, new: EntryID)]) {
    for (old, new) in entries {
      open(EntryRow(owner: old.number), EntryKey(stack: ListStack.copies, entry: new.number))
    }
  }

  private mutating func changeSections(
    _ change: SavedStateChange, _ connection: inout Connection
  ) throws {
    for name in change.sections.removed.sorted(by: { number($0) < number($1) }) {
      guard let row = stacks.sections[name] else { continue }
      try closeList(row, &connection)
      sections[name] = nil
    }
    for (owner, path) in change.paths {
      guard case .section(let name) = owner else { continue }
      guard let number = sections[name] else { throw StoreError.changeOfAnotherState }
      try changePath(path, in: number, &connection)
    }
    for section in change.sections.added {
      let number = openList(EntryRow(section.name), in: ListStack.sections)
      sections[section.name] = number
      open(section.path.entries, in: number)
    }
  }

  private func number(_ name: SectionName<SavedRoute>) -> Int64 {
    stacks.sections[name]?.key.entry ?? 0
  }

  private mutating func changeParked(
    _ change: SavedStateChange, _ connection: inout Connection
  ) throws {
    for first in change.parked.removed.sorted() {
      if let row = stacks.parked[first] { try closeList(row, &connection) }
    }
    let moved = movedSections()
    for (first, row) in stacks.parked where !change.parked.removed.contains(first) {
      guard let content = row.content, let number = content.owner.flatMap({ moved[$0] }) else {
        continue
      }
      var owned = content
      owned.owner = number
      replace(row, by: owned)
    }
    for parked in change.parked.added {
      guard let owner = sections[parked.section] else {
        throw StoreError.brokenSession(reason: "A path is parked in no section.")
      }
      open(parked.path.entries, in: openList(EntryRow(owner: owner), in: ListStack.parked))
    }
  }

  /// The new numbers of sections that went and came again, by the old ones.
  private func movedSections() -> [Int64: Int64] {
    var moved: [Int64: Int64] = [:]
    for (name, row) in stacks.sections {
      if let number = sections[name], number != row.key.entry { moved[row.key.entry] = number }
    }
    return moved
  }

  private mutating func changeModals(
    _ change: SavedStateChange, _ connection: inout Connection
  ) throws {
    for root in change.modals.removed.sorted() {
      if let row = stacks.modals[root] { try closeList(row, &connection) }
    }
    for (owner, path) in change.paths {
      guard case .modal(let root) = owner else { continue }
      guard let row = stacks.modals[root] else { throw StoreError.changeOfAnotherState }
      try changePath(path, in: row.key.entry, &connection)
    }
    for modal in change.modals.added {
      open(modal.path.entries, in: openList(EntryRow(modal), in: ListStack.modals))
    }
  }

  private mutating func changeActive(_ change: SavedStateChange) throws {
    let number: Int64?
    switch change.active {
    case .neverChosen: number = nil
    case .cleared: number = 0
    case .section(let name):
      guard let found = sections[name] else { throw StoreError.changeOfAnotherState }
      number = found
    }
    let others = stacks.active.filter { $0.key.entry != number }
    let stays = others.count < stacks.active.count
    // One that is damaged, or whose section is, showed nothing: it is left until the user moves.
    let isMoved = others.contains(where: stacks.shows) || number != nil && !stays
    if isMoved { closing += others }
    if let number, !stays { open(EntryRow(), EntryKey(stack: ListStack.active, entry: number)) }
  }

  private mutating func changeResults(
    _ change: KeyedChange<ResultPlace, SavedResult>
  ) throws {
    for place in change.removed.sorted() {
      if let row = stacks.results[place] { closing.append(row) }
    }
    for (place, result) in change.put.sorted(by: { $0.key < $1.key }) {
      let content = EntryRow(result)
      if let row = stacks.results[place] {
        guard row.content != content else { continue }
        closing.append(row)
      }
      _ = openList(content, in: ListStack.results)
    }
  }

  /// Changes what stands on a path above an entry; what is there already stays.
  private mutating func changePath(
    _ path: SavedPathChange, in stack: Int64, _ connection: inout Connection
  ) throws {
    if let kept = path.keptThrough {
      let values: [SQLiteValue] = [.integer(session), .integer(stack), .integer(kept.number)]
      guard try connection.rows(.isThere, values, { _ in true }) == [true] else {
        throw StoreError.changeOfAnotherState
      }
    }
    let old = try rows(in: stack, above: path.keptThrough?.number ?? 0, &connection)
    var stays = Set<Int64>()
    let new = Dictionary(
      path.entries.map { ($0.id.number, EntryRow($0)) }, uniquingKeysWith: { first, _ in first })
    for row in old {
      if let content = new[row.key.entry], row.holds(content) {
        stays.insert(row.key.entry)
      } else {
        closing.append(row)
      }
    }
    open(path.entries.filter { !stays.contains($0.id.number) }, in: stack)
  }

  private func rows(
    in stack: Int64, above entry: Int64, _ connection: inout Connection
  ) throws -> [StoredRow] {
    try connection.rows(
      .entriesAbove, [.integer(session), .integer(stack), .integer(entry)], StoredRow.read)
  }

  /// Closes a row of a list, and the path that it opens.
  private mutating func closeList(_ row: StoredRow, _ connection: inout Connection) throws {
    closing.append(row)
    closing += try rows(in: row.key.entry, above: 0, &connection)
  }

  private mutating func openList(_ row: EntryRow, in list: Int64) -> Int64 {
    defer { nextStack += 1 }
    open(row, EntryKey(stack: list, entry: nextStack))
    return nextStack
  }

  private mutating func open(_ entries: some Sequence<SavedEntry>, in stack: Int64) {
    for entry in entries { open(EntryRow(entry), EntryKey(stack: stack, entry: entry.id.number)) }
  }

  private mutating func open(_ row: EntryRow, _ key: EntryKey) { opening.append((key, row)) }

  private mutating func replace(_ row: StoredRow, by content: EntryRow) {
    closing.append(row)
    open(content, row.key)
  }
}

extension StoredRow {
  /// Whether it is what is to be written. A damaged row stays where it is meant.
  func holds(_ row: EntryRow) -> Bool {
    content.map { $0 == row } ?? DamagedRoute.isMeant(by: row)
  }
}
