import Navigation

/// A session's navigation as rows, by where they stand.
struct EntryRows: Equatable, Sendable {
  private(set) var rows: [EntryKey: EntryRow] = [:]
  /// The number of the next stack that is opened.
  private(set) var nextStack: Int64 = ListStack.firstPath

  /// Rows that were read.
  init(_ rows: [EntryKey: EntryRow], nextStack: Int64) {
    self.rows = rows
    self.nextStack = nextStack
  }

  /// A session as rows. Paths that are stored already keep their stacks, so that only what moved
  /// is written.
  init(_ session: SavedSession, numberedLike stored: (session: SavedSession, rows: EntryRows)?) {
    let state = session.state
    var numbers = StackNumbers(stored)
    let sections = numbers.give(to: state.sections, in: ListStack.sections) { old, section in
      old.state.sections.map(\.name).firstIndex { $0.matches(section.name) }
    }
    let parked = numbers.give(to: state.parked, in: ListStack.parked) { old, parked in
      old.state.parked.firstIndex {
        $0.path.entries.first?.id == parked.path.entries.first?.id
          && $0.section.matches(parked.section)
      }
    }
    let modals = numbers.give(to: state.modals, in: ListStack.modals) { old, modal in
      old.state.modals.firstIndex { $0.root?.id == modal.root?.id }
    }
    let results = numbers.give(to: session.results, in: ListStack.results) { old, result in
      old.results.firstIndex { $0.entry == result.entry && $0.key == result.key }
    }
    nextStack = numbers.next

    for (section, number) in zip(state.sections, sections) {
      rows[EntryKey(stack: ListStack.sections, entry: number)] = EntryRow(section.name)
      add(section.path, as: number)
    }
    switch state.active {
    case .neverChosen: break
    case .cleared: rows[EntryKey(stack: ListStack.active, entry: 0)] = EntryRow()
    case .section(let index) where sections.indices.contains(index):
      rows[EntryKey(stack: ListStack.active, entry: sections[index])] = EntryRow()
    case .section: break
    }
    for (parked, number) in zip(state.parked, parked) {
      let owner = state.sections.firstIndex { $0.name == parked.section }.map { sections[$0] }
      rows[EntryKey(stack: ListStack.parked, entry: number)] = EntryRow(owner: owner)
      add(parked.path, as: number)
    }
    for (modal, number) in zip(state.modals, modals) {
      rows[EntryKey(stack: ListStack.modals, entry: number)] = EntryRow(
        style: modal.style.rawValue, detent: modal.detent)
      add(modal.path, as: number)
    }
    for (result, number) in zip(session.results, results) {
      rows[EntryKey(stack: ListStack.results, entry: number)] = EntryRow(
        owner: result.entry.number, name: result.key.text, version: result.version,
        payload: result.payload)
    }
  }

  private mutating func add(_ path: SavedPath, as number: Int64) {
    for entry in path.entries {
      rows[EntryKey(stack: number, entry: entry.id.number)] = EntryRow(entry)
    }
  }

  /// The keys of one list, in order.
  func list(_ stack: Int64) -> [(number: Int64, row: EntryRow)] {
    rows.filter { $0.key.stack == stack }.sorted { $0.key < $1.key }
      .map { ($0.key.entry, $0.value) }
  }
}

extension EntryRow {
  init(_ section: SectionName<SavedRoute>) {
    self.init(
      name: section.route?.name.text, version: section.route?.version ?? .first,
      payload: section.route?.payload, title: section.route?.title)
  }

  init(_ entry: SavedEntry) {
    self.init(
      name: entry.route.name.text, version: entry.route.version, payload: entry.route.payload,
      title: entry.route.title, column: entry.column, isProvisional: entry.isProvisional,
      checkpoint: entry.checkpoint?.text, answers: entry.answers?.text)
  }
}

/// Gives numbers to the stacks of a session: those they have, as long as they rise along a list.
private struct StackNumbers {
  private let stored: (session: SavedSession, rows: EntryRows)?
  private(set) var next: Int64

  init(_ stored: (session: SavedSession, rows: EntryRows)?) {
    self.stored = stored
    next = stored?.rows.nextStack ?? ListStack.firstPath
  }

  mutating func give<Item>(
    to items: [Item], in list: Int64, like place: (SavedSession, Item) -> Int?
  ) -> [Int64] {
    let known = stored?.rows.list(list).map(\.number) ?? []
    var last: Int64 = 0
    return items.map { item in
      var number = next
      if let stored, let index = place(stored.session, item), known.indices.contains(index),
        known[index] > last
      {
        number = known[index]
      } else {
        next += 1
      }
      last = number
      return number
    }
  }
}
