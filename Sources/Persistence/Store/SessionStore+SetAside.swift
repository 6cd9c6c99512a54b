public import Navigation

extension SessionStore {
  /// Moves a store out of the way, whole, so that a new one can be made in its place: where
  /// opening it told damage (``StoreError/isDamage``), or restoring it ends in death again and
  /// again. Nothing is deleted, and what was moved is a store still.
  ///
  /// Nobody may have the store open, this process neither.
  ///
  /// - Parameters:
  ///   - path: The store's folder. It need not be readable as a database.
  ///   - time: The time that its new name tells.
  ///   - patience: How long to wait for another program's lock.
  /// - Returns: Where it is now: beside its old place, as `<name>.set-aside-<time>`.
  /// - Throws: ``StoreError``; nothing was moved then. It is ``StoreError/held(by:)`` or
  ///   ``Unavailability/busy`` where the store is open, and what opening throws where it is
  ///   another program's or a newer version's, a single file, or nothing.
  public static func setAside(
    at path: String, on time: Timestamp = .now, patience: Duration = .seconds(5)
  ) throws -> String {
    try storeErrors {
      let files = StoreFiles(path)
      switch try files.find() {
      case .nothing, .emptyFolder: throw StoreError.notFound
      case .bareFile: throw try files.refusalOfBareFile()
      case .store: break
      }
      // Before the lock, whose file is not made in a folder of somebody else.
      try files.expectOurs(patience: patience)
      let lock = try StoreLock.kept(files.lock, patience: patience)
      return try OpenDatabase.readingPast(files.database) {
        let database = try DatabaseLock(files.database, patience: patience)
        defer { withExtendedLifetime((lock, database)) {} }
        guard lock.isFile(at: files.lock) else { throw StoreError.unavailable(.busy) }
        return try files.setAside(on: time)
      }
    }
  }
}

extension StoreFiles {
  /// Moves the folder, with all that is in it: the log must go where its database goes.
  fileprivate func setAside(on time: Timestamp) throws -> String {
    let name = "\(folder).set-aside-\(time.nameInUTC)"
    var (place, number) = (name, 1)
    // An empty folder would be moved over, so that it is looked for first.
    while try FileSystem.kind(of: place) != .nothing
      || !FileSystem.moveFolder(folder, to: place)
    {
      number += 1
      place = "\(name)-\(number)"
    }
    // Whoever makes a store in the old place waits for the same folder, or fails. Without one, a
    // loss of power can bring the old name back, with all that belongs to it.
    try? FileSystem.syncFolder(parent)
    return place
  }

  /// Refuses a folder whose database another program wrote, or a newer version.
  fileprivate func expectOurs(patience: Duration) throws {
    let migrator = Migrator()
    if try hasMark() {
      let version = try markedVersion()
      guard version <= migrator.newestVersion else {
        throw StoreError.newer(found: version, known: migrator.newestVersion)
      }
      return
    }
    do {
      let opening = StoreOpening(files: self, patience: patience, migrator: migrator)
      _ = try storeErrors { try opening.reading() }
    } catch let error as StoreError where error.isDamage || error == .empty {
      // With its mark lost, what stands around it tells whose it is.
      guard try FileSystem.names(in: folder).allSatisfy(Self.isKnown) else {
        throw StoreError.notAStore
      }
    }
  }

  /// The version in the database's header. <https://www.sqlite.org/fileformat.html#user_version>
  private func markedVersion() throws -> Int {
    let header = try OpenDatabase.readingPast(database) {
      try FileSystem.start(of: database, count: 64)
    }
    return header.dropFirst(60).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Whether a store has files of that name.
  private static func isKnown(_ name: String) -> Bool {
    names.contains(name) || isAside(name) || name == "\(databaseName)-journal"
      || name == MigrationBackup.folderName
  }
}

extension Timestamp {
  /// The time to the second, without the signs that a name had better not have.
  fileprivate var nameInUTC: String {
    rfc3339.prefix(19).filter { $0 != "-" && $0 != ":" } + "Z"
  }
}
