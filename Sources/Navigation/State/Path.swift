/// The entries of one section, of a modal, or of what was parked: root first, deepest last.
///
/// Ids rise along a path, and provisional entries stand only at its end.
public struct Path<Route: Hashable & Sendable>: Hashable, Sendable {
  /// The entries, root first.
  public internal(set) var entries: [Entry<Route>] {
    didSet { settled.count = 0 }
  }
  /// What stands above them in the store: an entry that this app cannot read, and all that is on
  /// top of it. It is shown nowhere, and kept as it is until the user moves on this path.
  public internal(set) var unread: [SavedEntry] = [] {
    didSet { settled.count = min(settled.count, entries.count) }
  }
  /// How many of ``entries`` and ``unread`` are as they were handed over.
  private(set) var settled = SettledCount()

  /// Takes entries in order, root first.
  ///
  /// - Throws: ``PathFault`` where ids do not rise or a provisional entry has a plain one above.
  public init(_ entries: [Entry<Route>] = []) throws(PathFault) {
    self.entries = entries
    if let fault = Self.fault(in: entries) { throw fault }
  }

  init(unchecked entries: [Entry<Route>], unread: [SavedEntry] = []) {
    self.entries = entries
    self.unread = unread
  }

  /// A path with no entry: the section's own root view.
  public static var empty: Path { Path(unchecked: []) }

  /// Changes the entries from a place on; those below it stay as they are.
  mutating func change(from start: Int, _ body: (inout [Entry<Route>]) -> Void) {
    let kept = min(settled.count, start)
    body(&entries)
    settled.count = kept
  }

  /// Whether all of it is as it was handed over.
  var isSettled: Bool {
    settled.count == settled.total && settled.total == entries.count + unread.count
  }

  /// The deepest entry that is as it was handed over, with all below it.
  var settledID: EntryID? {
    guard settled.count > 0 else { return nil }
    return settled.count <= entries.count
      ? entries[settled.count - 1].id : unread[settled.count - entries.count - 1].id
  }

  /// Notes that all of it was handed over.
  mutating func settle() {
    let count = entries.count + unread.count
    settled = SettledCount(count: count, total: count)
  }

  /// The id of the first entry. A path that is parked or a modal's has one; 0 is no entry's.
  var firstID: EntryID { entries.first?.id ?? unread.first?.id ?? EntryID(unchecked: 0) }

  /// The ids of all that stands here, read or not.
  var ids: [EntryID] { entries.map(\.id) + unread.map(\.id) }

  /// How many entries the user went to: all but the provisional ones at the end.
  public var committedCount: Int {
    (entries.lastIndex { !$0.isProvisional } ?? -1) + 1
  }

  /// The entries that the user went to.
  public var committed: ArraySlice<Entry<Route>> { entries[..<committedCount] }

  /// The entries that are there only because the wide layout needs something.
  var provisional: ArraySlice<Entry<Route>> { entries[committedCount...] }

  /// Where the last group's detail entries begin; `entries.count` when it has none.
  ///
  /// A content entry that follows a detail entry opens a new group, so these are the detail
  /// entries above the deepest content entry.
  public var detailStart: Int {
    (entries.lastIndex { $0.column == .content } ?? -1) + 1
  }

  /// The detail entries of the last group: what the detail column shows.
  public var detail: ArraySlice<Entry<Route>> { entries[detailStart...] }

  /// The entry of an id, found by halves: ids rise.
  func entry(_ id: EntryID) -> Entry<Route>? {
    var range = entries.indices
    while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
      if entries[middle].id == id { return entries[middle] }
      range = entries[middle].id < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// The first law that the entries break, if any.
  static func fault(in entries: [Entry<Route>]) -> PathFault? {
    for (below, above) in zip(entries, entries.dropFirst()) {
      guard below.id < above.id else { return .idsDoNotRise(below.id, above.id) }
      guard above.isProvisional || !below.isProvisional else {
        return .plainAboveProvisional(above.id)
      }
    }
    return nil
  }
}

/// Why entries cannot be a ``Path``.
public enum PathFault: Error, Hashable, Sendable {
  /// The second id, which stands above the first, is not the greater.
  case idsDoNotRise(EntryID, EntryID)
  /// This entry is not provisional, and the one below it is.
  case plainAboveProvisional(EntryID)
}

extension PathFault: CustomStringConvertible {
  /// A sentence for people.
  public var description: String {
    switch self {
    case .idsDoNotRise(let below, let above):
      "Ids rise along a path, but entry \(above) stands above entry \(below)."
    case .plainAboveProvisional(let id):
      "Entry \(id) stands above a provisional entry, so it must be provisional too."
    }
  }
}
