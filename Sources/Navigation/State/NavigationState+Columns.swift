/// What works on the columns of the section on screen.
extension NavigationState {
  mutating func select(_ route: Route, in index: Int) -> NavigationOutcome {
    guard mint.has(1) else { return .unchanged(.idsExhausted) }
    // What is only provisional is not selected yet, and may hide what is.
    let provisional = dropProvisional(in: .section(index))
    guard sections[index].path.detail.first?.route != route else {
      guard !provisional.isEmpty else { return .unchanged(.alreadySelected) }
      var change = NavigationChange()
      change.removed = provisional
      change.isProvisional = true
      return .changed(change)
    }
    // Taken out first: parking below may drop the oldest, and must not drop what comes back.
    let back = parkedIndex(of: route, in: sections[index]).map { parked.remove(at: $0).path }
    var change = park(index)
    change.removed = provisional + change.removed
    if let back {
      let place = PathPlace.section(index)
      self[place].change(from: self[place].entries.count) { $0 += back.entries }
      self[place].unread = back.unread
      change.unparked = back.ids
    } else {
      append([NewEntry(route)], to: .section(index), telling: &change)
    }
    return .changed(change)
  }

  mutating func deselect(in index: Int) -> NavigationOutcome {
    guard !sections[index].path.detail.isEmpty else { return .unchanged(.nothingSelected) }
    let provisional = dropProvisional(in: .section(index))
    var change = park(index)
    change.isProvisional = change.isEmpty
    change.removed = provisional + change.removed
    return .changed(change)
  }

  mutating func reselect(_ reselection: Reselection, in index: Int) -> NavigationOutcome {
    let start = sections[index].path.detailStart
    guard start < sections[index].path.entries.count else { return .unchanged(.nothingSelected) }
    var change = NavigationChange()
    change.committed = commit(index, upTo: start + 1)
    if reselection == .popToDetailRoot {
      let isOnlyProvisional = sections[index].path.committedCount == start + 1
      change.removed = cut(.section(index), to: start + 1)
      change.isProvisional = isOnlyProvisional && change.committed.isEmpty && !change.isEmpty
    }
    return change.isEmpty ? .unchanged(.alreadySelected) : .changed(change)
  }

  mutating func popToDetailRoot(in index: Int) -> NavigationOutcome {
    let list = sections[index].path.committed.lastIndex { $0.column == .content }
    let start = (list ?? -1) + 1
    guard sections[index].path.committedCount > start + 1 else { return .unchanged(.atRoot) }
    var change = NavigationChange()
    change.removed = cut(.section(index), to: start + 1)
    return .changed(change)
  }

  mutating func fill(_ entries: [NewEntry<Route>], in index: Int) -> NavigationOutcome {
    // Nobody went anywhere: what stands there unread must not go for it.
    guard sections[index].path.unread.isEmpty else { return .unchanged(.unreadAbove) }
    let filled = sections[index].path.provisional.map(NewEntry.init(like:))
    guard filled != entries else { return .unchanged(.echo) }
    guard mint.has(entries.count) else { return .unchanged(.idsExhausted) }
    var change = NavigationChange()
    change.removed = dropProvisional(in: .section(index))
    append(entries, to: .section(index), telling: &change, isProvisional: true)
    change.isProvisional = true
    return .changed(change)
  }

  /// Makes provisional entries below a place ones that the user went to.
  mutating func commit(_ index: Int, upTo end: Int) -> [EntryID] {
    let start = sections[index].path.committedCount
    guard start < end else { return [] }
    self[.section(index)].change(from: start) { entries in
      for place in start..<end { entries[place].isProvisional = false }
    }
    return sections[index].path.entries[start..<end].map(\.id)
  }
}
