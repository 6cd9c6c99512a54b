/// What works on the path in front.
extension NavigationState {
  mutating func push(
    _ new: NewEntry<Route>, ifNew: Bool, in place: PathPlace
  ) -> NavigationOutcome {
    if ifNew, self[place].committed.last?.route == new.route { return .unchanged(.alreadyOnTop) }
    // Asked before anything moves, here and below.
    guard mint.has(1) else { return .unchanged(.idsExhausted) }
    var change = NavigationChange()
    change.removed = dropProvisional(in: place)
    append([new], to: place, telling: &change)
    return .changed(change)
  }

  mutating func pop(_ count: Int, in place: PathPlace) -> NavigationOutcome {
    guard count >= 0 else { return .unchanged(.negativeCount) }
    guard count > 0 else { return .unchanged(.zeroCount) }
    let kept = self[place].committedCount
    guard kept > place.floor else { return .unchanged(.atRoot) }
    var change = NavigationChange()
    change.removed = cut(place, to: max(place.floor, kept - min(count, kept)))
    return .changed(change)
  }

  mutating func pop(to target: PopTarget<Route>, in place: PathPlace) -> NavigationOutcome {
    guard let found = self[place].committed.place(of: target) else { return .unchanged(.notFound) }
    guard found < self[place].committedCount - 1 else { return .unchanged(.alreadyOnTop) }
    var change = NavigationChange()
    change.removed = cut(place, to: found + 1)
    return .changed(change)
  }

  mutating func replace(
    _ id: EntryID?, with new: NewEntry<Route>, in place: PathPlace
  ) -> NavigationOutcome {
    guard let index = self[place].committed.lastIndex(where: { id == nil || $0.id == id }) else {
      return .unchanged(id == nil ? .atRoot : .notFound)
    }
    guard index >= place.floor else { return .unchanged(.atRoot) }
    let above = self[place].committed[(index + 1)...].map(NewEntry.init(like:))
    guard mint.has(above.count + 1) else { return .unchanged(.idsExhausted) }
    var change = NavigationChange()
    change.removed = cut(place, to: index)
    append([new] + above, to: place, telling: &change)
    return .changed(change)
  }

  mutating func setPath(
    _ elements: [PathElement<Route>], in place: PathPlace
  ) -> NavigationOutcome {
    let count = self[place].committedCount
    let common = self[place].committed.keptCount(by: elements)
    // Compact does not show provisional entries: an unchanged write must not cost them.
    guard common < count || common < elements.count else { return .unchanged(.echo) }
    guard common >= place.floor else { return .unchanged(.atRoot) }
    // Out of its place an entry cannot keep its id, which must rise.
    guard let new = newEntries(elements[common...], of: self[place]) else {
      return .unchanged(.notFound)
    }
    guard mint.has(new.count) else { return .unchanged(.idsExhausted) }
    var change = NavigationChange()
    change.removed = cut(place, to: common)
    append(new, to: place, telling: &change)
    return .changed(change)
  }

  /// What it takes to make the elements that do not stay; nothing where one names an entry that
  /// the path has not.
  func newEntries(
    _ elements: ArraySlice<PathElement<Route>>, of path: Path<Route>
  ) -> [NewEntry<Route>]? {
    var entries: [NewEntry<Route>] = []
    for element in elements {
      switch element {
      case .new(let entry): entries.append(entry)
      case .kept(let id):
        guard let known = path.entry(id) else { return nil }
        entries.append(NewEntry(like: known))
      }
    }
    return entries
  }
}

// A slice of a path that is held while the path changes would have all of it copied: so it is
// asked, and not kept.
extension ArraySlice {
  /// How many entries, from the first on, a written path keeps.
  func keptCount<Route>(by elements: [PathElement<Route>]) -> Int where Element == Entry<Route> {
    zip(self, elements).prefix { $0.1 == .kept($0.0.id) }.count
  }

  /// Where a pop to a target ends.
  fileprivate func place<Route>(of target: PopTarget<Route>) -> Int?
  where Element == Entry<Route> {
    switch target {
    case .entry(let id): lastIndex { $0.id == id }
    case .route(let route): dropLast().lastIndex { $0.route == route }
    case .checkpoint(let name): lastIndex { $0.checkpoint == name }
    }
  }
}
