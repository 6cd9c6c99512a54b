extension SessionPart {
  /// All that a session holds beside the routes on its active section's path.
  static func all(besideThePathOf session: SavedSession) -> [SessionPart] {
    let state = session.state
    let active = state.activeSection
    let path = active.map { Array($0.path.committed) } ?? []
    let others = state.sections.count - (active == nil ? 0 : 1)
    let parts = [
      SessionPart(.section, active?.name.route == nil ? 0 : 1),
      SessionPart(.otherSections, others),
      SessionPart(.modals, state.modals.count),
      SessionPart(.parked, state.parked.count),
      SessionPart(.provisional, (active?.path.entries.count ?? 0) - path.count),
      SessionPart(.columns, path.count { $0.column == .content }),
      SessionPart(.checkpoints, path.count { $0.checkpoint != nil }),
      SessionPart(.answers, path.count { $0.answers != nil }),
      SessionPart(.versions, path.count { $0.route.version != .first }),
      SessionPart(.spellings, path.count { WrittenTypeName.isAnotherSpelling($0.route.name) }),
      SessionPart(.titles, path.count { $0.route.title != nil }),
    ]
    return (parts + kept(by: session)).compactMap { $0 }
  }

  /// What a session holds beside navigation.
  private static func kept(by session: SavedSession) -> [SessionPart?] {
    [
      SessionPart(.snapshots, session.snapshots.count),
      SessionPart(.results, session.results.count),
      SessionPart(.values, session.state.values.count),
      SessionPart(.split, session.state.split == SplitSettings() ? 0 : 1),
      SessionPart(.retention, session.state.retention == Retention() ? 0 : 1),
      SessionPart(.extensions, session.extensions.count),
    ]
  }
}
