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
    /// Reading and saving, with the store to itself until it is closed: the fastest. Another that
    /// wants to save is told who holds it, in this process too. The store is made where there is
    /// none, if `creating` says so.
    case exclusive(creating: Bool)
    /// Reading and saving, beside other processes that share it. Between two calls nothing is held
    /// that would keep another from saving; only who wants the store to itself has to wait.
    case shared(creating: Bool)
  }

  private let database: Database
  /// What counts restores that died; none where nothing may be written.
  let restoreGuard: RestoreGuard?

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
  /// - Throws: ``StoreError``; nothing was changed then. It is ``StoreError/held(by:)``, at once,
  ///   where a process has the store to itself. What this process has open to itself cannot be
  ///   read a second time: use the store that it has.
  public convenience init(
    at path: String, for access: Access = .exclusive(creating: true),
    patience: Duration = .seconds(5),
    progress: (@Sendable (MigrationProgress) -> Void)? = nil
  ) throws {
    try self.init(
      at: path, for: access, patience: patience, migrator: Migrator(progress: progress))
  }

  private init(_ database: Database) {
    self.database = database
    restoreGuard = nil
    isNew = true
    isCopyWithoutLog = false
  }

  /// A store in memory alone, for previews and tests. It goes with this object.
  ///
  /// - Returns: The store, with nothing in it.
  /// - Throws: ``StoreError``.
  public static func inMemory() throws -> SessionStore {
    try storeErrors {
      let migrator = Migrator()
      var connection = try Connection(path: Connection.memory, mode: .create)
      try connection.configure(for: .inMemory, busyMilliseconds: 0)
      try migrator.migrate(&connection)
      return SessionStore(Database(connection, version: migrator.newestVersion))
    }
  }

  init(
    at path: String, for access: Access, patience: Duration, migrator: Migrator
  ) throws {
    guard Connection.engine >= Connection.leastEngine else {
      throw StoreError.engineTooOld(found: Connection.engine)
    }
    let files = StoreFiles(path)
    let opening = StoreOpening(files: files, patience: patience, migrator: migrator)
    (database, restoreGuard, isNew, isCopyWithoutLog) = try storeErrors {
      let isExclusive: Bool
      let mayCreate: Bool
      switch access {
      case .reading:
        let (database, isCopyWithoutLog) = try opening.reading()
        return (database, nil, false, isCopyWithoutLog)
      case .exclusive(let creating): (isExclusive, mayCreate) = (true, creating)
      case .shared(let creating): (isExclusive, mayCreate) = (false, creating)
      }
      let isNew: Bool
      switch try files.find() {
      case .nothing where mayCreate: isNew = try files.create(with: migrator)
      case .emptyFolder where mayCreate: isNew = try files.createInFolder(with: migrator)
      case .nothing, .emptyFolder: throw StoreError.notFound
      case .bareFile: throw try files.refusalOfBareFile()
      case .store: isNew = false
      }
      let database = try opening.saving(isExclusive: isExclusive)
      let guardFile = try FileSystem.resolvingFolder(of: files.restoreGuard)
      return (database, RestoreGuard(guardFile), isNew, false)
    }
  }

  /// Runs a closure outside of a transaction.
  func use<Value: Sendable>(_ body: (inout Connection) throws -> Value) throws -> Value {
    try storeErrors { try database.use(body) }
  }

  /// Runs a closure in a transaction that reads one state.
  func read<Value: Sendable>(_ body: (inout Connection) throws -> Value) throws -> Value {
    try storeErrors { try database.read(body) }
  }

  /// Runs a closure in a transaction that may write.
  func write<Value: Sendable>(
    _ durability: Durability = .durable, _ body: (inout Connection) throws -> Value
  ) throws -> Value {
    try storeErrors { try database.write(durability, body) }
  }

  /// Writes what was saved from the log into the database itself, if the log has grown.
  ///
  /// Call it when nothing is being saved: then no save has to. It waits for nobody.
  ///
  /// - Returns: Whether it was done; not where the log is short, or another program is at work.
  /// - Throws: ``StoreError``; what was saved is safe.
  @discardableResult
  public func checkpoint() throws -> Bool {
    try storeErrors { try database.checkpoint() }
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

  /// How many frames of the log are not known to be in the database; for tests.
  package func logFrames() throws -> Int {
    try database.use { connection in Int(connection.log.pointee.frames) }
  }

  /// How much work its statements have done; for tests.
  package func work() throws -> StatementWork {
    try database.use { connection in connection.work }
  }

  /// How many statements were begun and not ended; for tests.
  package func busyStatements() throws -> Int {
    try database.use { connection in connection.busyStatements }
  }

  /// How many rows this store's saves have changed; for tests.
  package func rowsChanged() throws -> Int64 {
    try database.use { connection in connection.totalChanges }
  }
}
