/// The rows of navigation that have all that they belong to, in every revision that is kept.
///
/// A copy leaves damaged rows out. What only they held must not hang in the air: a path without
/// its section, a modal without its route.
struct HeldRows {
  /// What tells a row.
  struct Place: Hashable {
    let key: EntryKey
    let added: Int64
  }

  private var places: Set<Place> = []
  /// The entries that are on a path in some revision.
  private(set) var entries: Set<Int64> = []

  /// Finds them among a session's rows.
  init(_ rows: [StoredRow], of session: SessionRow) {
    let kept = session.oldestRevision..<session.revision + 1
    let intact = rows.filter { $0.content != nil }
    let paths = Dictionary(grouping: intact.filter { $0.isOnPath }, by: \.key.stack)
    let sections = Dictionary(
      grouping: intact.filter { $0.key.stack == ListStack.sections }, by: \.key.entry)
    let layers = intact.filter { row in
      switch row.key.stack {
      case ListStack.modals: row.isHeld(by: paths[row.key.entry], in: kept)
      case ListStack.parked:
        row.isHeld(by: paths[row.key.entry], in: kept)
          && row.isHeld(by: row.content?.owner.flatMap { sections[$0] }, in: kept)
      default: false
      }
    }
    let openers = sections.merging(Dictionary(grouping: layers, by: \.key.entry)) { $0 + $1 }
    for row in intact {
      let isHeld =
        switch row.key.stack {
        case ListStack.modals, ListStack.parked: false
        case ListStack.active:
          row.key.entry == 0 || row.isHeld(by: sections[row.key.entry], in: kept)
        case ListStack.firstPath...: row.isHeld(by: openers[row.key.stack], in: kept)
        default: true
        }
      if isHeld { hold(row) }
    }
    for row in layers { hold(row) }
  }

  private mutating func hold(_ row: StoredRow) {
    places.insert(Place(key: row.key, added: row.added))
    if row.isOnPath { entries.insert(row.key.entry) }
  }

  /// Whether a row is one of them.
  func contains(_ place: Place) -> Bool { places.contains(place) }
}

extension StoredRow {
  fileprivate var isOnPath: Bool { key.stack >= ListStack.firstPath }

  /// Whether one of some rows is there whenever this one is.
  fileprivate func isHeld(by rows: [StoredRow]?, in revisions: Range<Int64>) -> Bool {
    let there = added..<max(added, removed ?? revisions.upperBound)
    return there.clamped(to: revisions).allSatisfy { revision in
      rows?.contains { $0.isThere(at: revision) } ?? false
    }
  }
}
