import Navigation

extension SwiftSource {
  /// What of the session the code does not make.
  var left: [SessionPart] {
    let state = session.state
    let hidden = state.sections.filter { $0.name != state.activeSection?.name }
    let provisional = hidden.reduce(0) { $0 + $1.path.entries.count - $1.path.committedCount }
    let inModals = state.modals.reduce(0) { count, modal in
      count + modal.path.entries.count - modal.path.committedCount
    }
    let routes = state.sections.flatMap { section in
      [section.name.route].compactMap { $0 } + section.path.entries.map(\.route)
    }
    let parts = [
      SessionPart(.parked, state.parked.count),
      SessionPart(.provisional, provisional + inModals),
      SessionPart(
        .versions,
        (routes + state.modals.flatMap { $0.path.entries.map(\.route) })
          .count { $0.version != .first }),
      SessionPart(.snapshots, session.snapshots.count),
      SessionPart(.results, session.results.count),
      SessionPart(.values, state.values.count),
      SessionPart(.retention, state.retention.models.isEmpty ? 0 : 1),
      SessionPart(.extensions, session.extensions.count),
    ]
    return parts.compactMap { $0 }
  }
}
