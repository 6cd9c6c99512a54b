import Navigation

/// A session's navigation, put together from its rows.
struct NavigationParts {
  private(set) var sections: [SavedSection] = []
  private(set) var active = ActiveSection.neverChosen
  private(set) var parked: [ParkedPath<SavedRoute, SavedRoute>] = []
  private(set) var modals: [SavedModal] = []
  private(set) var results: [SavedResult] = []
  /// Entries that were opened again under another id.
  private(set) var reopened: Set<Int64> = []
  /// When the revision was saved, if that is known.
  var savedAt: Timestamp?

  private var paths: [Int64: [SavedEntry]] = [:]
  private var places: [Int64: Int] = [:]

  /// Puts rows together that are there at one revision.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - damage: Takes what has no place because of a row that is damaged or missing.
  /// - Throws: ``StoreError/brokenSession(reason:)`` where whole rows do not fit.
  init(_ rows: [StoredRow], _ damage: inout [StoredDamage]) throws(StoreError) {
    var lists: [Int64: [StoredRow]] = [:]
    for row in rows.sorted(by: { $0.key < $1.key }) {
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
    reopened = Set((lists[ListStack.reopened] ?? []).map(\.key.entry))
    for row in lists[ListStack.results] ?? [] {
      if let result = try row.result() { results.append(result) }
    }
  }

  private func path(_ number: Int64) throws(StoreError) -> SavedPath {
    try fitting { try SavedPath(paths[number] ?? []) }
  }

  /// The section on screen is told by the row's place alone, so that a damaged one tells it too.
  private mutating func readActive(_ rows: [StoredRow], _ damage: inout [StoredDamage]) {
    guard let number = rows.last?.key.entry else { return }
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
