/// A copy of a store's database, made before a step changes it.
struct MigrationBackup {
  /// The backups' folder in a store.
  static let folderName = "backups"
  /// How many backups a store keeps.
  static let greatestCount = 3

  /// The copy, under a name that tells that it is being made.
  private let unfinished: String
  private let folder: String
  private let name: String
  /// Tells whether another connection has written since.
  private let dataVersion: Int64

  /// Copies a database into the folder beside it.
  ///
  /// - Throws: ``StoreError`` or ``SQLiteError``; nothing is left behind then.
  static func make(
    of connection: inout Connection, at database: String, from old: Int, to new: Int
  ) throws -> MigrationBackup {
    let folder = FileSystem.parent(of: database) + "/" + folderName
    try FileSystem.ensureFolder(folder)
    removeLeftovers(in: folder)
    let name = "before-v\(new)-from-v\(old).sqlite"
    let backup = MigrationBackup(
      unfinished: "\(folder)/\(name)\(StoreFiles.suffix)", folder: folder, name: name,
      // Before the copy: a write in between is then told too.
      dataVersion: try connection.pragma("data_version"))
    do {
      try FileSystem.makeFile(backup.unfinished)
      try connection.backUp(to: backup.unfinished)
      try FileSystem.syncFile(backup.unfinished)
    } catch {
      backup.discard()
      throw error
    }
    return backup
  }

  /// Whether it is what the database holds, given that nobody else can write now.
  func isCurrent(_ connection: inout Connection) throws -> Bool {
    try connection.pragma("data_version") == dataVersion
  }

  /// Gives the copy its name, in the place of an older one of the same two versions.
  ///
  /// - Returns: Its path.
  func keep() throws(StoreError) -> String {
    let path = folder + "/" + name
    do {
      try FileSystem.moveFile(unfinished, over: path)
      try FileSystem.syncFolder(folder)
      try FileSystem.syncFolder(FileSystem.parent(of: folder))
    } catch {
      discard()
      throw error
    }
    return path
  }

  /// Removes the copy, unless it has been kept, and the folder where nothing is in it.
  func discard() {
    for suffix in ["", "-journal", "-wal", "-shm"] { FileSystem.removeFile(unfinished + suffix) }
    FileSystem.removeFolder(folder, files: [])
  }

  /// Removes all of a store's backups but the newest.
  static func removeOld(beside database: String) {
    let folder = FileSystem.parent(of: database) + "/" + folderName
    let names = ((try? FileSystem.names(in: folder)) ?? []).compactMap(Name.init)
    for name in names.sorted().dropLast(greatestCount) {
      FileSystem.removeFile(folder + "/" + name.text)
    }
  }

  /// Removes what processes that died over a copy left behind.
  private static func removeLeftovers(in folder: String) {
    for name in (try? FileSystem.names(in: folder)) ?? []
    where name.hasPrefix("before-v") && StoreFiles.isLeftover(name) {
      FileSystem.removeFile(folder + "/" + name)
    }
  }

  /// The name of a backup of ours, in order of the versions.
  private struct Name: Comparable {
    let text: String
    private let new: Int
    private let old: Int

    init?(_ text: String) {
      guard let match = text.wholeMatch(of: /before-v(\d{1,9})-from-v(\d{1,9})\.sqlite/),
        let new = Int(match.1), let old = Int(match.2)
      else { return nil }
      (self.text, self.new, self.old) = (text, new, old)
    }

    static func < (left: Self, right: Self) -> Bool {
      (left.new, left.old) < (right.new, right.old)
    }
  }
}
