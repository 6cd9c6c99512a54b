extension SavedState {
  /// What makes this state out of another.
  public func change(from old: SavedState) -> SavedStateChange {
    var change = SavedStateChange(in: self)
    change.sections = ListChange(from: old.sections.map(\.name), to: sections, by: \.name)
    change.parked = ListChange(
      from: old.parked.map(\.path.firstID), to: parked, by: \.path.firstID
    ) { old.parked[$0] == $1 }
    change.modals = ListChange(
      from: old.modals.map(\.path.firstID), to: modals, by: \.path.firstID
    ) { old.modals[$0].style == $1.style && old.modals[$0].detent == $1.detent }
    let paths = old.ownedPaths
    for (owner, path) in ownedPaths where change.isKept(owner) {
      change.paths[owner] = paths[owner].flatMap { SavedPathChange(from: $0, to: path) }
    }
    change.values = KeyedChange(from: old.values, to: values)
    return change
  }

  /// The state that comes of this one.
  ///
  /// - Parameter change: What moved since; it must count from this very state.
  /// - Returns: The state now.
  /// - Throws: ``StateFault`` where what comes of it is no state: it counts from another one.
  public func applying(_ change: SavedStateChange) throws(StateFault) -> SavedState {
    var sections = change.sections.applied(to: sections, by: \.name)
    for index in sections.indices {
      guard let path = change.paths[.section(sections[index].name)] else { continue }
      sections[index].path.take(path)
    }
    var modals = change.modals.applied(to: modals, by: \.path.firstID)
    for index in modals.indices {
      guard let path = change.paths[.modal(modals[index].path.firstID)] else { continue }
      modals[index].path.take(path)
    }
    return try SavedState(
      sections: sections, active: change.active.place(in: sections),
      parked: change.parked.applied(to: parked, by: \.path.firstID), modals: modals,
      split: change.split, values: change.values.applied(to: values),
      retention: change.retention, mint: change.mint)
  }

  private var ownedPaths: [SavedStateChange.PathOwner: SavedPath] {
    let all =
      sections.map { (SavedStateChange.PathOwner.section($0.name), $0.path) }
      + modals.map { (.modal($0.path.firstID), $0.path) }
    return Dictionary(all, uniquingKeysWith: { first, _ in first })
  }
}

extension SavedStateChange {
  /// Whether what a path belongs to stays where it is.
  fileprivate func isKept(_ owner: PathOwner) -> Bool {
    switch owner {
    case .section(let name): !sections.removed.contains(name)
    case .modal(let root): !modals.removed.contains(root)
    }
  }
}
