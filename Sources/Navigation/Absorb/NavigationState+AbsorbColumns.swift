/// What the regular layout's own bindings write. They show provisional entries, so what stays of
/// those in a write that changes something is where the user has gone.
extension NavigationState {
  mutating func absorbSelection(_ route: Route?, in index: Int) -> NavigationOutcome {
    guard route != sections[index].path.detail.first?.route else { return .unchanged(.echo) }
    guard route == nil || mint.has(1) else { return .unchanged(.idsExhausted) }
    var change = NavigationChange()
    // A list that was only provisional is one the user has chosen a row of.
    change.committed = commit(index, upTo: sections[index].path.detailStart)
    let outcome = route.map { select($0, in: index) } ?? deselect(in: index)
    if let next = outcome.change { change.merge(next) }
    return change.isEmpty ? outcome : .changed(change)
  }

  mutating func absorbDetail(
    _ elements: [PathElement<Route>], _ columns: SplitSettings.Columns, in index: Int
  ) -> NavigationOutcome {
    let count = sections[index].path.entries.count
    // In three columns the first detail entry is the column's root, which its stack leaves out.
    let start = columns == .two ? 0 : min(sections[index].path.detailStart + 1, count)
    let common = sections[index].path.entries[start...].keptCount(by: elements)
    guard start + common < count || common < elements.count else { return .unchanged(.echo) }
    guard let new = newEntries(elements[common...], of: sections[index].path) else {
      return .unchanged(.notFound)
    }
    guard mint.has(new.count) else { return .unchanged(.idsExhausted) }
    var change = NavigationChange()
    change.committed = commit(index, upTo: start + common)
    change.isProvisional =
      sections[index].path.committedCount == start + common && new.isEmpty
      && change.committed.isEmpty
    change.removed = cut(.section(index), to: start + common)
    append(new, to: .section(index), telling: &change)
    return .changed(change)
  }

  mutating func absorbContent(
    _ elements: [PathElement<Route>], in index: Int
  ) -> NavigationOutcome {
    let lists = sections[index].path.entries.filter { $0.column == .content }
    let common = lists[...].keptCount(by: elements)
    guard common < lists.count || common < elements.count else { return .unchanged(.echo) }
    guard var new = newEntries(elements[common...], of: sections[index].path) else {
      return .unchanged(.notFound)
    }
    guard mint.has(new.count) else { return .unchanged(.idsExhausted) }
    var change = NavigationChange()
    var isOnlyProvisional = false
    if common < lists.count {
      // The cut is at the list that goes: the one below is shown with its own details.
      let end = sections[index].path.entries.firstIndex { $0.id == lists[common].id }
      isOnlyProvisional = lists[common].isProvisional
      change.removed = cut(.section(index), to: end ?? 0)
    }
    if let row = new.first, row.column == .detail {
      // A row that is written into the content stack is a selection.
      change.merge(absorbSelection(row.route, in: index).change ?? NavigationChange())
      new.removeFirst()
    }
    change.committed += commit(index, upTo: sections[index].path.entries.count)
    append(new, to: .section(index), telling: &change)
    change.isProvisional =
      isOnlyProvisional && change.added.isEmpty && change.unparked.isEmpty
      && change.committed.isEmpty
    return change.isEmpty ? .unchanged(.alreadySelected) : .changed(change)
  }
}
