import Navigation
import TestSupport

extension SavedSession {
  /// A session in the section `s`, written in letters as ``LetterState`` is, with a snapshot of
  /// the model `M` for each entry named.
  init(
    path: String, parked: [String] = [], others: [(name: String, path: String)] = [],
    modals: [String] = [], snapshots: [EntryID] = [],
    policy: RetentionPolicy = .dictionary(limit: nil)
  ) throws {
    let letters = try LetterState(
      path, parked: parked, others: others, modals: modals, policy: policy)
    func saved(_ name: SectionName<String>) throws -> SectionName<SavedRoute> {
      .named(SavedRoute(try RouteName(name.route ?? "s")))
    }
    func saved(_ path: Path<String>) throws -> SavedPath {
      try SavedPath(
        path.entries.map {
          SavedEntry(
            id: $0.id, route: SavedRoute(try RouteName($0.route)), column: $0.column,
            isProvisional: $0.isProvisional)
        })
    }
    let state = try SavedState(
      sections: letters.sections.map { SavedSection(try saved($0.name), path: try saved($0.path)) },
      active: letters.active,
      parked: letters.parked.map {
        ParkedPath(in: try saved($0.section), path: try saved($0.path))
      },
      modals: letters.modals.map {
        let entries = try saved($0.path).entries
        return try SavedModal(entries[0], style: $0.style, above: Array(entries.dropFirst()))
      }, retention: letters.retention)
    self.init(
      id: .main, state: state,
      snapshots: snapshots.map { SavedSnapshot(entry: $0, model: "M", payload: "1") })
  }

  /// Which snapshots there are, in short.
  var kept: [String] { snapshots.map { "\($0.entry) \($0.model)" } }
}
