extension RouteManifest {
  /// A manifest does not know the app's own; reading drops no section for it.
  private static let sectionLimit = 64

  /// Shows what the app that wrote the manifest would make of a state, by names and versions.
  ///
  /// What it could not read, and all above that, is kept and shown nowhere, as in
  /// ``NavigationCoder/restored(_:unreadable:sectionLimit:)``. What it would rename or upgrade is
  /// told, and left as it is stored: only the app has its upgrades.
  ///
  /// - Parameters:
  ///   - saved: The state as it is stored.
  ///   - policy: What is done where an entry could not be read.
  /// - Returns: The state, and what would become of it.
  /// - Throws: ``RestoreRefused`` under ``UnreadablePolicy/reject``, where not all could be read.
  public func restored(
    _ saved: SavedState, unreadable policy: UnreadablePolicy = .truncate
  ) throws(RestoreRefused) -> RestoredState<SavedRoute, SavedRoute> {
    try StateReader(sections: ListReader(list: sections), routes: ListReader(list: routes))
      .restored(saved, unreadable: policy, sectionLimit: Self.sectionLimit)
  }

  /// How many sections and entries of a state there are to be checked.
  public func checkedCount(of state: SavedState) -> Int {
    let named = sections == nil ? 0 : state.sections.count { $0.name.route != nil }
    return named + state.entries.count
  }
}

/// Reads routes by a list of them, and leaves each as it is stored.
private struct ListReader: RouteReader {
  /// None lets everything pass.
  let list: RouteList?

  func read(_ saved: SavedRoute) -> RouteReading<SavedRoute> {
    guard let list else { return .route(saved, upgradedFrom: nil, renamedFrom: nil) }
    if let reason = list.refusal(of: saved) { return .unreadable(reason) }
    let listed = list[saved.name]
    return .route(
      saved, upgradedFrom: listed?.version == saved.version ? nil : saved.version,
      renamedFrom: listed?.name == saved.name ? nil : saved.name)
  }
}
