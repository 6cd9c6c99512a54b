public import Navigation

extension SessionStore {
  /// Writes the store, or some of its sessions, as a single database file that is complete without
  /// a log beside it: to be attached to a report. What is damaged is in it as it is.
  ///
  /// - Parameters:
  ///   - path: Where the file is written. Nothing may be there.
  ///   - sessions: The sessions that are in it; all, where none are given.
  /// - Throws: ``StoreError/noSuchSession(_:)``, ``StoreError/fileExists`` or another
  ///   ``StoreError``; nothing is left at the path then.
  public func export(to path: String, sessions: [SessionID]? = nil) throws {
    let known = try names()
    if let missing = sessions?.first(where: { !known.contains($0) }) {
      throw StoreError.noSuchSession(missing)
    }
    try storeErrors {
      guard try FileSystem.kind(of: path) == .nothing else { throw StoreError.fileExists }
      let aside = "\(path).new-\(FileSystem.processID)-\(UInt64.random(in: 0 ... .max))"
      // Made first, so that SQLite fills a file that its owner alone may read.
      try FileSystem.makeFile(aside)
      defer { for suffix in ["", "-journal"] { FileSystem.removeFile(aside + suffix) } }
      _ = try use { connection in try connection.run(.vacuumInto, [.text(aside)]) }
      if let sessions { try Self.keep(sessions, in: aside) }
      try FileSystem.syncFile(aside)
      guard try FileSystem.link(aside, as: path) else { throw StoreError.fileExists }
      try FileSystem.syncFolder(StoreFiles(path).parent)
    }
  }

  /// Deletes all other sessions of a file, and what they leave in its free pages.
  private static func keep(_ sessions: [SessionID], in path: String) throws {
    var connection = try Connection(path: path, mode: .readWrite)
    try connection.configure(for: .saving(isExclusive: true), busyMilliseconds: 0)
    let rows = try connection.rows(.sessionNames) { ($0.integer(0), try $0.sessionID(1)) }
    for (number, id) in rows where !sessions.contains(id) {
      try connection.run(.deleteSession, [.integer(number)])
    }
    try connection.script("VACUUM", named: "vacuum")
  }
}

extension SQL {
  /// <https://www.sqlite.org/lang_vacuum.html#vacuuminto>
  fileprivate static let vacuumInto = SQL("vacuum into", "VACUUM INTO ?1")
  fileprivate static let sessionNames = SQL("session names", "SELECT id, name FROM session")
}
