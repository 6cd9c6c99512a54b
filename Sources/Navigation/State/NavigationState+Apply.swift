extension NavigationState {
  /// Moves the state, and tells what moved or why nothing did. Nothing traps.
  @discardableResult
  public mutating func apply(_ action: NavigationAction<SectionRoute, Route>) -> NavigationOutcome {
    if case .section(let name) = action { return activate(name) }
    guard case .section(let index) = active, sections.indices.contains(index) else {
      return .unchanged(.noActiveSection)
    }
    return switch action {
    case .push(let route, let column): push(route, column: column, in: index)
    case .pop(let count): pop(count, in: index)
    case .popToRoot: pop(Int.max, in: index)
    case .select(let route?): select(route, in: index)
    case .select(nil): deselect(in: index)
    case .section: .unchanged(.alreadySelected)
    }
  }

  private mutating func activate(_ name: SectionName<SectionRoute>?) -> NavigationOutcome {
    var change = NavigationChange()
    change.activeSection = true
    guard let name else {
      guard case .section = active else { return .unchanged(.noActiveSection) }
      active = .cleared
      return .changed(change)
    }
    let index = sections.firstIndex { $0.name == name } ?? sections.endIndex
    guard active != .section(at: index) else { return .unchanged(.alreadySelected) }
    if index == sections.endIndex { sections.append(Section(name)) }
    active = .section(at: index)
    return .changed(change)
  }

  private mutating func push(
    _ route: Route, column: Column, in index: Int
  ) -> NavigationOutcome {
    guard let id = mint.mint() else { return .unchanged(.idsExhausted) }
    var change = NavigationChange()
    change.removed = dropProvisional(in: index)
    sections[index].path.entries.append(Entry(id: id, route: route, column: column))
    change.added = [id]
    return .changed(change)
  }

  private mutating func pop(_ count: Int, in index: Int) -> NavigationOutcome {
    guard count >= 0 else { return .unchanged(.negativeCount) }
    guard count > 0 else { return .unchanged(.zeroCount) }
    let kept = sections[index].path.committedCount
    guard kept > 0 else { return .unchanged(.atRoot) }
    var change = NavigationChange()
    change.removed = cut(index, to: kept - min(count, kept))
    return .changed(change)
  }

  private mutating func select(_ route: Route, in index: Int) -> NavigationOutcome {
    // Asked first: nothing may move where the new entry cannot have an id.
    guard mint.next <= EntryID.greatest else { return .unchanged(.idsExhausted) }
    // What is only provisional is not selected yet, and may hide what is.
    let provisional = dropProvisional(in: index)
    guard sections[index].path.detail.first?.route != route else {
      guard !provisional.isEmpty else { return .unchanged(.alreadySelected) }
      var change = NavigationChange()
      change.removed = provisional
      return .changed(change)
    }
    // Taken out first: parking below may drop the oldest, and must not drop what comes back.
    let back = parkedIndex(of: route, in: sections[index]).map { parked.remove(at: $0).path }
    var change = park(index)
    change.removed = provisional + change.removed
    if let back {
      sections[index].path.entries += back.entries
      change.unparked = back.entries.map(\.id)
    } else if let id = mint.mint() {
      sections[index].path.entries.append(Entry(id: id, route: route))
      change.added = [id]
    }
    return .changed(change)
  }

  private mutating func deselect(in index: Int) -> NavigationOutcome {
    guard !sections[index].path.detail.isEmpty else { return .unchanged(.nothingSelected) }
    let provisional = dropProvisional(in: index)
    var change = park(index)
    change.removed = provisional + change.removed
    return .changed(change)
  }
}
