extension NavigationState {
  /// Where the path that selecting a route would bring back is parked, if it is.
  func parkedIndex(of route: Route, in section: Section<SectionRoute, Route>) -> Int? {
    parked.lastIndex {
      $0.section == section.name && $0.path.entries.first?.route == route
        && section.list(of: $0.path) == section.list
    }
  }

  /// Drops what was parked under lists that are about to go.
  mutating func dropParked(in index: Int, under lists: Set<EntryID>) -> [EntryID] {
    guard !lists.isEmpty else { return [] }
    let section = sections[index]
    let gone = dropParked { parked in
      parked.section == section.name
        && section.list(of: parked.path).map(lists.contains) == true
    }
    guard !unread.parked.isEmpty else { return gone }
    return gone
      + unread.dropParked(in: section.savedName) { first in
        section.list(below: first).map(lists.contains) == true
      }
  }

  /// Drops what was parked, of some.
  mutating func dropParked(
    where isGone: (ParkedPath<SectionRoute, Route>) -> Bool
  ) -> [EntryID] {
    let gone = parked.filter(isGone).flatMap(\.path.ids)
    if !gone.isEmpty { parked.removeAll(where: isGone) }
    return gone
  }

  /// Sets the detail entries of a section aside, or drops them where the policy parks none.
  ///
  /// The path must have no provisional entry. A newer park of one route under one list replaces
  /// the older. What stands unread above the detail entries goes with them, and comes back so; not
  /// where it has a list of its own, which nothing that is parked has.
  mutating func park(_ index: Int) -> NavigationChange {
    var change = NavigationChange()
    var detail = Path(unchecked: Array(sections[index].path.detail))
    let unread = sections[index].path.unread
    if !detail.entries.isEmpty, unread.allSatisfy({ $0.column == .detail }) {
      detail.unread = unread
      self[.section(index)].unread = []
    } else {
      change.removed = dropUnread(in: .section(index))
    }
    let place = PathPlace.section(index)
    let start = self[place].entries.count - detail.entries.count
    self[place].change(from: start) { $0.removeSubrange(start...) }
    guard let first = detail.entries.first else { return change }
    if let older = parkedIndex(of: first.route, in: sections[index]) {
      change.removed += parked.remove(at: older).path.ids
    }
    parked.append(ParkedPath(in: sections[index].name, path: detail))
    let dropped = dropParked(beyond: retention.policy.parkedLimit)
    change.removed += dropped.flatMap(\.path.ids)
    // The newest goes last, and only where it is more than the limit by itself.
    change.parked = parked.isEmpty ? [] : detail.ids
    return change
  }

  /// Drops the oldest parked paths, each whole, while more entries are parked than the limit.
  mutating func dropParked(beyond limit: Int) -> [ParkedPath<SectionRoute, Route>] {
    var count = parked.reduce(0) { $0 + $1.path.entries.count }
    let dropped = parked.prefix { oldest in
      guard count > limit else { return false }
      count -= oldest.path.entries.count
      return true
    }
    parked.removeFirst(dropped.count)
    return Array(dropped)
  }
}
