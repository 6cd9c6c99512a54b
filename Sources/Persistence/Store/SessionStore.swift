/// Keeps sessions in a store: a folder with an SQLite database.
///
/// Every save is one transaction: another reader sees all of it or nothing, and so does a process
/// that comes after a crash. A store may be used from any thread.
public final class SessionStore: Sendable {
  /// What a store is opened for.
  public enum Access: Hashable, Sendable {
    /// Reading. Nothing is created or changed, and a single database file will do. What is saved
    /// later may not be seen.
    case reading
    /// Reading and saving. The store is made where there is none, if `creating` says so.
    case saving(creating: Bool)
  }

  private let database: Database

  /// Whether opening it made it.
  public let isNew: Bool

  /// Whether a single database file was read that had no log beside it: the newest saves may then
  /// be missing.
  public let isCopyWithoutLog: Bool

  /// Opens a store.
  ///
  /// - Parameters:
  ///   - path: The store's folder; for reading, a database file as well.
  ///   - access: What it is opened for.
  ///   - patience: How long to wait for another program's lock.
  ///   - progress: Told of each step that brings an older store up to date. It must not use the
  ///     store.
  /// - Throws: ``StoreError``; nothing was changed then.
  public convenience init(
    at path: String, for access: Access = .saving(creating: true),
    patience: Duration = .seconds(5),
    progress: (@Sendable (MigrationProgress) -> Void)? = nil
  ) throws {
    try self.init(
      at: path, for: access, patience: patience, migrator: Migrator(progress: progress))
  }

  init(
    at path: String, for access: Access, patience: Duration, migrator: Migrator
  ) throws {
    guard Connection.engine >= Connection.leastEngine else {
      throw StoreError.engineTooOld(found: Connection.engine)
    }
    let files = StoreFiles(path)
    let milliseconds = Int32(clamping: patience.milliseconds)
    let open = { (path: String, mode: Connection.Mode) throws -> Database in
      try Self.open(path, mode: mode, access, milliseconds, migrator)
    }
    (database, isNew, isCopyWithoutLog) = try storeErrors {
      switch (try files.find(), access) {
      case (.nothing, .saving(creating: true)):
        let isNew = try files.create(with: migrator)
        return (try open(files.database, .readWrite), isNew, false)
      case (.emptyFolder, .saving(creating: true)):
        let isNew = try files.createInFolder(with: migrator)
        return (try open(files.database, .readWrite), isNew, false)
      case (.nothing, _), (.emptyFolder, _): throw StoreError.notFound
      case (.bareFile, .saving): throw try files.refusalOfBareFile()
      case (.bareFile, .reading):
        return try PrivateCopy.use(of: files.folder) { copy in
          (try open(copy.database, .readWrite), false, !copy.hadLog)
        }
      case (.store, .saving): return (try open(files.database, .readWrite), false, false)
      case (.store, .reading): return (try Self.reading(files, open), false, false)
      }
    }
  }

  private static func reading(
    _ files: StoreFiles, _ open: (String, Connection.Mode) throws -> Database
  ) throws -> Database {
    // SQLite would make the log's files where there are none, and leave them. Without them nobody
    // has the store open.
    if try files.haveLog {
      do { return try open(files.database, .readOnly) } catch let error as SQLiteError
        where error.kind == .cannotOpen || error.kind == .notPermitted
      {
        // A folder that may not be written: https://www.sqlite.org/wal.html#read_only_databases
      } catch is OlderStore {}
    }
    return try PrivateCopy.use(of: files.database) { copy in try open(copy.database, .readWrite) }
  }

  private static func open(
    _ path: String, mode: Connection.Mode, _ access: Access, _ milliseconds: Int32,
    _ migrator: Migrator
  ) throws -> Database {
    var connection = try Connection(path: path, mode: mode)
    // Closing would write a log that is there into a database that may not be ours to change.
    // https://www.sqlite.org/c3ref/c_dbconfig_defensive.html#sqlitedbconfignockptonclose
    let hasLog = try FileSystem.kind(of: path + "-wal") != .nothing
    try connection.keepLogWhenClosed(hasLog)
    try connection.configure(canWrite: access != .reading, busyMilliseconds: milliseconds)
    var version = migrator.newestVersion
    switch (try migrator.inspect(&connection), access) {
    case (.empty, _): throw StoreError.empty
    case (.newer(let found, isReadable: true), .reading): version = found
    case (.store(version), .reading): break
    case (.store, .reading):
      // Not ours to change, so that a copy is brought up to date and read.
      guard mode != .readOnly else { throw OlderStore() }
      try connection.set("query_only", to: 0)
      try migrator.migrate(&connection)
      try connection.set("query_only", to: 1)
    case (.store(let found), .saving):
      try connection.keepLogWhenClosed(false)
      try connection.useWriteAheadLog()
      if found < version { try migrator.migrate(&connection, at: path) }
    case (let kind, _): _ = try migrator.versionToMigrate(kind)
    }
    return Database(connection, version: version)
  }

  /// The store's schema is older than what this package reads.
  private struct OlderStore: Error {}

  /// Runs a closure in a transaction that reads one state.
  func read<Value: Sendable>(_ body: (inout Connection) throws -> Value) throws -> Value {
    try storeErrors { try database.read(body) }
  }

  /// Runs a closure in a transaction that may write.
  func write<Value: Sendable>(_ body: (inout Connection) throws -> Value) throws -> Value {
    try storeErrors { try database.write(body) }
  }

  /// Calls a closure with the name of each statement before it is run; for tests that stop a
  /// process in the middle of a save.
  package func observeStatements(_ body: @escaping @Sendable (String) -> Void) throws {
    try database.use { connection in
      connection.willRun = { name throws(SQLiteError) in body(name.description) }
    }
  }

  /// Calls a closure that has the store's write lock; for tests of what another process then does.
  package func holdingWriteLock(_ body: () -> Void) throws {
    try write { _ in body() }
  }

  /// How many rows this store's saves have changed; for tests.
  package func rowsChanged() throws -> Int64 {
    try database.use { connection in connection.totalChanges }
  }
}

extension Duration {
  fileprivate var milliseconds: Int64 {
    let (seconds, attoseconds) = components
    return Int64(Int32(clamping: seconds)) * 1000 + attoseconds / 1_000_000_000_000_000
  }
}
