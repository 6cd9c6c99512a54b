/// What goes from section to section.
extension NavigationState {
  mutating func show(_ name: SectionName<SectionRoute>?) -> NavigationOutcome {
    var change = NavigationChange()
    change.activeSection = true
    guard let name else {
      guard case .section = active else { return .unchanged(.noActiveSection) }
      active = .cleared
      return .changed(change)
    }
    let index = place(of: name)
    guard active != .section(at: index) else { return .unchanged(.alreadySelected) }
    active = .section(at: index)
    unread.leaveSection()
    recency.visit(name)
    change.removed = dropSections()
    return .changed(change)
  }

  mutating func jump(
    to name: SectionName<SectionRoute>, _ path: [NewEntry<Route>]
  ) -> NavigationOutcome {
    let before = active
    let index = place(of: name)
    var change = NavigationChange()
    change.activeSection = before != .section(at: index)
    let old = sections[index].path.committed
    let common = zip(old, path).prefix { $0.0.route == $0.1.route }.count
    if common < old.count || common < path.count {
      change.removed = cut(.section(index), to: common)
      append(Array(path[common...]), to: .section(index), telling: &change)
    }
    active = .section(at: index)
    unread.leaveSection()
    recency.visit(name)
    change.removed += dropSections()
    return change.isEmpty ? .unchanged(.echo) : .changed(change)
  }

  /// Where a section is; a new one comes last.
  private mutating func place(of name: SectionName<SectionRoute>) -> Int {
    if let index = sections.firstIndex(where: { $0.name == name }) { return index }
    sections.append(Section(name))
    return sections.endIndex - 1
  }

  /// Forgets the sections that were not visited for longest, beyond the limit.
  private mutating func dropSections() -> [EntryID] {
    var gone: [EntryID] = []
    while sections.count > max(1, sectionLimit), let index = activeIndex {
      let shown = sections[index].name
      let others = sections.indices.filter { $0 != index }
      guard let oldest = recency.leastRecent(of: others, by: { sections[$0].name }) else { break }
      let section = sections.remove(at: oldest)
      recency.forget(section.name)
      gone += section.path.entries.map(\.id)
      parked.removeAll { parked in
        guard parked.section == section.name else { return false }
        gone += parked.path.entries.map(\.id)
        return true
      }
      active = .section(at: sections.firstIndex { $0.name == shown } ?? 0)
    }
    return gone
  }
}
