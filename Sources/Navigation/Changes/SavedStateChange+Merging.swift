extension SavedStateChange {
  /// Takes a later change into this one: what passed in between leaves no trace.
  public mutating func merge(_ later: Self) {
    var own = later.paths
    for index in sections.added.indices {
      if let change = own.removeValue(forKey: .section(sections.added[index].name)) {
        sections.added[index].path.take(change)
      }
    }
    for index in modals.added.indices {
      let root = modals.added[index].path.firstID
      if let change = own.removeValue(forKey: .modal(root)) {
        modals.added[index].path.take(change)
      }
    }
    for (owner, change) in own where paths[owner]?.merge(change) == nil {
      paths[owner] = change
    }
    for name in later.sections.removed { paths[.section(name)] = nil }
    for root in later.modals.removed { paths[.modal(root)] = nil }
    sections.merge(later.sections, by: \.name)
    parked.merge(later.parked, by: \.path.firstID)
    modals.merge(later.modals, by: \.path.firstID)
    values.merge(later.values)
    active = later.active
    split = later.split
    retention = later.retention
    mint = later.mint
  }
}
