/// How a store that is there is opened.
struct StoreOpening {
  let files: StoreFiles
  let patience: Duration
  let migrator: Migrator

  /// Opens the store to save into it.
  func saving(isExclusive: Bool) throws -> Database {
    // A store of an earlier release has no such file. One that is not ours shall not get it.
    if try FileSystem.kind(of: files.lock) == .nothing, try !files.hasMark() { _ = try reading() }
    let lock =
      isExclusive
      ? try StoreLock.kept(files.lock, patience: patience) : try StoreLock.momentary(files.lock)
    let opened = try OpenDatabase(files.database, isExclusive: isExclusive, patience: patience)
    let database = try open(
      files.database, mode: .readWrite, for: .saving(isExclusive: isExclusive),
      hold: StoreHold(opened, lock: lock), patience: patience)
    // From here on nobody sets the store aside. Where that was done before, and a new one made,
    // this would be one store's lock and another's database.
    guard lock.isFile(at: files.lock) else { throw StoreError.unavailable(.busy) }
    // Only now: while it is being opened others wait, because it may still fail.
    if isExclusive { lock.declare(.current) }
    return database
  }

  /// Opens the store, or a bare database file, to read it.
  ///
  /// - Returns: The database, and whether it is a bare file that had no log beside it.
  func reading() throws -> (database: Database, isCopyWithoutLog: Bool) {
    switch try files.find() {
    case .nothing, .emptyFolder: throw StoreError.notFound
    case .bareFile:
      // One that was exported is complete without a log.
      let wantsLog = try StorePlace(at: files.folder).wantsLog
      let (database, hadLog) = try copy(of: files.folder)
      return (database, wantsLog && !hadLog)
    case .store: return (try readingStore(), false)
    }
  }

  private func readingStore() throws -> Database {
    switch try OpenDatabase.access(to: files.database) {
    case .exclusive: throw StoreError.held(by: .current)
    case .shared: return try readingBeside(openingWithin: patience)
    case nil: break
    }
    // SQLite would make the log's files where there are none, and leave them. Without them nobody
    // shares the store.
    if try files.haveLog {
      do { return try readingBeside(openingWithin: .zero) } catch let error as SQLiteError
        where error.isOfOpening || error.kind == .unavailable(.notPermitted)
        || error.kind == .unavailable(.busy)
      {
        // A folder that may not be written, https://www.sqlite.org/wal.html#read_only_databases;
        // or a process that has it to itself.
      } catch is OlderStore {}
    }
    return try copy(of: files.database).database
  }

  /// Opens it through SQLite, beside those who save into it.
  private func readingBeside(openingWithin patience: Duration) throws -> Database {
    let opened = try OpenDatabase(files.database, isExclusive: false, patience: self.patience)
    let database = try open(
      files.database, mode: .readOnly, for: .reading, hold: StoreHold(opened), patience: patience)
    let milliseconds = self.patience.clampedMilliseconds
    try database.use { connection in connection.setBusyTimeout(milliseconds: milliseconds) }
    return database
  }

  private func copy(of file: String) throws -> (database: Database, hadLog: Bool) {
    try OpenDatabase.readingPast(file) {
      try PrivateCopy.use(of: file) { copy in
        let database = try open(
          copy.database, mode: .readWrite, for: .reading, hold: nil, patience: patience)
        return (database, copy.hadLog)
      }
    }
  }

  private func open(
    _ path: String, mode: Connection.Mode, for purpose: Connection.Purpose, hold: StoreHold?,
    patience: Duration
  ) throws -> Database {
    var connection = try Connection(
      path: try FileSystem.resolvingFolder(of: path), mode: mode, hold: hold)
    // Closing would write a log that is there into a database that may not be ours to change.
    // https://www.sqlite.org/c3ref/c_dbconfig_defensive.html#sqlitedbconfignockptonclose
    let hasLog = try FileSystem.kind(of: path + "-wal") != .nothing
    try connection.keepLogWhenClosed(hasLog)
    try connection.configure(for: purpose, busyMilliseconds: patience.clampedMilliseconds)
    var version = migrator.newestVersion
    switch (try migrator.inspect(&connection), purpose) {
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
      try prepareToSave(&connection, from: found, at: path)
    case (let kind, _): _ = try migrator.versionToMigrate(kind)
    }
    return Database(connection, version: version)
  }

  /// The store's schema is older than what this package reads.
  private struct OlderStore: Error {}

  private func prepareToSave(
    _ connection: inout Connection, from version: Int, at path: String
  ) throws {
    if try connection.textPragma("journal_mode") != "wal" || version < migrator.newestVersion {
      try connection.takeLock()
      defer { connection.letLockGo() }
      try connection.useWriteAheadLog()
      try migrator.migrate(&connection, at: path)
    }
    try connection.setDurability(.durable)
  }
}
