import Navigation

/// What the user did between two revisions, in a few words.
struct MoveWords {
  /// A word for programs, and how many entries it was.
  private(set) var words: [(word: String, count: Int)] = []

  /// The words for what makes one state out of another.
  init(from old: SavedState, to new: SavedState) {
    let (before, after) = (Places(of: old), Places(of: new))
    if old.activeSection?.name != new.activeSection?.name || old.isCleared != new.isCleared {
      words.append(("section", 1))
    }
    add("presented", after.modals.subtracting(before.modals))
    add("dismissed", before.modals.subtracting(after.modals))
    add("pushed", after.paths.subtracting(before.paths).subtracting(before.parked))
    add("popped", before.paths.subtracting(after.paths).subtracting(after.parked))
    add("parked", after.parked.subtracting(before.parked))
    add("unparked", before.parked.intersection(after.paths))
    add("forgotten", before.parked.subtracting(after.parked).subtracting(after.paths))
  }

  private mutating func add(_ word: String, _ entries: Set<EntryID>) {
    if !entries.isEmpty { words.append((word, entries.count)) }
  }

  /// `section, pushed 2`; nothing where no entry came or went.
  var text: String {
    words.map { $0.count == 1 ? $0.word : "\($0.word) \($0.count)" }.joined(separator: ", ")
  }
}

/// Where the entries of a state are.
private struct Places {
  /// On the paths, and on top of a modal's own.
  let paths: Set<EntryID>
  let parked: Set<EntryID>
  /// The modals' own.
  let modals: Set<EntryID>

  init(of state: SavedState) {
    let inside = state.modals.flatMap { $0.path.entries.dropFirst().map(\.id) }
    paths = Set(state.sections.flatMap { $0.path.entries.map(\.id) } + inside)
    parked = Set(state.parked.flatMap { $0.path.entries.map(\.id) })
    modals = Set(state.modals.compactMap { $0.root?.id })
  }
}

extension SavedState {
  fileprivate var isCleared: Bool { active == .cleared }
}
