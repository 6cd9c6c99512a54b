extension NavigationState {
  /// Where the path that selecting a route would bring back is parked, if it is.
  func parkedIndex(of route: Route, in section: Section<SectionRoute, Route>) -> Int? {
    parked.lastIndex {
      $0.section == section.name && $0.path.entries.first?.route == route
        && section.list(of: $0.path) == section.list
    }
  }

  /// Drops what was parked under lists that are about to go.
  mutating func dropParked(in index: Int, under removed: [Entry<Route>]) -> [EntryID] {
    let section = sections[index]
    let lists = Set(removed.lazy.filter { $0.column == .content }.map(\.id))
    var gone: [EntryID] = []
    parked.removeAll { parked in
      guard parked.section == section.name, let list = section.list(of: parked.path),
        lists.contains(list)
      else { return false }
      gone += parked.path.entries.map(\.id)
      return true
    }
    return gone
  }

  /// Sets the detail entries of a section aside, or drops them where the policy parks none.
  ///
  /// The path must have no provisional entry. A newer park of one route under one list replaces
  /// the older.
  mutating func park(_ index: Int) -> NavigationChange {
    var change = NavigationChange()
    change.removed = dropUnread(in: .section(index))
    let detail = Path(unchecked: Array(sections[index].path.detail))
    sections[index].path.entries.removeLast(detail.entries.count)
    guard let first = detail.entries.first else { return change }
    if let older = parkedIndex(of: first.route, in: sections[index]) {
      change.removed += parked.remove(at: older).path.entries.map(\.id)
    }
    parked.append(ParkedPath(in: sections[index].name, path: detail))
    let dropped = dropParked(beyond: retention.policy.parkedLimit).flatMap(\.path.entries)
    change.removed += dropped.map(\.id)
    change.parked = detail.entries.filter { !dropped.contains($0) }.map(\.id)
    return change
  }

  /// Drops the oldest parked paths, each whole, while more entries are parked than the limit.
  mutating func dropParked(beyond limit: Int) -> [ParkedPath<SectionRoute, Route>] {
    var count = parked.reduce(0) { $0 + $1.path.entries.count }
    let kept = parked.drop { oldest in
      guard count > limit else { return false }
      count -= oldest.path.entries.count
      return true
    }
    let dropped = parked[..<kept.startIndex]
    parked = Array(kept)
    return Array(dropped)
  }
}
