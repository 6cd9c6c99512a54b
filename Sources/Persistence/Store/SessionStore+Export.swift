public import Navigation

extension SessionStore {
  /// Writes the store, or some of its sessions, as a single database file that is complete without
  /// a log beside it: to be attached to a report. What is damaged is in it as it is.
  ///
  /// - Parameters:
  ///   - path: Where the file is written. Nothing may be there.
  ///   - sessions: The sessions that are in it; all, where none are given.
  ///   - progress: Called now and then, with a number that rises from 0. It must not use the store.
  /// - Throws: ``StoreError/noSuchSession(_:)``, ``StoreError/fileExists``,
  ///   ``StoreError/missingRows`` where others' rows cannot be taken out of a damaged file, or
  ///   another ``StoreError``; nothing is left at the path then.
  public func export(
    to path: String, sessions: [SessionID]? = nil, progress: ((Int) -> Void)? = nil
  ) throws {
    // Read only where some are chosen: a name that is damaged must not stop the rest.
    if let sessions {
      let known = try names()
      if let missing = sessions.first(where: { !known.contains($0) }) {
        throw StoreError.noSuchSession(missing)
      }
    }
    try storeErrors {
      guard try FileSystem.kind(of: path) == .nothing else { throw StoreError.fileExists }
      StoreFiles(path).removeLeftovers()
      // Never a name that could be read as a URI. https://www.sqlite.org/uri.html
      let aside = (path.hasPrefix("/") ? path : "./" + path) + StoreFiles.suffix
      // Made first, so that SQLite fills a file that its owner alone may read.
      try FileSystem.makeFile(aside)
      defer {
        for suffix in ["", "-journal", "-wal", "-shm"] { FileSystem.removeFile(aside + suffix) }
      }
      try use { connection in
        try connection.ticking(every: 10_000, progress) { (connection: inout Connection) throws in
          try connection.vacuum(into: aside)
        }
      }
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
    // Table by table, because a row with a damaged key would stop a deletion that follows keys. A
    // row that is no session's could be any session's.
    try connection.set("foreign_keys", to: 0)
    let numbers = try connection.rows(.sessionNames) { ($0.integer(0), try? $0.sessionID(1)) }
      .filter { $0.1.map(sessions.contains) ?? false }
      .map { "\($0.0)" }.joined(separator: ", ")
    let others =
      CopiedTable.all.map { "\($0.name) WHERE session NOT IN (\(numbers))" }
      + ["session WHERE id NOT IN (\(numbers))"]
    for rows in others { try connection.script("DELETE FROM \(rows)", named: "delete others") }
    try connection.script("VACUUM", named: "vacuum")
    for rows in others {
      let left = try connection.once("SELECT count(*) FROM \(rows)") { $0.integer(0) }
      guard left == [0] else { throw StoreError.missingRows }
    }
  }
}

extension Connection {
  /// Writes the database to an empty file; one that is only read is not changed by it.
  mutating func vacuum(into path: String) throws {
    // It counts as writing, though what it writes is another file.
    // https://www.sqlite.org/pragma.html#pragma_query_only
    let isReading = try pragma("query_only")
    try set("query_only", to: 0)
    do { try run(.vacuumInto, [.text(path)]) } catch {
      try set("query_only", to: isReading)
      throw error
    }
    try set("query_only", to: isReading)
  }
}

extension SQL {
  /// <https://www.sqlite.org/lang_vacuum.html#vacuuminto>
  fileprivate static let vacuumInto = SQL("vacuum into", "VACUUM INTO ?1")
  fileprivate static let sessionNames = SQL("session names", "SELECT id, name FROM session")
}
