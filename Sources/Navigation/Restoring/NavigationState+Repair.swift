extension NavigationState {
  /// Mends what breaks a law of the state; a state that breaks none is left alone.
  ///
  /// - Returns: What was mended, in the order it was found.
  public mutating func repair() -> [StateRepair] {
    guard fault != nil else { return [] }
    var repairs: [StateRepair] = []
    repairSections(&repairs)
    let count = modals.count + parked.count
    modals.removeAll(where: \.path.entries.isEmpty)
    parked.removeAll(where: \.path.entries.isEmpty)
    repairs += Array(repeating: .emptyPath, count: count - modals.count - parked.count)
    let names = Set(sections.map(\.name))
    for parked in parked where !names.contains(parked.section) {
      repairs += parked.path.entries.prefix(1).map { .parkedWithoutSection($0.id) }
    }
    parked.removeAll { !names.contains($0.section) }
    for id in (sections.map(\.path) + parked.map(\.path) + modals.map(\.path)).flatMap(\.ids) {
      mint.skip(past: id)
    }
    var seen: Set<EntryID> = []
    for index in sections.indices {
      sections[index].path = mended(sections[index].path, &seen, &repairs)
    }
    parked = parked.map { parked in
      ParkedPath(in: parked.section, path: mended(parked.path, &seen, &repairs))
    }
    for index in modals.indices {
      modals[index].path = mended(modals[index].path, &seen, &repairs)
    }
    return repairs
  }

  private mutating func repairSections(_ repairs: inout [StateRepair]) {
    var shown = activeSection?.name
    if case .section = active, shown == nil {
      repairs.append(.activeSectionMissing)
      active = .neverChosen
      shown = nil
    }
    var kept: [Section<SectionRoute, Route>] = []
    for section in sections {
      guard let index = kept.firstIndex(where: { $0.name == section.name }) else {
        kept.append(section)
        continue
      }
      let takes = kept[index].path.ids.isEmpty
      if takes { kept[index].path = section.path }
      repairs.append(.sectionTwice(entries: takes ? 0 : section.path.ids.count))
      moveUnreadParked(from: section.savedName, to: kept[index].savedName)
    }
    sections = kept
    if let shown, let index = kept.firstIndex(where: { $0.name == shown }) {
      active = .section(at: index)
    }
  }

  private mutating func mended(
    _ broken: Path<Route>, _ seen: inout Set<EntryID>, _ repairs: inout [StateRepair]
  ) -> Path<Route> {
    var path = broken
    let committed = path.committedCount
    for index in 0..<committed where path.entries[index].isProvisional {
      path.entries[index].isProvisional = false
      repairs.append(.provisionalBelowPlain(path.entries[index].id))
    }
    var below: EntryID?
    path.entries = path.entries.map { mended($0, above: &below, &seen, &repairs) }
    // Ids rise through what is unread too.
    path.unread = path.unread.map { mended($0, above: &below, &seen, &repairs) }
    return path
  }

  private mutating func mended<Other>(
    _ old: Entry<Other>, above below: inout EntryID?, _ seen: inout Set<EntryID>,
    _ repairs: inout [StateRepair]
  ) -> Entry<Other> {
    var entry = old
    let rises = below.map { $0 < old.id } ?? true
    if seen.contains(old.id) || !rises, let id = mint.mint() {
      entry = NewEntry(like: old).entry(id: id, isProvisional: old.isProvisional)
      entry.source = old.source
      repairs.append(.newID(old: old.id, new: id))
    }
    below = entry.id
    seen.insert(entry.id)
    return entry
  }

  /// What is parked in a section goes with it where that takes the name of another.
  private mutating func moveUnreadParked(
    from old: SectionName<SavedRoute>?, to new: SectionName<SavedRoute>?
  ) {
    guard let old, let new else { return }
    unread.parked = unread.parked.map { unread in
      guard unread.parked.section == old else { return unread }
      return .init(place: unread.place, parked: ParkedPath(in: new, path: unread.parked.path))
    }
  }
}
