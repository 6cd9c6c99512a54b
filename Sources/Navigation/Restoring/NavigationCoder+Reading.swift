extension NavigationCoder {
  /// Reads a state.
  ///
  /// - Parameters:
  ///   - saved: The state as it is stored.
  ///   - policy: What is done where an entry cannot be read.
  ///   - limit: How many sections keep their paths, which is not saved.
  /// - Returns: The state, and what became of it.
  /// - Throws: ``RestoreRefused`` under ``UnreadablePolicy/reject``, where not all can be read.
  public func restored(
    _ saved: SavedState, unreadable policy: UnreadablePolicy = .truncate,
    sectionLimit limit: Int = 64
  ) throws(RestoreRefused) -> RestoredState<SectionRoute, R> {
    try StateReader(sections: sections, routes: routes)
      .restored(saved, unreadable: policy, sectionLimit: limit)
  }
}
