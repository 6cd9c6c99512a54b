/// What codes the routes that were not read or written before.
extension NavigationCoder {
  /// Codes a section's route, and what moved on its path. One that could not be written keeps its
  /// reserved name until the state is written whole: what is stored is found by it.
  func code(
    section index: Int, of state: inout NavigationState<SectionRoute, R>, isWhole: Bool,
    _ failures: inout [EntryCodingError]
  ) {
    let source = state.sections[index].source.route
    if let route = state.sections[index].name.route,
      source.map({ isWhole && $0.isUnwritten }) ?? true
    {
      do { state.sections[index].source.route = try sections.saved(route) } catch {
        failures.append(EntryCodingError(entry: nil, reason: error))
        if source == nil { state.sections[index].source.route = state.nextUnwritten }
      }
    }
    code(&state[.section(index)], isWhole: isWhole, &failures)
  }

  /// Codes the entries of a path: all of them, or those that are not as they were handed over.
  func code(_ path: inout Path<R>, isWhole: Bool, _ failures: inout [EntryCodingError]) {
    let start = isWhole ? 0 : min(path.settled.count, path.entries.count)
    for index in path.entries.indices[start...]
    where path.entries[index].source.route?.isUnwritten ?? true {
      let (id, route) = (path.entries[index].id, path.entries[index].route)
      var written = SavedRoute.unwritten
      do { written = try routes.saved(route) } catch {
        failures.append(EntryCodingError(entry: id, reason: error))
      }
      path.change(from: path.entries.count) { $0[index].source.route = written }
    }
  }

  /// Writes what moved of the sections.
  ///
  /// - Returns: The sections' names as they are stored now.
  func writeSections(
    of state: inout NavigationState<SectionRoute, R>, _ names: [SectionName<SavedRoute>],
    into change: inout SavedStateChange, _ failures: inout [EntryCodingError]
  ) -> [SectionName<SavedRoute>] {
    let listMoved = state.handedOver.sectionsMoved
    let touched =
      listMoved
      ? state.sections.indices.filter { state.sections[$0].isUnsaved }
      : state.handedOver.touched.sorted()
    for index in touched { code(section: index, of: &state, isWhole: false, &failures) }
    for index in touched {
      guard let name = state.sections[index].savedName else { continue }
      change.paths[.section(name)] = state.sections[index].path.moved
    }
    guard listMoved else { return names }
    let stored = state.storedSections
    change.sections = ListChange(from: names, to: stored) { state.name(of: $0) }
      .map { state.saved($0) }
    for section in change.sections.added { change.paths[.section(section.name)] = nil }
    return stored.map { state.name(of: $0) }
  }

  /// Writes what moved of what is parked.
  ///
  /// - Returns: The first entries as they are stored now.
  func writeParked(
    of state: inout NavigationState<SectionRoute, R>, into change: inout SavedStateChange,
    _ failures: inout [EntryCodingError]
  ) -> [EntryID] {
    guard state.handedOver.parkedMoved else { return state.handedOver.parked }
    for index in state.parked.indices {
      code(&state.parked[index].path, isWhole: false, &failures)
    }
    let stored = state.storedParked
    let moved = ListChange(
      from: state.handedOver.parked, to: stored, by: { state.id(of: $0) },
      where: { state.isSettled($1) })
    let names = moved.added.isEmpty ? [:] : state.savedNames
    change.parked = moved.map { state.saved($0, names) }
    return stored.map { state.id(of: $0) }
  }

  /// Writes what moved of the modals.
  ///
  /// - Returns: Their own entries as they are stored now.
  func writeModals(
    of state: inout NavigationState<SectionRoute, R>, into change: inout SavedStateChange,
    _ failures: inout [EntryCodingError]
  ) -> [EntryID] {
    guard state.handedOver.modalsMoved else { return state.handedOver.modals }
    for index in state.modals.indices {
      code(&state.modals[index].path, isWhole: false, &failures)
      change.paths[.modal(state.modals[index].path.firstID)] = state.modals[index].path.moved
    }
    let stored = state.storedModals
    change.modals = ListChange(from: state.handedOver.modals, to: stored) { state.id(of: $0) }
      .map { state.saved($0) }
    for modal in change.modals.added { change.paths[.modal(modal.path.firstID)] = nil }
    return stored.map { state.id(of: $0) }
  }
}

extension Section {
  /// Whether something of it was not handed over.
  fileprivate var isUnsaved: Bool {
    !path.isSettled || (name.route != nil && source.route == nil)
  }
}

extension NavigationState {
  /// A name for a section whose coding failed, that no other has.
  fileprivate var nextUnwritten: SavedRoute {
    let own = sections.compactMap(\.source.route)
    let taken = Set(own + unread.sections.compactMap(\.section.name.route))
    var number = 1
    while taken.contains(.unwritten(section: number)) { number += 1 }
    return .unwritten(section: number)
  }

  /// Whether what is parked is as it was handed over.
  fileprivate func isSettled(_ stored: Stored<ParkedPath<SavedRoute, SavedRoute>>) -> Bool {
    switch stored {
    case .read(let index): parked[index].path.isSettled
    case .unread: true
    }
  }
}
