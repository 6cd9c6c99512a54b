/// What works on the path in front.
extension NavigationState {
  mutating func push(
    _ new: NewEntry<Route>, ifNew: Bool, in place: PathPlace
  ) -> NavigationOutcome {
    if ifNew, self[place].committed.last?.route == new.route { return .unchanged(.alreadyOnTop) }
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
    let path = self[place].committed
    let found =
      switch target {
      case .entry(let id): path.lastIndex { $0.id == id }
      case .route(let route): path.dropLast().lastIndex { $0.route == route }
      case .checkpoint(let name): path.lastIndex { $0.checkpoint == name }
      }
    guard let found else { return .unchanged(.notFound) }
    guard found < path.endIndex - 1 else { return .unchanged(.alreadyOnTop) }
    var change = NavigationChange()
    change.removed = cut(place, to: found + 1)
    return .changed(change)
  }

  mutating func replace(
    _ id: EntryID?, with new: NewEntry<Route>, in place: PathPlace
  ) -> NavigationOutcome {
    let path = self[place].committed
    guard let last = path.last else { return .unchanged(.atRoot) }
    guard let index = path.lastIndex(where: { $0.id == id ?? last.id }) else {
      return .unchanged(.notFound)
    }
    let above = path[(index + 1)...].map(NewEntry.init(like:))
    var change = NavigationChange()
    change.removed = cut(place, to: index)
    append([new] + above, to: place, telling: &change)
    return .changed(change)
  }

  mutating func setPath(
    _ elements: [PathElement<Route>], in place: PathPlace
  ) -> NavigationOutcome {
    let old = self[place].committed
    let common = zip(old, elements).prefix { $0.0.isKept(by: $0.1) }.count
    // Compact does not show provisional entries: an unchanged write must not cost them.
    guard common < old.count || common < elements.count else { return .unchanged(.echo) }
    guard common >= place.floor else { return .unchanged(.atRoot) }
    // Out of its place an entry cannot keep its id, which must rise.
    guard let new = newEntries(elements[common...], of: self[place]) else {
      return .unchanged(.notFound)
    }
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
        guard let known = path.entries.first(where: { $0.id == id }) else { return nil }
        entries.append(NewEntry(like: known))
      }
    }
    return entries
  }
}

extension Entry {
  /// Whether an element of a written path is this entry.
  func isKept(by element: PathElement<Route>) -> Bool {
    if case .kept(id) = element { true } else { false }
  }
}
