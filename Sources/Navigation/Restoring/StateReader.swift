/// Reads a stored state by what reads its routes.
///
/// What cannot be read, and all above it, stays in the state as it is and is shown nowhere.
struct StateReader<Sections: RouteReader, Routes: RouteReader>: Sendable {
  let sections: Sections
  let routes: Routes

  func restored(
    _ saved: SavedState, unreadable policy: UnreadablePolicy, sectionLimit limit: Int
  ) throws(RestoreRefused) -> RestoredState<Sections.Read, Routes.Read> {
    var report = RestoreReport()
    var state = NavigationState<Sections.Read, Routes.Read>(
      split: saved.split, retention: saved.retention)
    state.sectionLimit = limit
    state.values = saved.values
    state.mint = saved.mint
    state.active = saved.active == .neverChosen ? .neverChosen : .cleared

    var places: [SectionName<SavedRoute>: Int] = [:]
    for (place, section) in saved.sections.enumerated() {
      let isActive = saved.active == .section(at: place)
      guard let name = name(section.name, &report) else {
        report.note(section.path.entries, as: .aboveUnread)
        state.unread.sections.append(.init(place: place, section: section, isActive: isActive))
        continue
      }
      places[section.name] = state.sections.count
      if isActive { state.active = .section(at: state.sections.count) }
      var read = Section(name, path: path(section.path, &report))
      read.source.route = section.name.route
      state.sections.append(read)
    }
    for (place, parked) in saved.parked.enumerated() {
      guard let section = places[parked.section].map({ state.sections[$0] }),
        !section.hidesList(of: parked.path)
      else {
        report.note(parked.path.entries, as: .aboveUnread)
        state.unread.parked.append(.init(place: place, parked: parked))
        continue
      }
      let read = path(parked.path, &report)
      if read.entries.isEmpty {
        state.unread.parked.append(.init(place: place, parked: parked))
      } else {
        state.parked.append(ParkedPath(in: section.name, path: read))
      }
    }
    for (place, modal) in saved.modals.enumerated() {
      let read = path(modal.path, &report)
      guard !read.entries.isEmpty else {
        for above in saved.modals[(place + 1)...] {
          report.note(above.path.entries, as: .aboveUnread)
        }
        state.unread.modals = Array(saved.modals[place...])
        break
      }
      state.modals.append(Modal(unchecked: read, style: modal.style, detent: modal.detent))
    }
    report.repairs = state.repair()
    if report.repairs.isEmpty {
      state.handOver(
        sections: saved.sections.map(\.name), parked: saved.parked.map(\.path.firstID),
        modals: saved.modals.map(\.path.firstID))
    }
    report.readCount = state.entries.count
    if policy == .reject, report.unreadCount > 0 { throw RestoreRefused(report: report) }
    return RestoredState(state: state, report: report)
  }

  private func name(
    _ saved: SectionName<SavedRoute>, _ report: inout RestoreReport
  ) -> SectionName<Sections.Read>? {
    guard let route = saved.route else { return .anonymous }
    return report.reading(of: route, entry: nil, sections.read(route)).map { .named($0) }
  }

  /// A path up to its first entry that cannot be read; that and all above it stay as they are.
  private func path(_ saved: SavedPath, _ report: inout RestoreReport) -> Path<Routes.Read> {
    var entries: [Entry<Routes.Read>] = []
    entries.reserveCapacity(saved.entries.count)
    for (place, entry) in saved.entries.enumerated() {
      guard
        let route = report.reading(of: entry.route, entry: entry.id, routes.read(entry.route))
      else {
        let unread = Array(saved.entries[place...])
        report.note(Array(unread.dropFirst()), as: .aboveUnread)
        return Path(unchecked: entries, unread: unread)
      }
      var read = entry.mapRoute { _ in route }
      read.source.route = entry.route
      entries.append(read)
    }
    return Path(unchecked: entries)
  }
}

extension Section {
  /// Whether the list that something is parked under cannot be read.
  fileprivate func hidesList(of parked: SavedPath) -> Bool {
    guard let first = parked.entries.first, let list = list(below: first.id) else { return false }
    return path.unread.contains { $0.id == list }
  }
}

extension RestoreReport {
  /// Takes a reading, and notes it where it did not come back as it was.
  fileprivate mutating func reading<R>(
    of saved: SavedRoute, entry: EntryID?, _ reading: RouteReading<R>
  ) -> R? {
    switch reading {
    case .route(let route, nil, nil): return route
    case .route(let route, let version, let name):
      let fate = Fate.updated(renamedFrom: name, upgradedFrom: version)
      lines.append(Line(entry: entry, name: saved.name, fate: fate))
      return route
    case .unreadable(let reason):
      lines.append(Line(entry: entry, name: saved.name, fate: .unread(reason)))
      return nil
    }
  }

  fileprivate mutating func note(_ entries: [SavedEntry], as fate: Fate) {
    for entry in entries {
      lines.append(Line(entry: entry.id, name: entry.route.name, fate: fate))
    }
  }
}
