private let key = "session, stack, entry, added"
private let content = """
  owner, name, version, payload, title, content, provisional, checkpoint, answers, style, detent
  """

extension SQL {
  /// The rows that are there now.
  static let currentEntries = SQL(
    "current entries",
    """
    SELECT stack, entry, added, \(content),
      crc = crc32c(\(key), removed, added_ms, removed_ms, \(content))
    FROM entry WHERE session = ?1 AND removed IS NULL
    """)
  static let insertEntry = SQL(
    "insert entry",
    """
    INSERT INTO entry (\(key), removed, added_ms, removed_ms, \(content), crc)
    VALUES (?1, ?2, ?3, ?4, NULL, ?5, NULL, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16,
      crc32c(?1, ?2, ?3, ?4, NULL, ?5, NULL, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16))
    """)
  static let closeEntry = SQL(
    "close entry",
    """
    UPDATE entry SET removed = ?5, removed_ms = ?6,
      crc = crc32c(\(key), ?5, added_ms, ?6, \(content))
    WHERE session = ?1 AND stack = ?2 AND entry = ?3 AND added = ?4
    """)
}
