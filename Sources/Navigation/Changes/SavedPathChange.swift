/// What moved on a path between two saves. Ids rise along a path, so one id tells where.
public struct SavedPathChange: Hashable, Sendable {
  /// The deepest entry that stays as it was, with all below it; none where nothing does.
  public let keptThrough: EntryID?
  /// What stands above it now, root first.
  public let entries: [SavedEntry]

  init(keptThrough: EntryID?, entries: [SavedEntry]) {
    self.keptThrough = keptThrough
    self.entries = entries
  }

  /// What makes one path out of another; nothing where they are equal.
  init?(from old: SavedPath, to new: SavedPath) {
    let common = zip(old.entries, new.entries).prefix(while: ==).count
    guard common < old.entries.count || common < new.entries.count else { return nil }
    keptThrough = old.entries[..<common].last?.id
    entries = Array(new.entries[common...])
  }

  /// The path that comes of another.
  func applied(to path: SavedPath) -> SavedPath {
    SavedPath(unchecked: path.entries.through(keptThrough) + entries)
  }

  /// This change with a later one taken into it.
  func merged(_ later: Self) -> Self {
    let isBelow = later.keptThrough.map { id in keptThrough.map { id <= $0 } ?? false } ?? true
    guard !isBelow else { return later }
    return Self(
      keptThrough: keptThrough, entries: entries.through(later.keptThrough) + later.entries)
  }
}

extension [SavedEntry] {
  /// The entries up to an id.
  fileprivate func through(_ id: EntryID?) -> [SavedEntry] {
    guard let id else { return [] }
    return Array(prefix { $0.id <= id })
  }
}
