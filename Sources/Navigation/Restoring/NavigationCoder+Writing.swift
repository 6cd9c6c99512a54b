extension NavigationCoder {
  /// Writes a state, whole, and remembers in it how each route was written: a route is coded once,
  /// and one that was read is not coded at all.
  ///
  /// A route whose coding fails costs nothing but itself: an entry of a reserved name keeps its
  /// place, so that what stands above it is saved, and is not taken for what stood here.
  ///
  /// - Parameter state: The state, which stays equal to what it was. It counts as handed over:
  ///   ``change(of:)`` tells what moves from here on.
  /// - Returns: What to save, and what could not be written.
  public func write(_ state: inout NavigationState<SectionRoute, R>) -> WrittenState {
    var failures: [EntryCodingError] = []
    for index in state.sections.indices {
      code(section: index, of: &state, isWhole: true, &failures)
    }
    for index in state.parked.indices { code(&state.parked[index].path, isWhole: true, &failures) }
    for index in state.modals.indices { code(&state.modals[index].path, isWhole: true, &failures) }

    var saved = SavedState(split: state.split, retention: state.retention)
    saved.values = state.values
    saved.mint = state.mint
    saved.sections = state.storedSections.map { state.saved($0) }
    let names = state.savedNames
    saved.parked = state.storedParked.map { state.saved($0, names) }
    saved.modals = state.storedModals.map { state.saved($0) }
    saved.active = state.storedActive.place(in: saved.sections)
    state.handOver(
      sections: saved.sections.map(\.name), parked: saved.parked.map(\.path.firstID),
      modals: saved.modals.map(\.path.firstID))
    return WrittenState(state: saved, failures: failures)
  }

  /// Writes what moved since the state was handed over; nothing else of it is looked at.
  ///
  /// - Parameter state: The state, which stays equal to what it was. What is returned counts as
  ///   handed over: it has to be kept until it is saved, and the next one merged into it.
  ///   It counts from the state that was handed over last: an older copy that is put back in its
  ///   place has to be written whole.
  /// - Returns: What moved; nothing where the state was never handed over and has to be written
  ///   whole.
  public func change(of state: inout NavigationState<SectionRoute, R>) -> WrittenChange? {
    guard var names = state.handedOver.sections else { return nil }
    let over = state.handedOver
    var failures: [EntryCodingError] = []
    var change = SavedStateChange(
      active: .neverChosen, split: state.split, retention: state.retention, mint: state.mint)
    names = writeSections(of: &state, names, into: &change, &failures)
    let parked = writeParked(of: &state, into: &change, &failures)
    let modals = writeModals(of: &state, into: &change, &failures)
    if over.valuesMoved { change.values = KeyedChange(from: over.values, to: state.values) }
    change.active = state.storedActive
    state.handOver(sections: names, parked: parked, modals: modals)
    return WrittenChange(change: change, failures: failures)
  }
}
