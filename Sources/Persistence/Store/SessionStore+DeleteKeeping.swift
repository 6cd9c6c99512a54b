public import Navigation

extension SessionStore {
  /// How many files with deleted sessions a store keeps: see ``deleteKeepingCopy(_:)``.
  public static let greatestDeletionCount = DeletionCopy.greatestCount

  /// Deletes sessions, all or none, after they were written as they are, damage and all, into one
  /// file in the store's own folder of backups. With more than ten such files the oldest goes.
  ///
  /// - Parameter ids: The sessions' names.
  /// - Returns: The file's path.
  /// - Throws: ``StoreError/noSuchSession(_:)``, ``StoreError/noCopy(reason:)`` where the file cannot
  ///   be made, or another ``StoreError``; nothing was deleted then.
  public func deleteKeepingCopy(_ ids: [SessionID]) throws -> String {
    // Where another program saves all the time, the copy is old before it is made.
    for attempt in 1...Self.attempts {
      let (database, version) = try use { connection in
        (connection.path, try connection.pragma("data_version"))
      }
      let copy = try DeletionCopy(of: ids, in: self, at: database)
      do {
        try write { connection in
          guard try connection.pragma("data_version") == version else { throw OutdatedCopy() }
          try connection.delete(ids)
        }
        copy.removeOld()
        return copy.path
      } catch is OutdatedCopy where attempt < Self.attempts {
        copy.discard()
      } catch {
        copy.discard()
        throw error is OutdatedCopy ? StoreError.unavailable(.busy) : error
      }
    }
    throw StoreError.unavailable(.busy)
  }

  /// Deletes sessions, all or none, and keeps nothing of them.
  ///
  /// - Parameter ids: The sessions' names.
  /// - Throws: ``StoreError/noSuchSession(_:)`` or another ``StoreError``; nothing was deleted then.
  public func delete(_ ids: [SessionID]) throws {
    try write { connection in try connection.delete(ids) }
  }

  /// How often a copy is made anew.
  private static let attempts = 5

  /// Another program wrote after the copy was made.
  private struct OutdatedCopy: Error {}
}

extension Connection {
  fileprivate mutating func delete(_ ids: [SessionID]) throws {
    for id in ids {
      // By its number alone: a session whose own row is damaged can be deleted too.
      let numbers = try rows(.sessionNumber, [.text(id.text)]) { $0.integer(0) }
      guard let number = numbers.first else {
        try checkMissing(id)
        throw StoreError.noSuchSession(id)
      }
      try run(.deleteSession, [.integer(number)])
    }
  }
}
