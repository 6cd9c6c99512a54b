/// Every row's checksum is over all of its other columns, and the database works it out itself.
private let sessionColumns = """
  name, revision, save_number, saved_ms, next_entry, next_stack, layout, columns,
  column_visibility, preferred_compact_column, retention, retention_limit, app, app_version, os,
  device
  """

extension SQL {
  private static let readSession = """
    SELECT id, \(sessionColumns), crc = crc32c(id, \(sessionColumns)) FROM session
    """

  static let findSession = SQL("find session", readSession + " WHERE name = ?1")
  static let listSessions = SQL("list sessions", readSession + " ORDER BY name")
  static let nextSession = SQL("next session", "SELECT coalesce(max(id), 0) + 1 FROM session")
  static let insertSession = SQL(
    "insert session",
    """
    INSERT INTO session (id, \(sessionColumns), crc)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17,
      crc32c(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17))
    """)
  /// Changes nothing where another save came first: its number is in the condition.
  static let updateSession = SQL(
    "update session",
    """
    UPDATE session SET
      (\(sessionColumns), crc) =
      (?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17,
        crc32c(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17))
    WHERE id = ?1 AND save_number = ?18
    """)
}
