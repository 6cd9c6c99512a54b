import Synchronization

/// Bringing a store up to date by itself. Whoever opens one to save into it does the same, up to
/// the newest version; an earlier one is for tests of the steps.
extension SessionStore {
  /// Tells which steps a store has before it. Nothing is written.
  ///
  /// - Parameters:
  ///   - path: The store's folder, or a single database file.
  ///   - version: The version to come to, from 1 on; the newest, where none is given.
  /// - Returns: The plan.
  /// - Throws: ``StoreError/newer(found:known:)`` for a store of a version to come, or another
  ///   ``StoreError``.
  public static func migrationPlan(at path: String, to version: Int? = nil) throws -> MigrationPlan
  {
    try storeErrors {
      let opening = StoreOpening(
        files: StoreFiles(path), patience: .zero, migrator: Migrator())
      return MigrationPlan(
        from: try opening.version(), to: Migrator(to: version).newestVersion)
    }
  }

  /// Brings a store to a version, each step in a transaction of its own. A backup of it is in the
  /// store's own folder first.
  ///
  /// - Parameters:
  ///   - path: The store's folder. Nobody may have it open.
  ///   - version: The version to come to; the newest, where none is given.
  ///   - patience: How long to wait for another program's lock.
  ///   - progress: Told of each step, and now and then while it is at work. It must not use the
  ///     store.
  /// - Returns: What was done.
  /// - Throws: ``StoreError/newer(found:known:)`` where the store has a newer version than that, or
  ///   another ``StoreError``; the steps before the one that failed are done.
  public static func migrate(
    at path: String, to version: Int? = nil, patience: Duration = .seconds(5),
    progress: (@Sendable (MigrationProgress) -> Void)? = nil
  ) throws -> MigrationReport {
    let told = Mutex(MigrationReport(steps: [], backup: .notNeeded))
    let migrator = Migrator(to: version) { now in
      if now.ticks == 0 { told.withLock { $0 = $0.adding(now) } }
      progress?(now)
    }
    _ = try SessionStore(
      at: path, for: .exclusive(creating: false), patience: patience, migrator: migrator)
    return told.withLock { $0 }
  }

  /// Makes a store of another version from a store, which is not changed, or from a single
  /// database file.
  ///
  /// - Parameters:
  ///   - path: The store's folder, or the file.
  ///   - folder: The store to make. Nothing may be there but an empty folder.
  ///   - version: The version to come to; the newest, where none is given.
  ///   - replaces: Whether a store that is there already is set aside, whole: see
  ///     ``setAside(at:on:patience:)``.
  ///   - progress: Told of each step, and now and then while it is at work. It must not use a
  ///     store.
  /// - Returns: Where the store is now that was there; nothing where there was none.
  /// - Throws: ``StoreError/fileExists`` or another ``StoreError``; nothing was made then.
  @discardableResult
  public static func migrate(
    _ path: String, into folder: String, to version: Int? = nil, replacing replaces: Bool = false,
    progress: (@Sendable (MigrationProgress) -> Void)? = nil
  ) throws -> String? {
    try storeErrors {
      let output = StoreFiles(folder)
      var isThere = false
      switch try FileSystem.kind(of: output.folder) {
      case .nothing: break
      case .folder where try output.find() == .emptyFolder: break
      case .folder where replaces: isThere = try output.find() == .store
      case .folder, .file, .other: throw StoreError.fileExists
      }
      let files = StoreFiles(path)
      guard try !isThere || FileIdentity(of: output.folder) != FileIdentity(of: files.folder) else {
        throw StoreError.fileExists
      }
      let migrator = Migrator(to: version, progress: progress)
      let opening = StoreOpening(files: files, patience: .seconds(5), migrator: migrator)
      let source = try opening.reading().database
      var place: String?
      let isMade = try output.create { database in
        try StoreFiles.fill(database, from: source)
        try Interruption.check()
        if isThere { place = try setAside(at: folder) }
      }
      guard isMade else { throw StoreError.fileExists }
      return place
    }
  }
}

extension MigrationReport {
  fileprivate func adding(_ progress: MigrationProgress) -> MigrationReport {
    let step = MigrationPlan.Step(version: progress.version, name: progress.name)
    return MigrationReport(steps: steps + [step], backup: progress.backup)
  }
}

extension StoreOpening {
  /// The version of the tables as they stand. It is looked for in a private copy: what is in the
  /// database's file alone may be older than what its log has.
  fileprivate func version() throws -> Int {
    let file: String
    switch try files.find() {
    case .nothing, .emptyFolder: throw StoreError.notFound
    case .bareFile: file = files.folder
    case .store: file = files.database
    }
    return try OpenDatabase.readingPast(file) {
      try PrivateCopy.use(of: file) { copy in
        var connection = try Connection(
          path: try FileSystem.resolvingFolder(of: copy.database), mode: .readWrite)
        try connection.configure(for: .reading, busyMilliseconds: 0)
        let kind = try migrator.inspect(&connection)
        if kind == .empty { throw StoreError.empty }
        return try migrator.versionToMigrate(kind)
      }
    }
  }
}
