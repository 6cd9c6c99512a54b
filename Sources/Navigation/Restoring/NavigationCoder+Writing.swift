extension NavigationCoder {
  /// Writes a state, and remembers in it how each route was written: a route is coded once, and
  /// one that was read is not coded at all.
  ///
  /// A route whose coding fails costs nothing but itself: an entry of a reserved name keeps its
  /// place, so that what stands above it is saved, and is not taken for what stood here.
  ///
  /// - Parameter state: The state, which stays equal to what it was.
  /// - Returns: What to save, and what could not be written.
  public func write(_ state: inout NavigationState<SectionRoute, R>) -> WrittenState {
    let failures = code(&state)
    var saved = SavedState(split: state.split, retention: state.retention)
    saved.values = state.values
    saved.mint = state.mint

    let names = names(of: state)
    saved.sections = zip(state.sections, names).map { section, name in
      SavedSection(name, path: path(section.path))
    }
    saved.active = state.active
    for unread in state.unread.sections {
      let place = min(unread.place, saved.sections.count)
      saved.sections.insert(unread.section, at: place)
      if case .section(let index) = saved.active, index >= place {
        saved.active = .section(at: index + 1)
      }
      if unread.isActive { saved.active = .section(at: place) }
    }
    let savedNames = Dictionary(
      zip(state.sections.map(\.name), names), uniquingKeysWith: { first, _ in first })
    for parked in state.parked {
      guard let name = savedNames[parked.section] else { continue }
      saved.parked.append(ParkedPath(in: name, path: path(parked.path)))
    }
    for unread in state.unread.parked {
      saved.parked.insert(unread.parked, at: min(unread.place, saved.parked.count))
    }
    saved.modals = state.modals.map { modal in
      SavedModal(
        unchecked: path(modal.path), style: modal.style, detent: modal.detent)
    }
    saved.modals += state.unread.modals
    return WrittenState(state: saved, failures: failures)
  }

  /// Codes every route that was not read or written before.
  private func code(_ state: inout NavigationState<SectionRoute, R>) -> [EntryCodingError] {
    var failures: [EntryCodingError] = []
    for index in state.sections.indices {
      if let route = state.sections[index].name.route,
        state.sections[index].source.route == nil
      {
        do { state.sections[index].source.route = try sections.saved(route) } catch {
          failures.append(EntryCodingError(entry: nil, reason: error))
        }
      }
      code(&state.sections[index].path, &failures)
    }
    for index in state.parked.indices { code(&state.parked[index].path, &failures) }
    for index in state.modals.indices { code(&state.modals[index].path, &failures) }
    return failures
  }

  private func code(_ path: inout Path<R>, _ failures: inout [EntryCodingError]) {
    for index in path.entries.indices where path.entries[index].source.route == nil {
      do { path.entries[index].source.route = try routes.saved(path.entries[index].route) } catch {
        failures.append(EntryCodingError(entry: path.entries[index].id, reason: error))
      }
    }
  }

  private func names(
    of state: NavigationState<SectionRoute, R>
  ) -> [SectionName<SavedRoute>] {
    let taken = Set(state.unread.sections.map(\.section.name))
    var number = 0
    return state.sections.map { section in
      guard section.name.route != nil else { return .anonymous }
      if let source = section.source.route { return .named(source) }
      repeat { number += 1 } while taken.contains(.named(.unwritten(section: number)))
      return .named(.unwritten(section: number))
    }
  }

  private func path(_ path: Path<R>) -> SavedPath {
    let entries = path.entries.map { entry in
      entry.mapRoute { _ in entry.source.route ?? .unwritten }
    }
    return SavedPath(unchecked: entries + path.unread)
  }
}
