extension SavedSession {
  /// This session with no more than its own policy keeps.
  ///
  /// Only parked paths, snapshots and results can go: a policy never shortens a path.
  ///
  /// - Returns: The session, and what was let go, in the order of the session.
  public func retained() -> (session: SavedSession, letGo: [LetGo]) {
    var session = self
    session.state.retention = state.retention.normalized
    var letGo: [LetGo] = []
    let before = Dictionary(
      state.entries.map { ($0.id, $0.route) }, uniquingKeysWith: { first, _ in first })

    for parked in session.state.dropParked(beyond: state.retention.policy.parkedLimit) {
      guard let first = parked.path.entries.first else { continue }
      letGo.append(
        LetGo(
          .parked(count: parked.path.entries.count), of: first.id, route: first.route,
          reason: state.retention.policy == .singleSlot ? .parkedUnderSingleSlot : .parkedLimit))
    }

    let kept = Set(session.state.entries.map(\.id))
    let slots = session.slots()
    session.snapshots.removeAll { snapshot in
      let reason: LetGo.Reason
      if before[snapshot.entry] == nil {
        reason = .noSuchEntry
      } else if !kept.contains(snapshot.entry) {
        reason = .entryLetGo
      } else if let slot = slots[snapshot.model], !slot.contains(snapshot.entry) {
        reason = .singleSlot
      } else {
        return false
      }
      letGo.append(
        LetGo(
          .snapshot(snapshot.model), of: snapshot.entry, route: before[snapshot.entry],
          reason: reason))
      return true
    }
    session.results.removeAll { result in
      guard !kept.contains(result.entry) else { return false }
      letGo.append(
        LetGo(
          .result(result.key), of: result.entry, route: before[result.entry],
          reason: before[result.entry] == nil ? .noSuchEntry : .entryLetGo))
      return true
    }
    return (session, letGo)
  }

  /// This session under an override, which can only narrow what its own policy keeps.
  public func retained(
    narrowedTo override: RetentionPolicy
  ) -> (session: SavedSession, letGo: [LetGo]) {
    var session = self
    session.state.retention = state.retention.narrowed(to: override)
    return session.retained()
  }

  /// The entries whose snapshot is kept, for each model under `singleSlot`.
  ///
  /// Those of entries that are visible in any layout, or else the deepest.
  private func slots() -> [ModelName: Set<EntryID>] {
    let visible = state.visible
    let rank = Dictionary(
      state.deepestFirst.enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    var slots: [ModelName: Set<EntryID>] = [:]
    for (model, snapshots) in Dictionary(grouping: snapshots, by: \.model)
    where state.retention.policy(for: model) == .singleSlot {
      let entries = snapshots.map(\.entry).filter { rank[$0] != nil }
      let pinned = entries.filter(visible.contains)
      let deepest = entries.min { rank[$0, default: .max] < rank[$1, default: .max] }
      slots[model] = Set(pinned.isEmpty ? [deepest].compactMap { $0 } : pinned)
    }
    return slots
  }
}

extension NavigationState {
  /// Every entry's id, the deepest first: modals, then the active section, then the others in
  /// order, then what was parked, the most recent first.
  var deepestFirst: [EntryID] {
    let active = activeSection
    let sections = [active].compactMap { $0 } + sections.filter { $0.name != active?.name }
    let paths =
      modals.reversed().map(\.path) + sections.map(\.path) + parked.reversed().map(\.path)
    return paths.flatMap { $0.entries.reversed().map(\.id) }
  }
}
