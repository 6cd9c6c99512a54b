import Migrations

/// The steps that bring one store to the newest version.
struct MigrationRun {
  private let migrator: Migrator
  /// The store's version before the first step.
  private let version: Int
  private let database: String?
  private var backup = MigrationProgress.Backup.notNeeded
  private var isBackupDue = true

  init(_ migrator: Migrator, from version: Int, at database: String?) {
    self.migrator = migrator
    self.version = version
    self.database = database
  }

  /// How often a backup is made anew, where other programs write meanwhile.
  private static let attempts = 5

  /// Runs a step, unless another process has come first.
  mutating func step(_ migration: Migration, on connection: inout Connection) throws {
    // https://www.sqlite.org/lang_altertable.html#otheralter: rebuilding a table with the keys
    // on would delete what refers to it. They can be turned off only outside a transaction.
    try connection.set("foreign_keys", to: 0)
    let result = Result {
      var attempt = 1
      while try !isDone(migration, on: &connection, isLast: attempt == Self.attempts) {
        attempt += 1
      }
    }
    try connection.set("foreign_keys", to: 1)
    try result.get()
  }

  /// Tries a step; it is not done where the backup is of what the store held before.
  private mutating func isDone(
    _ migration: Migration, on connection: inout Connection, isLast: Bool
  ) throws -> Bool {
    do {
      try tryStep(migration, on: &connection, isLast: isLast)
      return true
    } catch is OutdatedBackup {
      return false
    }
  }

  private mutating func tryStep(
    _ migration: Migration, on connection: inout Connection, isLast: Bool
  ) throws {
    let copy = isBackupDue ? try copy(of: &connection, before: migration) : nil
    defer { copy?.discard() }
    try connection.transaction(.beginImmediate) { (connection: inout Connection) throws in
      // Read again under the lock: another process may have migrated in between.
      let found = try migrator.versionToMigrate(migrator.kind(of: &connection))
      guard found < migration.version else { return }
      if let copy {
        if try !copy.isCurrent(&connection) {
          guard isLast else { throw OutdatedBackup() }
          try skipBackup(.unavailable(.busy), before: migration)
        } else {
          do throws(StoreError) { backup = .made(path: try copy.keep()) } catch {
            try skipBackup(error, before: migration)
          }
        }
      }
      try apply(migration, to: &connection)
    }
    isBackupDue = false
  }

  /// A copy of a store that holds anything.
  private mutating func copy(
    of connection: inout Connection, before migration: Migration
  ) throws -> MigrationBackup? {
    guard let database, version > 0 else { return nil }
    let hasSessions = try? connection.once("SELECT EXISTS (SELECT 1 FROM session)") {
      $0.integer(0)
    }
    guard hasSessions != [0] else { return nil }
    do {
      return try storeErrors {
        try MigrationBackup.make(
          of: &connection, at: database, from: version, to: migrator.newestVersion)
      }
    } catch let error as StoreError {
      try skipBackup(error, before: migration)
      return nil
    }
  }

  /// Goes on without a backup, unless a step takes something away.
  private mutating func skipBackup(_ error: StoreError, before migration: Migration) throws {
    let rest = migrator.migrations.dropFirst(migration.version - 1)
    if let destructive = rest.first(where: \.isDestructive) {
      throw StoreError.noBackup(before: destructive.name, reason: "\(error)")
    }
    backup = .failed(error)
  }

  /// Tells how far the steps are, where anybody wants to know.
  private func teller(of migration: Migration) -> ((Int) -> Void)? {
    guard let progress = migrator.progress else { return nil }
    let (step, count) = (migration.version - version, migrator.newestVersion - version)
    return { [backup] ticks in
      progress(
        MigrationProgress(
          step: step, count: count, version: migration.version, name: migration.name, ticks: ticks,
          backup: backup))
    }
  }

  private func apply(_ migration: Migration, to connection: inout Connection) throws {
    try connection.ticking(every: 10_000, teller(of: migration)) {
      (connection: inout Connection) throws in
      try Interruption.check()
      let before = try BrokenRows(in: &connection)
      try connection.script(migration.sql, named: migration.name)
      guard try BrokenRows(in: &connection).areNoMore(than: before) else {
        throw StoreError.danglingRows(after: migration.name)
      }
      try connection.run(
        .recordMigration,
        [
          .integer(Int64(migration.version)), .text(migration.name),
          .text(SHA256.hexDigest(of: Array(migration.sql.utf8))),
          .integer(Int64(migration.minimumReader)),
        ])
      try connection.set("application_id", to: Migrator.applicationID)
      try connection.set("user_version", to: Int64(migration.version))
      try migrator.checkSchema(of: &connection, after: migration)
    }
  }

  /// Another program wrote after the backup was made.
  private struct OutdatedBackup: Error {}
}

extension SQL {
  fileprivate static let recordMigration = SQL(
    "record migration",
    """
    INSERT INTO migration (version, name, digest, min_reader, applied_ms)
    VALUES (?1, ?2, ?3, ?4, CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER))
    """)
}
