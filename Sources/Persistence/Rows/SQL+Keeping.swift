extension SQL {
  static let snapshots = SQL(
    "snapshots",
    """
    SELECT entry, model, version, saved_ms, payload,
      crc = crc32c(session, entry, model, version, saved_ms, payload)
    FROM snapshot WHERE session = ?1
    """)
  static let putSnapshot = SQL(
    "put snapshot",
    """
    INSERT INTO snapshot (session, entry, model, version, saved_ms, payload, crc)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, crc32c(?1, ?2, ?3, ?4, ?5, ?6))
    ON CONFLICT (session, entry, model) DO UPDATE SET
      version = excluded.version, saved_ms = excluded.saved_ms, payload = excluded.payload,
      crc = excluded.crc
    """)
  static let deleteSnapshot = SQL(
    "delete snapshot", "DELETE FROM snapshot WHERE session = ?1 AND entry = ?2 AND model = ?3")

  static let values = SQL(
    "values",
    """
    SELECT kind, key, payload, crc = crc32c(session, kind, key, payload)
    FROM value WHERE session = ?1
    """)
  static let putValue = SQL(
    "put value",
    """
    INSERT INTO value (session, kind, key, payload, crc)
    VALUES (?1, ?2, ?3, ?4, crc32c(?1, ?2, ?3, ?4))
    ON CONFLICT (session, kind, key) DO UPDATE SET
      payload = excluded.payload, crc = excluded.crc
    """)
  static let deleteValue = SQL(
    "delete value", "DELETE FROM value WHERE session = ?1 AND kind = ?2 AND key = ?3")

  static let exceptions = SQL(
    "retention exceptions",
    """
    SELECT model, retention, retention_limit,
      crc = crc32c(session, model, retention, retention_limit)
    FROM retention_exception WHERE session = ?1
    """)
  static let putException = SQL(
    "put retention exception",
    """
    INSERT INTO retention_exception (session, model, retention, retention_limit, crc)
    VALUES (?1, ?2, ?3, ?4, crc32c(?1, ?2, ?3, ?4))
    ON CONFLICT (session, model) DO UPDATE SET
      retention = excluded.retention, retention_limit = excluded.retention_limit,
      crc = excluded.crc
    """)
  static let deleteException = SQL(
    "delete retention exception",
    "DELETE FROM retention_exception WHERE session = ?1 AND model = ?2")

  static let notes = SQL(
    "notes",
    """
    SELECT revision, text, crc = crc32c(session, revision, text)
    FROM note WHERE session = ?1
    """)
  static let putNote = SQL(
    "put note",
    """
    INSERT INTO note (session, revision, text, crc) VALUES (?1, ?2, ?3, crc32c(?1, ?2, ?3))
    ON CONFLICT (session, revision) DO UPDATE SET text = excluded.text, crc = excluded.crc
    """)
}
