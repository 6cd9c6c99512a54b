import Migrations

/// Brings a store's schema to the newest version.
struct Migrator: Sendable {
  /// Marks a database as ours: "NavS". <https://www.sqlite.org/fileformat.html#application_id>
  static let applicationID: Int64 = 0x4E61_7653

  /// The steps, in order of version.
  let migrations: [Migration]

  /// Told of each step, and now and then while it is at work.
  let progress: (@Sendable (MigrationProgress) -> Void)?

  /// Called before each statement; see ``Connection/willRun``.
  var willRun: (@Sendable (StaticString) throws(SQLiteError) -> Void)?

  init(
    _ migrations: [Migration] = Migration.all,
    progress: (@Sendable (MigrationProgress) -> Void)? = nil
  ) {
    self.migrations = migrations
    self.progress = progress
  }

  /// The version that this package writes.
  var newestVersion: Int { migrations.last?.version ?? 0 }

  /// Runs the steps that the database has not had, each in a transaction of its own.
  ///
  /// - Parameters:
  ///   - connection: The database.
  ///   - database: Where it is, to put a backup into the folder beside it; none for one that is
  ///     nobody's.
  /// - Throws: ``StoreError/newer(found:known:)`` or another ``StoreError`` before anything is
  ///   written; whatever a step throws, with that step undone.
  func migrate(_ connection: inout Connection, at database: String? = nil) throws {
    let version = try versionToMigrate(inspect(&connection))
    guard version < newestVersion else { return }
    if let willRun { connection.willRun = willRun }
    defer { if willRun != nil { connection.willRun = nil } }
    var run = MigrationRun(self, from: version, at: database)
    for migration in migrations.dropFirst(version) {
      try run.step(migration, on: &connection)
    }
    if version > 0, let database { MigrationBackup.removeOld(beside: database) }
  }

  /// The version that a database has, where it is one that steps can be run on.
  func versionToMigrate(_ kind: Kind) throws(StoreError) -> Int {
    switch kind {
    case .empty: return 0
    case .store(let version): return version
    case .newer(let version, _): throw .newer(found: version, known: newestVersion)
    case .foreign(let tables): throw .foreign(tables: tables)
    case .unmarked: throw .unmarked
    }
  }
}
