/// What moved on a path between two saves. Ids rise along a path, so one id tells where.
public struct SavedPathChange: Hashable, Sendable {
  /// The deepest entry that stays as it was, with all below it; none where nothing does.
  public private(set) var keptThrough: EntryID?
  /// What stands above it now, root first.
  public private(set) var entries: [SavedEntry]

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

  /// Takes a later change into this one; what stays of it is not copied.
  mutating func merge(_ later: Self) {
    let isBelow = later.keptThrough.map { id in keptThrough.map { id <= $0 } ?? false } ?? true
    guard !isBelow else {
      self = later
      return
    }
    entries.replaceAbove(later.keptThrough, with: later.entries)
  }
}

extension SavedPath {
  /// Takes a change; what stays is not copied.
  mutating func take(_ change: SavedPathChange) {
    entries.replaceAbove(change.keptThrough, with: change.entries)
  }
}

extension [SavedEntry] {
  /// Puts other entries in the place of those above an id.
  fileprivate mutating func replaceAbove(_ id: EntryID?, with entries: [SavedEntry]) {
    let kept = id.flatMap { id in lastIndex { $0.id <= id } }.map { $0 + 1 } ?? 0
    replaceSubrange(kept..., with: entries)
  }
}
