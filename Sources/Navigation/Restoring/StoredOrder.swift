/// One of a list as it is stored: one that this app reads, by its place in the state, or one that
/// it cannot.
enum Stored<Unread> {
  case read(Int)
  case unread(Unread)
}

/// The lists of a state as they are stored: what this app cannot read has its old place in them.
extension NavigationState {
  var storedSections: [Stored<SavedSection>] {
    var order = sections.indices.map { Stored<SavedSection>.read($0) }
    for unread in unread.sections {
      order.insert(.unread(unread.section), at: min(unread.place, order.count))
    }
    return order
  }

  var storedParked: [Stored<ParkedPath<SavedRoute, SavedRoute>>] {
    var order = parked.indices.map { Stored<ParkedPath<SavedRoute, SavedRoute>>.read($0) }
    for unread in unread.parked {
      order.insert(.unread(unread.parked), at: min(unread.place, order.count))
    }
    return order
  }

  var storedModals: [Stored<SavedModal>] {
    modals.indices.map { .read($0) } + unread.modals.map { .unread($0) }
  }

  /// The section on screen, by the name it was written under.
  var storedActive: SavedStateChange.ActiveName {
    if let hidden = unread.sections.first(where: \.isActive) {
      return .section(hidden.section.name)
    }
    return switch active {
    case .neverChosen: .neverChosen
    case .cleared: .cleared
    case .section: activeSection?.savedName.map { .section($0) } ?? .neverChosen
    }
  }

  func name(of stored: Stored<SavedSection>) -> SectionName<SavedRoute> {
    switch stored {
    case .read(let index): sections[index].savedName ?? .anonymous
    case .unread(let section): section.name
    }
  }

  func saved(_ stored: Stored<SavedSection>) -> SavedSection {
    switch stored {
    case .read(let index): SavedSection(name(of: stored), path: sections[index].path.saved)
    case .unread(let section): section
    }
  }

  func id(of stored: Stored<ParkedPath<SavedRoute, SavedRoute>>) -> EntryID {
    switch stored {
    case .read(let index): parked[index].path.firstID
    case .unread(let parked): parked.path.firstID
    }
  }

  /// What is parked, as it is stored; the names are those of the sections.
  func saved(
    _ stored: Stored<ParkedPath<SavedRoute, SavedRoute>>,
    _ names: [SectionName<SectionRoute>: SectionName<SavedRoute>]
  ) -> ParkedPath<SavedRoute, SavedRoute> {
    switch stored {
    case .read(let index):
      ParkedPath(
        in: names[parked[index].section] ?? .anonymous, path: parked[index].path.saved)
    case .unread(let parked): parked
    }
  }

  /// The sections' names, and those they were written under.
  var savedNames: [SectionName<SectionRoute>: SectionName<SavedRoute>] {
    Dictionary(
      sections.compactMap { section in section.savedName.map { (section.name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  func id(of stored: Stored<SavedModal>) -> EntryID {
    switch stored {
    case .read(let index): modals[index].path.firstID
    case .unread(let modal): modal.path.firstID
    }
  }

  func saved(_ stored: Stored<SavedModal>) -> SavedModal {
    switch stored {
    case .read(let index):
      SavedModal(
        unchecked: modals[index].path.saved, style: modals[index].style,
        detent: modals[index].detent)
    case .unread(let modal): modal
    }
  }

  /// Notes that all of it was handed over.
  mutating func handOver(
    sections names: [SectionName<SavedRoute>], parked parkedIDs: [EntryID],
    modals modalIDs: [EntryID]
  ) {
    let over = handedOver
    let touched =
      over.sections == nil || over.sectionsMoved
      ? Array(sections.indices) : Array(over.touched)
    for index in touched where !sections[index].path.isSettled { sections[index].path.settle() }
    if over.sections == nil || over.parkedMoved {
      for index in parked.indices { parked[index].path.settle() }
    }
    if over.sections == nil || over.modalsMoved {
      for index in modals.indices { modals[index].path.settle() }
    }
    handedOver = HandedOver(
      sections: names, parked: parkedIDs, modals: modalIDs, values: values)
  }
}

extension Path {
  /// The path as it is stored, of what was coded before.
  var saved: SavedPath { SavedPath(unchecked: saved(from: 0)) }

  /// What moved since it was handed over, if anything did.
  var moved: SavedPathChange? {
    guard !isSettled else { return nil }
    return SavedPathChange(keptThrough: settledID, entries: saved(from: settled.count))
  }

  private func saved(from start: Int) -> [SavedEntry] {
    let written = entries.dropFirst(start).map { entry -> SavedEntry in
      entry.mapRoute { _ in entry.source.route ?? .unwritten }
    }
    return written + unread.dropFirst(max(0, start - entries.count))
  }
}
