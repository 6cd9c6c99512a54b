extension NavigationCoder {
  /// Writes a state. A route that was read and not changed is not coded again.
  ///
  /// A route whose coding fails costs nothing but itself: an entry of a reserved name keeps its
  /// place, so that what stands above it is saved, and is not taken for what stood here.
  public func written(_ state: NavigationState<SectionRoute, R>) -> WrittenState {
    var failures: [EntryCodingError] = []
    var saved = SavedState(split: state.split, retention: state.retention)
    saved.values = state.values
    saved.mint = state.mint

    let names = names(of: state, &failures)
    saved.sections = zip(state.sections, names).map { section, name in
      SavedSection(name, path: path(section.path, &failures))
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
    for parked in state.parked {
      guard let index = state.sections.firstIndex(where: { $0.name == parked.section }) else {
        continue
      }
      saved.parked.append(ParkedPath(in: names[index], path: path(parked.path, &failures)))
    }
    for unread in state.unread.parked {
      saved.parked.insert(unread.parked, at: min(unread.place, saved.parked.count))
    }
    saved.modals = state.modals.map { modal in
      SavedModal(
        unchecked: path(modal.path, &failures), style: modal.style, detent: modal.detent)
    }
    saved.modals += state.unread.modals
    return WrittenState(state: saved, failures: failures)
  }

  private func names(
    of state: NavigationState<SectionRoute, R>, _ failures: inout [EntryCodingError]
  ) -> [SectionName<SavedRoute>] {
    let taken = Set(state.unread.sections.map(\.section.name))
    var number = 0
    return state.sections.map { section -> SectionName<SavedRoute> in
      guard let route = section.name.route else { return .anonymous }
      if let source = section.source.route { return .named(source) }
      do throws(RouteCodingError) { return .named(try sections.saved(route)) } catch {
        failures.append(EntryCodingError(entry: nil, reason: error))
        repeat { number += 1 } while taken.contains(.named(.unwritten(section: number)))
        return .named(.unwritten(section: number))
      }
    }
  }

  private func path(_ path: Path<R>, _ failures: inout [EntryCodingError]) -> SavedPath {
    let entries = path.entries.map { entry in
      let saved = route(of: entry, &failures)
      return entry.mapRoute { _ in saved }
    }
    return SavedPath(unchecked: entries + path.unread)
  }

  private func route(of entry: Entry<R>, _ failures: inout [EntryCodingError]) -> SavedRoute {
    if let source = entry.source.route { return source }
    do { return try routes.saved(entry.route) } catch {
      failures.append(EntryCodingError(entry: entry.id, reason: error))
      return .unwritten
    }
  }
}
