private let key = "session, stack, entry, added"
private let content = """
  owner, name, version, payload, title, content, provisional, checkpoint, answers, style, detent
  """
private let stored = """
  SELECT stack, entry, added, removed, added_ms, \(content), crc,
    crc = crc32c(\(key), removed, added_ms, removed_ms, \(content)), removed_ms
  FROM entry
  """

extension SQL {
  /// All rows of a session, those that were closed too: one whose `removed` is damaged would else
  /// only be missed.
  static let entries = SQL("entries", stored + " WHERE session = ?1")
  /// The rows of the lists that are there now.
  static let lists = SQL(
    "lists", stored + " WHERE session = ?1 AND stack < 16 AND removed IS NULL")
  /// What stands on a path now, above an entry.
  static let entriesAbove = SQL(
    "entries above",
    stored + " WHERE session = ?1 AND stack = ?2 AND entry > ?3 AND removed IS NULL")
  /// The first entry of a path now, without what a damaged row's number makes of it.
  static let firstEntry = SQL(
    "first entry",
    """
    SELECT entry FROM entry
    WHERE session = ?1 AND stack = ?2 AND removed IS NULL AND entry >= 1
      AND entry < (SELECT next_entry FROM session WHERE id = ?1)
    ORDER BY entry LIMIT 1
    """)
  static let isThere = SQL(
    "is there",
    "SELECT 1 FROM entry WHERE session = ?1 AND stack = ?2 AND entry = ?3 AND removed IS NULL")
  static let insertEntry = SQL(
    "insert entry",
    """
    INSERT INTO entry (\(key), removed, added_ms, removed_ms, \(content), crc)
    VALUES (?1, ?2, ?3, ?4, NULL, ?5, NULL, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16,
      crc32c(?1, ?2, ?3, ?4, NULL, ?5, NULL, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16))
    RETURNING crc
    """)
  static let closeEntry = SQL(
    "close entry",
    """
    UPDATE entry SET removed = ?5, removed_ms = ?6,
      crc = crc32c(\(key), ?5, added_ms, ?6, \(content))
    WHERE session = ?1 AND stack = ?2 AND entry = ?3 AND added = ?4
    RETURNING crc
    """)
  static let deleteEntry = SQL(
    "delete entry",
    "DELETE FROM entry WHERE session = ?1 AND stack = ?2 AND entry = ?3 AND added = ?4")
  static let deleteResult = SQL(
    "delete result",
    """
    DELETE FROM entry WHERE session = ?1 AND stack = 4 AND owner = ?2 AND name = ?3
    RETURNING crc
    """)
}
