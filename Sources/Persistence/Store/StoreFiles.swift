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

  /// Why a file that stands where the store should be is not written.
  func refusalOfBareFile() throws(StoreError) -> StoreError {
    try FileSystem.begins(folder, with: Array("SQLite format 3\0".utf8)) ? .bareFile : .notADatabase
  }

  var parent: String { Self.folder(of: folder) }

  /// The folder that a path is in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

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
      switch try FileSystem.kind(of: database) {
      case .file: return .store
      case .nothing where try FileSystem.names(in: folder).allSatisfy(Self.isAside):
        return .emptyFolder
      case .nothing, .folder, .other: throw .notAStore
      }
    }
  }
}
