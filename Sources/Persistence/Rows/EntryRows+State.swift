import Navigation

extension EntryRows {
  /// The rows put together again.
  ///
  /// - Throws: ``StoreError/brokenSession(reason:)`` where they do not fit.
  func parts() throws(StoreError) -> (
    sections: [SavedSection], active: ActiveSection, parked: [ParkedPath<SavedRoute, SavedRoute>],
    modals: [SavedModal], results: [SavedResult]
  ) {
    var paths: [Int64: [SavedEntry]] = [:]
    for (key, row) in rows.sorted(by: { $0.key < $1.key }) where key.stack >= ListStack.firstPath {
      paths[key.stack, default: []].append(try row.entry(key.entry))
    }
    func path(_ number: Int64) throws(StoreError) -> SavedPath {
      try fitting { try SavedPath(paths[number] ?? []) }
    }

    var sections: [SavedSection] = []
    var places: [Int64: Int] = [:]
    for (number, row) in list(ListStack.sections) {
      places[number] = sections.count
      sections.append(
        SavedSection(try row.route().map { .named($0) } ?? .anonymous, path: try path(number)))
    }

    var active = ActiveSection.neverChosen
    if let (number, _) = list(ListStack.active).first {
      if number == 0 {
        active = .cleared
      } else if let index = places[number] {
        active = .section(at: index)
      } else {
        throw .brokenSession(reason: "The active section is not among the sections.")
      }
    }

    var parked: [ParkedPath<SavedRoute, SavedRoute>] = []
    for (number, row) in list(ListStack.parked) {
      guard let index = row.owner.flatMap({ places[$0] }) else {
        throw .brokenSession(reason: "A path is parked in no section.")
      }
      parked.append(ParkedPath(in: sections[index].name, path: try path(number)))
    }

    var modals: [SavedModal] = []
    for (number, row) in list(ListStack.modals) {
      guard let style = row.style.flatMap(ModalStyle.init), let root = paths[number]?.first else {
        throw .brokenSession(reason: "A modal has no route or no style.")
      }
      let above = Array(paths[number]?.dropFirst() ?? [])
      modals.append(
        try fitting { try SavedModal(root, style: style, detent: row.detent, above: above) })
    }

    var results: [SavedResult] = []
    for (_, row) in list(ListStack.results) {
      guard let owner = row.owner, let key = row.name, let payload = row.payload else {
        throw .brokenSession(reason: "A result has no entry, key or value.")
      }
      results.append(
        try fitting {
          SavedResult(
            entry: try EntryID(owner), key: try ResultKey(key), version: row.version,
            payload: payload)
        })
    }
    return (sections, active, parked, modals, results)
  }
}

extension EntryRow {
  fileprivate func route() throws(StoreError) -> SavedRoute? {
    guard let name else { return nil }
    return try fitting {
      SavedRoute(try RouteName(name), version: version, payload: payload, title: title)
    }
  }

  fileprivate func entry(_ id: Int64) throws(StoreError) -> SavedEntry {
    guard let route = try route() else {
      throw .brokenSession(reason: "Entry \(id) has no route.")
    }
    return try fitting {
      SavedEntry(
        id: try EntryID(id), route: route, column: column, isProvisional: isProvisional,
        checkpoint: try checkpoint.map { try CheckpointName($0) },
        answers: try answers.map { try ResultKey($0) })
    }
  }
}

/// Runs a closure that puts stored parts together, and tells where they do not fit.
func fitting<Value>(_ body: () throws -> Value) throws(StoreError) -> Value {
  do { return try body() } catch { throw .brokenSession(reason: "\(error)") }
}
