/// What the regular layout's own bindings write. They show provisional entries, so what stays of
/// those in a write that changes something is where the user has gone.
extension NavigationState {
  mutating func absorbSelection(_ route: Route?, in index: Int) -> NavigationOutcome {
    let path = sections[index].path
    guard route != path.detail.first?.route else { return .unchanged(.echo) }
    guard mint.has(1) else { return .unchanged(.idsExhausted) }
    var change = NavigationChange()
    // A list that was only provisional is one the user has chosen a row of.
    change.committed = commit(index, upTo: path.detailStart)
    let outcome = route.map { select($0, in: index) } ?? deselect(in: index)
    if let next = outcome.change { change.merge(next) }
    return change.isEmpty ? outcome : .changed(change)
  }

  mutating func absorbDetail(
    _ elements: [PathElement<Route>], _ columns: SplitSettings.Columns, in index: Int
  ) -> NavigationOutcome {
    let path = sections[index].path
    // In three columns the first detail entry is the column's root, which its stack leaves out.
    let start = columns == .two ? 0 : min(path.detailStart + 1, path.entries.count)
    return absorb(elements, from: start, in: index)
  }

  mutating func absorbContent(
    _ elements: [PathElement<Route>], in index: Int
  ) -> NavigationOutcome {
    let path = sections[index].path
    let lists = path.entries.indices.filter { path.entries[$0].column == .content }
    let common = zip(lists, elements).prefix { place, element in
      element == .kept(path.entries[place].id)
    }.count
    guard common < lists.count || common < elements.count else { return .unchanged(.echo) }
    guard let new = newEntries(elements[common...], of: path), mint.has(new.count) else {
      return .unchanged(.notFound)
    }
    var change = NavigationChange()
    // Popping a list shows the one below with its own details: the cut is at the list that goes.
    let end = common < lists.count ? lists[common] : path.entries.count
    change.committed = commit(index, upTo: end)
    change.removed = cut(.section(index), to: end)
    for entry in new where !change.added.isEmpty || entry.column == .content {
      append([entry], to: .section(index), telling: &change)
    }
    // A row that is written into the content stack is a selection.
    if change.added.isEmpty, let row = new.first, let next = select(row.route, in: index).change {
      change.merge(next)
      append(Array(new.dropFirst()), to: .section(index), telling: &change)
    }
    return .changed(change)
  }

  /// A write of the path from a place on, provisional entries included.
  private mutating func absorb(
    _ elements: [PathElement<Route>], from start: Int, in index: Int
  ) -> NavigationOutcome {
    let path = sections[index].path
    let old = path.entries[start...]
    let common = zip(old, elements).prefix { $0.0.isKept(by: $0.1) }.count
    guard common < old.count || common < elements.count else { return .unchanged(.echo) }
    guard let new = newEntries(elements[common...], of: path), mint.has(new.count) else {
      return .unchanged(.notFound)
    }
    var change = NavigationChange()
    change.committed = commit(index, upTo: start + common)
    change.removed = cut(.section(index), to: start + common)
    append(new, to: .section(index), telling: &change)
    return .changed(change)
  }
}
