/// What goes from section to section.
extension NavigationState {
  mutating func show(_ name: SectionName<SectionRoute>?) -> NavigationOutcome {
    var change = NavigationChange()
    change.activeSection = true
    guard let name else {
      guard activeIndex != nil else { return .unchanged(.noActiveSection) }
      leaveSection()
      active = .cleared
      return .changed(change)
    }
    let index = place(of: name) ?? add(name)
    guard index != activeIndex else { return .unchanged(.alreadySelected) }
    change.removed = show(at: index)
    return .changed(change)
  }

  mutating func jump(
    to name: SectionName<SectionRoute>, _ path: [NewEntry<Route>]
  ) -> NavigationOutcome {
    let known = place(of: name)
    let common = known.map { sections[$0].path.committed.keptCount(byRoutes: path) } ?? 0
    guard mint.has(path.count - common) else { return .unchanged(.idsExhausted) }
    let index = known ?? add(name)
    var change = NavigationChange()
    if common < sections[index].path.committedCount || common < path.count {
      change.removed = cut(.section(index), to: common)
      append(Array(path[common...]), to: .section(index), telling: &change)
    }
    if index != activeIndex {
      change.activeSection = true
      change.removed += show(at: index)
    }
    return change.isEmpty ? .unchanged(.echo) : .changed(change)
  }

  private func place(of name: SectionName<SectionRoute>) -> Int? {
    sections.firstIndex { $0.name == name }
  }

  /// Adds a section; a new one comes last.
  private mutating func add(_ name: SectionName<SectionRoute>) -> Int {
    sections.append(Section(name))
    return sections.endIndex - 1
  }

  /// Puts another section on screen, and forgets those that are beyond the limit.
  private mutating func show(at index: Int) -> [EntryID] {
    leaveSection()
    active = .section(at: index)
    if !unread.sections.isEmpty { unread.leaveSection() }
    return dropSections(but: index)
  }

  /// Remembers when a section was last on screen: when it is left, wherever it was entered.
  private mutating func leaveSection() {
    if let index = activeIndex { recency.leave(sections[index].name) }
  }

  /// Forgets the sections that were left longest ago, beyond the limit.
  private mutating func dropSections(but shown: Int) -> [EntryID] {
    let excess = sections.count - max(1, sectionLimit)
    guard excess > 0 else { return [] }
    let others = sections.indices.filter { $0 != shown }
    let oldest = recency.oldestFirst(others) { sections[$0].name }.prefix(excess)
    return dropSections(at: Array(oldest))
  }

  /// Forgets sections whole, with what is parked in them. Where the one on screen is among them,
  /// none is on screen.
  mutating func dropSections(at places: [Int]) -> [EntryID] {
    if let shown = activeIndex {
      let below = places.count { $0 < shown }
      active = places.contains(shown) ? .cleared : .section(at: shown - below)
    }
    let names = Set(places.map { sections[$0].name })
    var gone = places.flatMap { sections[$0].path.ids }
    gone += dropParked { names.contains($0.section) }
    if !unread.parked.isEmpty {
      for index in places { gone += unread.dropParked(in: sections[index].savedName) }
    }
    sections.removeAll { names.contains($0.name) }
    for name in names { recency.forget(name) }
    return gone
  }
}

extension ArraySlice {
  /// How many entries, from the first on, have the routes of a path to come.
  fileprivate func keptCount<Route>(byRoutes path: [NewEntry<Route>]) -> Int
  where Element == Entry<Route> {
    zip(self, path).prefix { $0.0.route == $0.1.route }.count
  }
}
