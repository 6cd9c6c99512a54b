import Navigation

/// Sessions that are about to be deleted, in a file among a store's backups.
struct DeletionCopy {
  /// How many of them a store keeps.
  static let greatestCount = 10

  /// The file's path.
  let path: String
  private let folder: String
  private let store: String

  /// Writes the file.
  ///
  /// - Throws: ``StoreError/noCopy(reason:)``, and nothing is left then; ``StoreError`` for what
  ///   has another cause.
  init(of ids: [SessionID], in store: SessionStore, at database: String) throws {
    self.store = FileSystem.parent(of: database)
    folder = self.store + "/" + MigrationBackup.folderName
    let folder = folder
    var path = ""
    do {
      try FileSystem.ensureFolder(folder)
      // Another process may take a number in between.
      var isWritten = false
      while !isWritten {
        path = Self.name(((try Self.numbers(in: folder)).max() ?? 0) + 1, in: folder)
        do {
          try store.export(to: path, sessions: ids)
          isWritten = true
        } catch StoreError.fileExists {}
      }
      try FileSystem.syncFolder(self.store)
    } catch let error as StoreError {
      FileSystem.removeFolder(folder, files: [])
      switch error {
      case .noSuchSession, .unavailable(.busy), .unavailable(.interrupted): throw error
      default: throw StoreError.noCopy(reason: "\(error)")
      }
    }
    self.path = path
  }

  /// Removes the file again, and the folder where nothing else is in it.
  func discard() {
    FileSystem.removeFile(path)
    FileSystem.removeFolder(folder, files: [])
  }

  /// Removes all such files but the newest.
  func removeOld() {
    let numbers = ((try? Self.numbers(in: folder)) ?? []).sorted()
    for number in numbers.dropLast(Self.greatestCount) {
      FileSystem.removeFile(Self.name(number, in: folder))
    }
  }

  private static func name(_ number: Int, in folder: String) -> String {
    "\(folder)/deleted-\(number).sqlite"
  }

  private static func numbers(in folder: String) throws(StoreError) -> [Int] {
    try FileSystem.names(in: folder).compactMap { name in
      name.wholeMatch(of: /deleted-([1-9]\d{0,9})\.sqlite/).flatMap { Int($0.1) }
    }
  }
}
