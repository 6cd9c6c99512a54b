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

    let names = state.sections.map { name(of: $0, &failures) }
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
    saved.parked = state.unread.parked
    for parked in state.parked {
      guard let index = state.sections.firstIndex(where: { $0.name == parked.section }) else {
        continue
      }
      saved.parked.append(ParkedPath(in: names[index], path: path(parked.path, &failures)))
    }
    saved.modals = state.modals.map { modal in
      SavedModal(
        unchecked: path(modal.path, &failures), style: modal.style, detent: modal.detent)
    }
    saved.modals += state.unread.modals
    return WrittenState(state: saved, failures: failures)
  }

  private func name(
    of section: Section<SectionRoute, R>, _ failures: inout [EntryCodingError]
  ) -> SectionName<SavedRoute> {
    guard let route = section.name.route else { return .anonymous }
    if let source = section.source.route { return .named(source) }
    do { return .named(try sections.saved(route)) } catch {
      failures.append(EntryCodingError(entry: nil, reason: error))
      return .named(.unwritten)
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
