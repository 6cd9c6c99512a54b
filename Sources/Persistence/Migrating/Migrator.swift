import Migrations

/// Brings a store's schema to the newest version.
struct Migrator {
  /// Marks a database as ours: "NavS". <https://www.sqlite.org/fileformat.html#application_id>
  static let applicationID: Int64 = 0x4E61_7653

  /// The steps, in order of version.
  let migrations: [Migration]

  init(_ migrations: [Migration] = Migration.all) {
    self.migrations = migrations
  }

  /// The version that this package writes.
  var newestVersion: Int { migrations.last?.version ?? 0 }

  /// What a database is, as far as its header tells.
  enum Kind: Equatable {
    /// It has nothing in it.
    case empty
    /// It is a store of this version, which this package knows.
    case store(version: Int)
    /// It is a store of a version to come.
    case newer(version: Int)
    /// It is another program's, with these tables.
    case foreign(tables: [String])
  }

  func kind(of connection: inout Connection) throws -> Kind {
    let application = try connection.pragma("application_id")
    let version = Int(try connection.pragma("user_version"))
    guard application == Self.applicationID else {
      let tables = try connection.once(
        "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"
      ) { try $0.text(0) }
      return application == 0 && version == 0 && tables.isEmpty
        ? .empty : .foreign(tables: tables)
    }
    if version > newestVersion { return .newer(version: version) }
    // Any store of ours has had a first step, and a line in the ledger for each.
    let steps = try connection.once("SELECT count(*) FROM migration") { $0.integer(0) }
    guard version >= 1, steps == [Int64(version)] else {
      throw StoreError.wrongTables(
        SQLiteError(
          code: SQLiteError.refusedCode,
          message: "version \(version), and \(steps.first ?? 0) steps in the ledger",
          statement: "ledger"))
    }
    return .store(version: version)
  }

  /// Runs the steps that the database has not had, each in a transaction of its own.
  ///
  /// - Throws: ``StoreError/newer(found:known:)`` or ``StoreError/foreign(tables:)`` before
  ///   anything is written; whatever a step throws, with that step undone.
  func migrate(_ connection: inout Connection) throws {
    for migration in migrations {
      // https://www.sqlite.org/lang_altertable.html#otheralter: rebuilding a table with the keys
      // on would delete what refers to it. They can be turned off only outside a transaction.
      try connection.set("foreign_keys", to: 0)
      let step = Result {
        try connection.transaction(.beginImmediate) { (connection: inout Connection) throws in
          // Read again under the lock: another process may have migrated in between.
          switch try kind(of: &connection) {
          case .foreign(let tables): throw StoreError.foreign(tables: tables)
          case .newer(let version): throw StoreError.newer(found: version, known: newestVersion)
          case .store(let version) where version >= migration.version: break
          case .store, .empty: try apply(migration, to: &connection)
          }
        }
      }
      try connection.set("foreign_keys", to: 1)
      try step.get()
    }
  }

  private func apply(_ migration: Migration, to connection: inout Connection) throws {
    try connection.script(migration.sql, named: migration.name)
    let broken = try connection.once("PRAGMA foreign_key_check") { try $0.text(0) }
    guard broken.isEmpty else { throw StoreError.danglingRows(after: migration.name) }
    try connection.run(
      .recordMigration,
      [
        .integer(Int64(migration.version)), .text(migration.name),
        .text(SHA256.hexDigest(of: Array(migration.sql.utf8))),
        .integer(Int64(migration.minimumReader)),
      ])
    try connection.set("application_id", to: Self.applicationID)
    try connection.set("user_version", to: Int64(migration.version))
  }
}

extension SQL {
  fileprivate static let recordMigration = SQL(
    "record migration",
    """
    INSERT INTO migration (version, name, digest, min_reader, applied_ms)
    VALUES (?1, ?2, ?3, ?4, CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER))
    """)
}
