/// The path that an action works on.
enum PathPlace {
  case section(Int)
  case modal(Int)
  /// What was parked; only what is gone is taken from it.
  case parked(Int)

  /// How many entries stay whatever is popped: a modal's own route does.
  var floor: Int {
    switch self {
    case .section: 0
    case .modal, .parked: 1
    }
  }
}

extension NavigationState {
  /// The section on screen, by its place.
  var activeIndex: Int? {
    guard case .section(let index) = active, sections.indices.contains(index) else { return nil }
    return index
  }

  /// The path in front: the topmost modal's, or that of the section on screen.
  var front: PathPlace? {
    modals.isEmpty ? activeIndex.map(PathPlace.section) : .modal(modals.endIndex - 1)
  }

  subscript(place: PathPlace) -> Path<Route> {
    get {
      switch place {
      case .section(let index): sections[index].path
      case .modal(let index): modals[index].path
      case .parked(let index): parked[index].path
      }
    }
    _modify {
      switch place {
      case .section(let index):
        let list = handedOver.sectionsMoved
        defer {
          handedOver.sectionsMoved = list
          handedOver.touched.insert(index)
        }
        yield &sections[index].path
      case .modal(let index): yield &modals[index].path
      case .parked(let index): yield &parked[index].path
      }
    }
  }

  /// Takes the provisional entries off a path.
  mutating func dropProvisional(in place: PathPlace) -> [EntryID] {
    cut(place, to: self[place].committedCount)
  }

  /// Cuts a path to a length, and drops what was parked under a list that goes with it.
  ///
  /// Nothing but what goes is copied: a pop costs the same at any depth.
  mutating func cut(_ place: PathPlace, to length: Int) -> [EntryID] {
    let removed = Array(self[place].entries[length...])
    var gone = removed.map(\.id)
    if !removed.isEmpty { gone += dropUnread(in: place) }
    if case .section(let index) = place, removed.contains(where: { $0.column == .content }) {
      gone += dropParked(in: index, under: removed.lists())
    }
    self[place].change(from: length) { $0.removeSubrange(length...) }
    return gone
  }

  /// Lets go what this app could not read, and what was parked under a list of it: the user has
  /// moved where it stood.
  mutating func dropUnread(in place: PathPlace) -> [EntryID] {
    let unread = self[place].unread
    guard !unread.isEmpty else { return [] }
    var gone = unread.map(\.id)
    if case .section(let index) = place { gone += dropParked(in: index, under: unread.lists()) }
    self[place].unread = []
    return gone
  }

  /// Makes entries on top of a path, which must have no provisional one; none where ids are out.
  mutating func append(
    _ entries: [NewEntry<Route>], to place: PathPlace, telling change: inout NavigationChange,
    isProvisional: Bool = false
  ) {
    if !entries.isEmpty { change.removed += dropUnread(in: place) }
    for new in entries {
      guard let id = mint.mint() else { return }
      let entry = new.entry(id: id, isProvisional: isProvisional)
      self[place].change(from: self[place].entries.count) { $0.append(entry) }
      change.added.append(id)
    }
  }
}

extension Array {
  /// The ids of the entries that are lists.
  fileprivate func lists<Route>() -> Set<EntryID> where Element == Entry<Route> {
    Set(lazy.filter { $0.column == .content }.map(\.id))
  }
}
