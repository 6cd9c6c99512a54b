import Navigation

/// A session's navigation, put together from its rows.
struct NavigationParts {
  private(set) var sections: [SavedSection] = []
  private(set) var active = ActiveSection.neverChosen
  private(set) var parked: [ParkedPath<SavedRoute, SavedRoute>] = []
  private(set) var modals: [SavedModal] = []
  private(set) var results: [SavedResult] = []
  /// When the revision was saved, if that is known.
  var savedAt: Timestamp?

  private var paths: [Int64: [SavedEntry]] = [:]
  private var places: [Int64: Int] = [:]

  /// Puts rows together that are there at one revision.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - nextEntry: The id that the next entry gets.
  ///   - damage: Takes what has no place because of a row that is damaged or missing.
  /// - Throws: ``StoreError/brokenSession(reason:)`` where whole rows do not fit.
  init(
    _ rows: [StoredRow], before nextEntry: Int64, _ damage: inout [StoredDamage]
  ) throws(StoreError) {
    var lists: [Int64: [StoredRow]] = [:]
    for row in Self.placed(rows, before: nextEntry).sorted(by: { $0.key < $1.key }) {
      if row.key.stack < ListStack.firstPath {
        lists[row.key.stack, default: []].append(row)
      } else {
        let below = paths[row.key.stack]?.last
        paths[row.key.stack, default: []].append(try row.savedEntry(above: below))
      }
    }
    for row in lists[ListStack.sections] ?? [] {
      places[row.key.entry] = sections.count
      let path = try path(row.key.entry)
      sections.append(SavedSection(try row.sectionName(), path: path))
    }
    readActive(lists[ListStack.active] ?? [], &damage)
    for row in lists[ListStack.parked] ?? [] { try readParked(row, &damage) }
    for row in lists[ListStack.modals] ?? [] { try readModal(row, &damage) }
    for row in lists[ListStack.results] ?? [] {
      if let result = try row.result() { results.append(result) }
    }
  }

  /// The rows without those that are damaged so that they have no place: their number was never
  /// given, or is another row's. One that was closed can so seem to be there again.
  private static func placed(_ rows: [StoredRow], before nextEntry: Int64) -> [StoredRow] {
    var taken = Set(rows.lazy.filter { $0.content != nil }.map(\.place))
    guard taken.count < rows.count else { return rows }
    return rows.filter { row in
      guard row.content == nil else { return true }
      let isGiven = row.key.stack < ListStack.firstPath || 1..<nextEntry ~= row.key.entry
      return isGiven && taken.insert(row.place).inserted
    }
  }

  private func path(_ number: Int64) throws(StoreError) -> SavedPath {
    try fitting { try SavedPath(paths[number] ?? []) }
  }

  /// The section on screen is told by the row's place alone, so that a damaged one tells it too.
  private mutating func readActive(_ rows: [StoredRow], _ damage: inout [StoredDamage]) {
    let row = rows.last { $0.content != nil } ?? rows.last
    guard let number = row?.key.entry else { return }
    if number == 0 {
      active = .cleared
    } else if let index = places[number] {
      active = .section(at: index)
    } else {
      damage.append(.homeless("The active section is not among the sections."))
    }
  }

  private mutating func readParked(
    _ row: StoredRow, _ damage: inout [StoredDamage]
  ) throws(StoreError) {
    let path = try path(row.key.entry)
    guard let owner = row.content?.owner, let index = places[owner], !path.entries.isEmpty else {
      damage.append(.homeless("A path is parked in no section, or has no entry."))
      return
    }
    parked.append(ParkedPath(in: sections[index].name, path: path))
  }

  private mutating func readModal(
    _ row: StoredRow, _ damage: inout [StoredDamage]
  ) throws(StoreError) {
    guard let style = row.content?.style.flatMap(ModalStyle.init),
      let root = paths[row.key.entry]?.first
    else {
      damage.append(.homeless("A modal has no route or no style."))
      return
    }
    let above = Array(paths[row.key.entry]?.dropFirst() ?? [])
    let detent = row.content?.detent
    modals.append(
      try fitting { try SavedModal(root, style: style, detent: detent, above: above) })
  }
}

extension StoredRow {
  /// What no two rows can have at once: the number in a list, or the id on any path.
  fileprivate var place: EntryKey {
    EntryKey(stack: min(key.stack, ListStack.firstPath), entry: key.entry)
  }
}
