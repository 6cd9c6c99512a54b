public import Navigation

extension SessionStore {
  /// Deletes a session, with its history and all that is kept with it.
  ///
  /// - Parameters:
  ///   - id: The session's name.
  ///   - isRehearsal: Whether to undo it all and only report.
  /// - Returns: Whether there was one.
  /// - Throws: ``StoreError``; nothing was deleted then.
  @discardableResult
  public func delete(_ id: SessionID, isRehearsal: Bool = false) throws -> Bool {
    try rehearsing(isRehearsal) { connection in
      // By its number alone: a session whose own row is damaged can be deleted too.
      let numbers = try connection.rows(.sessionNumber, [.text(id.text)]) { $0.integer(0) }
      if numbers.isEmpty { try connection.checkMissing(id) }
      for number in numbers { try connection.run(.deleteSession, [.integer(number)]) }
      return !numbers.isEmpty
    }
  }
}
