import Migrations

extension SessionStore {
  /// The names of the steps whose text, when they were run on this store, was not the one that
  /// this package has. Its tables are the right ones all the same, and that is held at opening.
  ///
  /// - Throws: ``StoreError``.
  public func driftedMigrations() throws -> [String] {
    try read { connection in try Ledger(of: &connection).drift(from: Migration.all) }
  }

  /// Opens a store, and calls a closure before each statement of the steps that bring it up to
  /// date; for tests that stop a process in the middle of one.
  package convenience init(
    at path: String, observingSteps body: @escaping @Sendable (String) -> Void
  ) throws {
    var migrator = Migrator()
    migrator.willRun = { name throws(SQLiteError) in body(name.description) }
    try self.init(
      at: path, for: .shared(creating: true), patience: .seconds(5), migrator: migrator)
  }
}
