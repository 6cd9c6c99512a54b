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
      for number in numbers { try connection.deleteSession(number) }
      return !numbers.isEmpty
    }
  }
}

extension Connection {
  /// Deletes a session by its number, with all that refers to it.
  ///
  /// - Throws: ``StoreError/missingRows`` where rows stand where they cannot be found: a damaged
  ///   key is counted as referring to the session, and not found when it is to go.
  mutating func deleteSession(_ number: Int64) throws {
    do { try run(.deleteSession, [.integer(number)]) } catch let error
      where error.isOfForeignKey
    {
      throw StoreError.missingRows
    }
  }
}
