/// Every row's checksum is over all of its other columns, and the database works it out itself.
private let changingColumns = """
  revision, save_number, saved_ms, next_entry, next_stack, row_count, row_sum, layout,
  columns, column_visibility, preferred_compact_column, retention, retention_limit, app,
  app_version, os, device, undo_cursor, undo_top, prune_due, prune_stack, prune_entry,
  snapshot_count, snapshot_sum, history_start
  """

private let sessionColumns = "name, " + changingColumns

private let bindings = (1...27).map { "?\($0)" }.joined(separator: ", ")
private let changingBindings = (3...27).map { "?\($0)" }.joined(separator: ", ")

extension SQL {
  private static let readSession = """
    SELECT id, \(sessionColumns), crc = crc32c(id, \(sessionColumns)) FROM session
    """

  static let findSession = SQL("find session", readSession + " WHERE name = ?1")
  static let sessionNumber = SQL("session number", "SELECT id FROM session WHERE name = ?1")
  static let sessionPastIndex = SQL(
    "session past the index", "SELECT 1 FROM session NOT INDEXED WHERE name = ?1")
  static let saveNumber = SQL("save number", "SELECT save_number FROM session WHERE id = ?1")
  static let listSessions = SQL("list sessions", readSession + " ORDER BY name")
  static let nextSession = SQL("next session", "SELECT coalesce(max(id), 0) + 1 FROM session")
  static let insertSession = SQL(
    "insert session",
    """
    INSERT INTO session (id, \(sessionColumns), crc) VALUES (\(bindings), crc32c(\(bindings)))
    """)
  /// Changes nothing where another save came first: its number is in the condition. The name is
  /// not set: to set it to itself would write a page of its index.
  static let updateSession = SQL(
    "update session",
    """
    UPDATE session SET (\(changingColumns), crc) = (\(changingBindings), crc32c(\(bindings)))
    WHERE id = ?1 AND save_number = ?28
    """)
  static let deleteSession = SQL("delete session", "DELETE FROM session WHERE id = ?1")
  /// The sessions, counted in the table and in the index by name: where the index is damaged, a
  /// session that is there is not found.
  static let countSessions = SQL(
    "count sessions",
    """
    SELECT (SELECT count(*) FROM session NOT INDEXED),
      (SELECT count(*) FROM session INDEXED BY sqlite_autoindex_session_1)
    """)
}
