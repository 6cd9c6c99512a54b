/// Where a store's files are, and how they come to be.
struct StoreFiles {
  /// The store's folder.
  let folder: String

  /// A store is a folder, so that it can be set aside in one rename: a log that is left beside
  /// another database would bring its old rows back.
  init(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    folder = path
  }

  static let databaseName = "navigation.sqlite"
  static let names = [databaseName, "\(databaseName)-wal", "\(databaseName)-shm"]

  var database: String { folder + "/" + Self.databaseName }

  /// Whether the files of the write-ahead log are there: someone has the store open, or died.
  var haveLog: Bool {
    get throws(StoreError) {
      for suffix in ["-wal", "-shm"] where try FileSystem.kind(of: database + suffix) == .nothing {
        return false
      }
      return true
    }
  }

  private var parent: String {
    guard let slash = folder.lastIndex(of: "/") else { return "." }
    return slash == folder.startIndex ? "/" : String(folder[..<slash])
  }

  /// What is at the path.
  enum Found {
    case nothing
    case store
    case bareFile
  }

  func find() throws(StoreError) -> Found {
    switch try FileSystem.kind(of: folder) {
    case .nothing: return .nothing
    case .file(size: 0): throw .empty
    case .file: return .bareFile
    case .other: throw .notAStore
    case .folder:
      switch try FileSystem.kind(of: database) {
      case .file: return .store
      case .nothing where try FileSystem.isEmptyFolder(folder): return .nothing
      case .nothing, .folder, .other: throw .notAStore
      }
    }
  }

  /// Makes a store in a place aside, whole, and then moves it here; where another process came
  /// first, its store stays.
  func create(with migrator: Migrator) throws {
    guard try FileSystem.kind(of: parent) == .folder else {
      throw StoreError.cannotCreate(reason: "there is no folder '\(parent)'")
    }
    let random = UInt64.random(in: 0 ... .max)
    let aside = StoreFiles("\(folder).new-\(FileSystem.processID)-\(random)")
    try FileSystem.makeFolder(aside.folder)
    defer { FileSystem.removeFolder(aside.folder, files: Self.names) }
    try FileSystem.makeFile(aside.database)
    try aside.fill(with: migrator)
    try FileSystem.syncFolder(aside.folder)
    if try FileSystem.moveFolder(aside.folder, to: folder) { try FileSystem.syncFolder(parent) }
  }

  private func fill(with migrator: Migrator) throws {
    var connection = try Connection(path: database, mode: .readWrite)
    try connection.configure(canWrite: true, busyMilliseconds: 0)
    // EXTRA until the log is on: otherwise a loss of power can bring the journal of the creation
    // back, which empties the file. https://www.sqlite.org/pragma.html#pragma_synchronous
    try connection.set("synchronous", to: 3)
    try connection.useWriteAheadLog()
    try migrator.migrate(&connection)
  }
}
