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
    let old = stored?.session
    var numbers = StackNumbers(stored)
    let sections = numbers.give(
      to: state.sections, in: ListStack.sections, like: old?.state.sections, by: \.name.normalized)
    let parked = numbers.give(
      to: state.parked, in: ListStack.parked, like: old?.state.parked, by: ParkedKey.init)
    let modals = numbers.give(
      to: state.modals, in: ListStack.modals, like: old?.state.modals, by: { $0.root?.id })
    let results = numbers.give(
      to: session.results, in: ListStack.results, like: old?.results, by: DeliveryKey.init)
    nextStack = numbers.next

    let owners = Dictionary(
      zip(state.sections.map(\.name), sections), uniquingKeysWith: { first, _ in first })
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
      rows[EntryKey(stack: ListStack.parked, entry: number)] = EntryRow(
        owner: owners[parked.section])
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

  /// - Parameters:
  ///   - items: What has a row of the list each.
  ///   - list: The list.
  ///   - old: What the list had, in the order of its rows.
  ///   - key: What tells that two are the same.
  /// - Returns: The number of each item, rising.
  mutating func give<Item, Key: Hashable>(
    to items: [Item], in list: Int64, like old: [Item]?, by key: (Item) -> Key
  ) -> [Int64] {
    let numbers = stored?.rows.list(list).map(\.number) ?? []
    let known = Dictionary(
      zip((old ?? []).map(key), numbers), uniquingKeysWith: { first, _ in first })
    var last: Int64 = 0
    return items.map { item in
      if let number = known[key(item)], number > last {
        last = number
      } else {
        last = next
        next += 1
      }
      return last
    }
  }
}

/// What tells that two parked paths are the same.
private struct ParkedKey: Hashable {
  let section: SectionName<SavedRoute>
  let first: EntryID?

  init(_ parked: ParkedPath<SavedRoute, SavedRoute>) {
    section = parked.section.normalized
    first = parked.path.entries.first?.id
  }
}

/// What tells that two results are the same.
private struct DeliveryKey: Hashable {
  let entry: EntryID
  let key: ResultKey

  init(_ result: SavedResult) {
    entry = result.entry
    key = result.key
  }
}
