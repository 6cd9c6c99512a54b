public import Navigation

extension SessionStore {
  /// Notes that the app begins to restore, and tells how far it should go after restores that
  /// ended in the death of the process.
  ///
  /// Call it before anything is loaded, and ``restoreSucceeded()`` when the first screen stands. A
  /// process that dies in between counts; one that dies before or after does not, nor does closing
  /// the store. Deaths count while they are in a row, of one build, each within six hours of the
  /// next restore. A store that is open for reading, or in memory, counts nothing.
  ///
  /// - Parameters:
  ///   - build: What tells the app's builds apart: a new one tries everything once more.
  ///   - time: The time.
  /// - Returns: How far to go; the same as before while a restore is under way.
  /// - Throws: ``StoreError``; restore all the same then, and only a death would not be counted.
  public func beginRestore(build: String, at time: Timestamp = .now) throws -> RestoreAttempt {
    try restoreGuard?.begin(GuardRecord.Build(build), at: time) ?? .everything
  }

  /// Notes that the restore that was begun stands: deaths are counted from none again. Without one
  /// it does nothing.
  ///
  /// - Throws: ``StoreError``; call it again then, or the restore may pass for one that died.
  public func restoreSucceeded() throws {
    try restoreGuard?.succeeded()
  }
}
