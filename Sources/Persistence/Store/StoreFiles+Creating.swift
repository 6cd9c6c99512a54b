extension StoreFiles {
  /// Makes a store in a place aside, whole, and then moves it here.
  ///
  /// - Returns: Whether it was made; not where another process came first, whose store stays.
  func create(with migrator: Migrator) throws -> Bool {
    try create { database in try Self.fill(database, with: migrator) }
  }

  /// Makes a store whose database a closure writes, in a place aside, and then moves it here.
  ///
  /// - Returns: Whether it was made; not where another process came first, whose store stays.
  func create(_ fill: (_ database: String) throws -> Void) throws -> Bool {
    guard !folder.isEmpty else { throw StoreError.cannotCreate(reason: "its name is empty") }
    guard !FileSystem.isLink(folder) else {
      throw StoreError.cannotCreate(reason: "it is a link to nothing")
    }
    guard try FileSystem.kind(of: parent) == .folder else {
      throw StoreError.cannotCreate(reason: "there is no folder '\(parent)'")
    }
    removeLeftovers()
    let aside = StoreFiles(folder + Self.suffix)
    try FileSystem.makeFolder(aside.folder)
    defer { FileSystem.removeFolder(aside.folder, files: Self.names) }
    try fill(aside.database)
    try FileSystem.makeFile(aside.lock)
    try FileSystem.syncFolder(aside.folder)
    guard try FileSystem.moveFolder(aside.folder, to: folder) else { return false }
    try FileSystem.syncFolder(parent)
    return true
  }

  /// Makes a store in an empty folder that is there: it may be a mount, or somebody's own place.
  ///
  /// - Returns: Whether it was made; not where another process came first.
  func createInFolder(with migrator: Migrator) throws -> Bool {
    let aside = database + Self.suffix
    defer { for suffix in ["", "-wal", "-shm"] { FileSystem.removeFile(aside + suffix) } }
    // It would tell deaths of a store that is gone.
    FileSystem.removeFile(restoreGuard)
    try Self.fill(aside, with: migrator)
    guard try FileSystem.link(aside, as: database) else { return false }
    try FileSystem.syncFolder(folder)
    return true
  }

  /// Tells what is being made, or was left over, from what is somebody's.
  static func isAside(_ name: String) -> Bool {
    name.hasPrefix(databaseName + marker)
  }

  /// Whether a file of that name leaves an empty folder empty.
  static func isNothing(_ name: String) -> Bool {
    isAside(name) || name == lockName || name == guardName
  }

  private static let marker = ".new-"

  /// Names the process, so that what a dead one left over can be told.
  static var suffix: String {
    "\(marker)\(FileSystem.processID)-\(UInt64.random(in: 0 ... .max))"
  }

  /// Whether a name is that of something a process was making, which has died.
  static func isLeftover(_ name: String) -> Bool {
    guard let marker = name.ranges(of: marker).last else { return false }
    guard let id = Int32(name[marker.upperBound...].prefix { $0 != "-" }), id > 0 else {
      return false
    }
    return !FileSystem.isRunning(id)
  }

  /// Removes what processes that died while they made this store, or this file, left beside it.
  func removeLeftovers() {
    let start = folder.lastIndex(of: "/").map { folder.index(after: $0) } ?? folder.startIndex
    let prefix = folder[start...] + Self.marker
    for name in (try? FileSystem.names(in: parent)) ?? [] where name.hasPrefix(prefix) {
      guard Self.isLeftover(name) else { continue }
      FileSystem.removeFolder(parent + "/" + name, files: Self.names)
      FileSystem.removeFile(parent + "/" + name)
    }
  }

  private static func fill(_ database: String, with migrator: Migrator) throws {
    try FileSystem.makeFile(database)
    var connection = try Connection(
      path: try FileSystem.resolvingFolder(of: database), mode: .readWrite)
    try connection.configure(for: .creating, busyMilliseconds: 0)
    // EXTRA until the log is on: otherwise a loss of power can bring the journal of the creation
    // back, which empties the file. https://www.sqlite.org/pragma.html#pragma_synchronous
    try connection.set("synchronous", to: 3)
    try connection.useWriteAheadLog()
    try migrator.migrate(&connection)
  }

  /// Writes a store's database as another one has it.
  static func fill(_ database: String, from source: Database) throws {
    try FileSystem.makeFile(database)
    let path = try FileSystem.resolvingFolder(of: database)
    try source.use { connection in try connection.vacuum(into: path) }
    var connection = try Connection(path: path, mode: .readWrite)
    try connection.configure(for: .saving(isExclusive: false), busyMilliseconds: 0)
    try connection.set("synchronous", to: 3)
    try connection.useWriteAheadLog()
  }
}
