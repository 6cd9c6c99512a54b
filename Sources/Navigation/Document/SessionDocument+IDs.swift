extension SessionDocument {
  /// Every path of the document: the sections' own, the parked, and the modals'.
  private var paths: [[DraftEntry]] {
    sections.map { $0.path ?? [] } + sections.flatMap { $0.parked ?? [] } + modals.map(\.path)
  }

  /// Holds the ids that the document gives to what a path promises.
  func checkIDs() throws(DocumentError) {
    var seen: [EntryID: DocumentValue] = [:]
    for path in paths {
      for (below, entry) in zip([nil] + path.map(Optional.some), path) {
        if let below, below.isProvisional, !entry.isProvisional {
          throw entry.place.error(.plainAboveProvisional)
        }
        guard let id = entry.id else { continue }
        if let below {
          guard let lower = below.id else { throw entry.place.error(.idAboveNone(id)) }
          guard lower < id else { throw entry.place.error(.idDoesNotRise(id, below: lower)) }
        }
        if let first = seen.updateValue(entry.place, forKey: id) {
          throw entry.place.error(.idTwice(id, first: first.node.position))
        }
      }
    }
  }

  /// The document as a session: entries without an id take the stored ids along the common
  /// prefix of equal routes, and else new ones.
  ///
  /// - Parameter stored: The session that this one replaces, if there is one.
  /// - Returns: The session, in which every entry has its id.
  /// - Throws: ``DocumentError`` where a snapshot names no entry, or several.
  public func session(adopting stored: SavedSession?) throws(DocumentError) -> SavedSession {
    var giver = EntryIDGiver(
      given: paths.joined().compactMap(\.id),
      named: snapshots.compactMap(\.target.id) + results.map(\.entry), stored: stored)
    let old = stored?.state
    var state = SavedState(split: split, retention: retention)
    state.values = values
    let known = Dictionary(
      (old?.sections ?? []).map { ($0.name.normalized, $0) },
      uniquingKeysWith: { first, _ in first })
    let parkedIn = Dictionary(grouping: old?.parked ?? [], by: \.section.normalized)
    for section in sections {
      let match = known[section.name.normalized]
      state.sections.append(
        SavedSection(
          section.name, path: try giver.path(section.path ?? [], like: match?.path ?? .empty)))
    }
    for (index, section) in parkingOrder {
      let known = parkedIn[section.name.normalized] ?? []
      for draft in section.parked ?? [] {
        let match = known.last {
          guard let first = $0.path.entries.first, let wanted = draft.first else { return false }
          return first.route.matches(wanted.route)
        }
        state.parked.append(
          ParkedPath(
            in: sections[index].name, path: try giver.path(draft, like: match?.path ?? .empty)))
      }
    }
    state.parked = Self.inOrder(of: old?.parked ?? [], state.parked)
    for (index, modal) in modals.enumerated() {
      let match = (old?.modals ?? []).dropFirst(index).first { $0.style == modal.style }
      let path = try giver.path(modal.path, like: match?.path ?? .empty)
      state.modals.append(SavedModal(unchecked: path, style: modal.style, detent: modal.detent))
    }
    state.active = active
    state.mint = giver.mint
    return SavedSession(
      id: id, state: state, savedAt: savedAt, note: note, origin: origin, layout: layout,
      snapshots: try resolvedSnapshots(in: state), results: results, extensions: extensions)
  }

  /// The sections in the order in which what they parked is older: the active one's is newest.
  private var parkingOrder: [(Int, DraftSection)] {
    let all = Array(sections.enumerated().map { ($0.offset, $0.element) })
    guard case .section(let index) = active else { return all }
    return all.filter { $0.0 != index } + [all[index]]
  }

  /// Parked paths in the order they are stored in, where all are stored.
  ///
  /// A document tells the order in each section, and not between sections: what was restored and
  /// is saved again must not differ in it.
  private static func inOrder(
    of stored: [ParkedPath<SavedRoute, SavedRoute>], _ parked: [ParkedPath<SavedRoute, SavedRoute>]
  ) -> [ParkedPath<SavedRoute, SavedRoute>] {
    let ranks = Dictionary(
      stored.enumerated().map { ($0.element.path.entries.first?.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    let ranked = parked.compactMap { path in
      ranks[path.path.entries.first?.id].map { (rank: $0, path: path) }
    }
    let sorted = ranked.sorted { $0.rank < $1.rank }.map(\.path)
    let bySection = Dictionary(grouping: parked, by: \.section)
    // The document's own order wins where the two disagree.
    return sorted.count == parked.count
      && Dictionary(grouping: sorted, by: \.section) == bySection ? sorted : parked
  }

  private func resolvedSnapshots(in state: SavedState) throws(DocumentError) -> [SavedSnapshot] {
    let named = snapshots.contains { $0.target.id == nil }
    let entries = Dictionary(grouping: named ? state.entries : [], by: \.route.normalized)
    var seen: Set<SnapshotKey> = []
    var resolved: [SavedSnapshot] = []
    for draft in snapshots {
      let entry: EntryID
      switch draft.target {
      case .entry(let id): entry = id
      case .route(let route):
        let matches = entries[route.normalized] ?? []
        guard let only = matches.first else {
          throw draft.place.error(.noEntryWithRoute(route.name))
        }
        guard matches.count == 1 else {
          throw draft.place.error(.manyEntriesWithRoute(route.name, count: matches.count))
        }
        entry = only.id
      }
      guard seen.insert(SnapshotKey(entry: entry, model: draft.model)).inserted else {
        throw draft.place.error(.twiceForEntry(entry))
      }
      resolved.append(
        SavedSnapshot(
          entry: entry, model: draft.model, version: draft.version, savedAt: draft.savedAt,
          payload: draft.payload))
    }
    return resolved
  }
}

private struct SnapshotKey: Hashable {
  let entry: EntryID
  let model: ModelName
}
