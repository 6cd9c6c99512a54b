/// Every row's checksum is over all of its other columns, and the database works it out itself.
private let sessionColumns = """
  name, revision, save_number, saved_ms, next_entry, next_stack, row_count, row_sum, layout,
  columns, column_visibility, preferred_compact_column, retention, retention_limit, app,
  app_version, os, device, undo_cursor, undo_top, prune_due, prune_stack, prune_entry
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
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18,
      ?19, ?20, ?21, ?22, ?23, ?24, crc32c(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13,
        ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23, ?24))
    """)
  /// Changes nothing where another save came first: its number is in the condition.
  static let updateSession = SQL(
    "update session",
    """
    UPDATE session SET
      (\(sessionColumns), crc) =
      (?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19,
        ?20, ?21, ?22, ?23, ?24,
        crc32c(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18,
          ?19, ?20, ?21, ?22, ?23, ?24))
    WHERE id = ?1 AND save_number = ?25
    """)
  /// Rows that were closed are read nowhere else, so that their checksums are worked out here.
  static let tally = SQL(
    "tally",
    """
    SELECT count(*), coalesce(sum(crc), 0) FROM (
      SELECT crc FROM entry WHERE session = ?1 AND removed IS NULL
      UNION ALL SELECT
        crc32c(session, stack, entry, added, removed, added_ms, removed_ms, owner, name, version,
          payload, title, content, provisional, checkpoint, answers, style, detent)
      FROM entry WHERE session = ?1 AND removed IS NOT NULL
      UNION ALL SELECT crc FROM departed WHERE session = ?1
      UNION ALL SELECT crc FROM snapshot WHERE session = ?1
      UNION ALL SELECT crc FROM value WHERE session = ?1
      UNION ALL SELECT crc FROM retention_exception WHERE session = ?1
      UNION ALL SELECT crc FROM note WHERE session = ?1)
    """)
  /// The sessions, counted in the table and in the index by name: where the index is damaged, a
  /// session that is there is not found.
  static let countSessions = SQL(
    "count sessions",
    """
    SELECT (SELECT count(*) FROM session NOT INDEXED),
      (SELECT count(*) FROM session INDEXED BY sqlite_autoindex_session_1)
    """)
}
