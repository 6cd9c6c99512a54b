/// What stands at a path where a store may be, told without opening its database.
public struct StorePlace: Hashable, Sendable {
  /// The database's file.
  public let database: String
  /// Whether it is in a store's folder; else it is a file by itself, which can only be read.
  public let isStore: Bool
  /// The database's size in bytes.
  public let size: Int64
  /// The size in bytes of the log beside it; nothing where there is none.
  public let logSize: Int64?
  /// Whether the database is one that has a log: without it the newest saves may be missing.
  public let wantsLog: Bool
  /// The process that has the store to itself.
  public let holder: Holder?

  /// Looks at a path. Nothing is written.
  ///
  /// - Parameter path: A store's folder, or a file.
  /// - Throws: ``StoreError/notFound`` where there is nothing, ``StoreError/notAStore`` for
  ///   another folder, or another ``StoreError`` where it cannot be read.
  public init(at path: String) throws {
    let files = StoreFiles(path)
    var isStore = false
    do {
      switch try files.find() {
      case .nothing, .emptyFolder: throw StoreError.notFound
      case .store: isStore = true
      case .bareFile: break
      }
    } catch StoreError.empty {}
    self.isStore = isStore
    database = isStore ? files.database : files.folder
    size = try Self.size(of: database) ?? 0
    logSize = try Self.size(of: database + "-wal")
    let database = database
    wantsLog = try OpenDatabase.readingPast(database) {
      // 2 is a database with a write-ahead log. https://www.sqlite.org/fileformat.html#file_format_version_numbers
      try FileSystem.start(of: database, count: 20).dropFirst(18).first == 2
    }
    holder = isStore ? try StoreLock.holder(of: files.lock) : nil
  }

  private static func size(of path: String) throws(StoreError) -> Int64? {
    if case .file(let size) = try FileSystem.kind(of: path) { size } else { nil }
  }
}
