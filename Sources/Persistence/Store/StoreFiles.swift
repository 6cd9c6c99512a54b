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
  static let lockName = "lock"
  static let guardName = "guard"
  static let names = [
    databaseName, "\(databaseName)-wal", "\(databaseName)-shm", lockName, guardName,
  ]

  var database: String { folder + "/" + Self.databaseName }
  /// The file by which processes that save keep apart.
  var lock: String { folder + "/" + Self.lockName }
  /// The file that tells restores which died.
  var restoreGuard: String { folder + "/" + Self.guardName }

  /// Whether the files of the write-ahead log are there: someone has the store open, or died.
  var haveLog: Bool {
    get throws(StoreError) {
      for suffix in ["-wal", "-shm"] where try FileSystem.kind(of: database + suffix) == .nothing {
        return false
      }
      return true
    }
  }

  /// Why a file that stands where the store should be is not written.
  func refusalOfBareFile() throws -> StoreError {
    try OpenDatabase.readingPast(folder) {
      let magic = Array("SQLite format 3\0".utf8)
      return try FileSystem.start(of: folder, count: magic.count) == magic
        ? .bareFile : .notADatabase
    }
  }

  /// Whether the database has our mark, as far as the file tells without its log.
  /// <https://www.sqlite.org/fileformat.html#application_id>
  func hasMark() throws -> Bool {
    let header = try OpenDatabase.readingPast(database) {
      try FileSystem.start(of: database, count: 72)
    }
    let mark = header.dropFirst(68).reduce(0) { $0 << 8 | Int64($1) }
    return header.count == 72 && mark == Migrator.applicationID
  }

  var parent: String { FileSystem.parent(of: folder) }

  /// What is at the path.
  enum Found {
    case nothing
    case emptyFolder
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
      // A link would lead out of the folder, and away from the log beside it.
      guard !FileSystem.isLink(database) else { throw .notAStore }
      switch try FileSystem.kind(of: database) {
      case .file: return .store
      case .nothing where try FileSystem.names(in: folder).allSatisfy(Self.isNothing):
        return .emptyFolder
      case .nothing, .folder, .other: throw .notAStore
      }
    }
  }
}
