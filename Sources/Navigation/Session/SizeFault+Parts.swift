extension SavedSessionChange {
  /// The first part that is too large to be saved, if there is one.
  public var sizeFault: SizeFault? {
    for section in state.sections.added { if let fault = section.sizeFault { return fault } }
    for path in state.paths.values { if let fault = path.entries.sizeFault { return fault } }
    for parked in state.parked.added {
      if let fault = parked.path.entries.sizeFault { return fault }
    }
    for modal in state.modals.added { if let fault = modal.path.entries.sizeFault { return fault } }
    for snapshot in snapshots.put.values { if let fault = snapshot.sizeFault { return fault } }
    for result in results.put.values { if let fault = result.sizeFault { return fault } }
    for (key, payload) in state.values.put {
      if let fault = payload.fault(.value(key)) { return fault }
    }
    for (key, payload) in extensions.put {
      if let fault = payload.fault(.extension(key)) { return fault }
    }
    return nil
  }
}

extension SavedSection {
  fileprivate var sizeFault: SizeFault? { name.sizeFault ?? path.entries.sizeFault }
}

extension [SavedEntry] {
  fileprivate var sizeFault: SizeFault? {
    for entry in self { if let fault = entry.sizeFault { return fault } }
    return nil
  }
}

extension SectionName<SavedRoute> {
  /// What is too large about a section's own route.
  var sizeFault: SizeFault? {
    route.flatMap { $0.payload?.fault(.section($0.name), SizeLimits.route) }
  }
}

extension SavedEntry {
  /// What is too large about an entry.
  var sizeFault: SizeFault? {
    route.payload?.fault(.route(route.name, of: id), SizeLimits.route)
  }
}

extension SavedSnapshot {
  /// What is too large about a snapshot.
  var sizeFault: SizeFault? { payload.fault(.snapshot(model, of: entry)) }
}

extension SavedResult {
  /// What is too large about a result.
  var sizeFault: SizeFault? { payload.fault(.result(key, of: entry)) }
}

extension Payload {
  func fault(_ part: SizeFault.Part, _ limit: Int = SizeLimits.payload) -> SizeFault? {
    bytes.count > limit ? SizeFault(part: part, size: bytes.count, limit: limit) : nil
  }
}
