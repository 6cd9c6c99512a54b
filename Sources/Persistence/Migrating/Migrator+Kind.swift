import Migrations

extension Migrator {
  /// What a database is.
  enum Kind: Equatable {
    /// It has nothing in it.
    case empty
    /// It is a store of this version, which this package knows.
    case store(version: Int)
    /// It is a store of a version to come, which says whether this package can read it.
    case newer(version: Int, isReadable: Bool)
    /// It is another program's, with these tables.
    case foreign(tables: [String])
    /// It has a store's tables, and no mark that says so.
    case unmarked
  }

  /// Tells what a database is, from one state of it.
  ///
  /// - Throws: ``StoreError/wrongTables(_:)`` for a store whose ledger or tables are not those of
  ///   its version.
  func inspect(_ connection: inout Connection) throws -> Kind {
    // Another process may migrate between one look and the next.
    try connection.transaction(.begin) { (connection: inout Connection) throws in
      try kind(of: &connection)
    }
  }

  /// Tells what a database is, in a transaction that the caller has begun.
  func kind(of connection: inout Connection) throws -> Kind {
    let application = try connection.pragma("application_id")
    let version = Int(try connection.pragma("user_version"))
    guard application == Self.applicationID else {
      let tables = try connection.once(
        "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"
      ) { try $0.text(0) }
      guard application == 0 else { return .foreign(tables: tables) }
      if version == 0, tables.isEmpty { return .empty }
      return Set(tables).isSuperset(of: ["entry", "migration", "session"])
        ? .unmarked : .foreign(tables: tables)
    }
    if version > newestVersion {
      // What a ledger to come looks like is not known: one that cannot be read says nothing.
      let ledger = try? Ledger(of: &connection)
      return .newer(
        version: version,
        isReadable: ledger?.isReadable(at: version, knowing: newestVersion) ?? false)
    }
    // Any store of ours has had a first step, and a line in the ledger for each.
    try Ledger(of: &connection).check(version, against: migrations)
    try checkSchema(of: &connection, after: migrations[version - 1])
    return .store(version: version)
  }

  /// Holds the tables to those that a step leaves: a ledger tells what was run, and not what
  /// became of it since.
  func checkSchema(of connection: inout Connection, after migration: Migration) throws {
    guard let expected = migration.schema else { return }
    let found = try connection.schemaChecksum()
    guard found == expected else {
      throw StoreError.wrongTables(
        "their checksum is \(found), and after '\(migration.name)' it is \(expected)")
    }
  }
}
