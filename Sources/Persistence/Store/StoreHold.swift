/// What this process has on a store's files while it has the database open: it is let go of after
/// the database was closed, and not before.
final class StoreHold: Sendable {
  /// What keeps processes that save apart; none where a store is only read.
  let lock: StoreLock?
  private let database: OpenDatabase

  init(_ database: OpenDatabase, lock: StoreLock? = nil) {
    self.database = database
    self.lock = lock
  }
}
