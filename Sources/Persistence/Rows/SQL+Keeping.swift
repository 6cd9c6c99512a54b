extension SQL {
  static let snapshots = SQL(
    "snapshots",
    """
    SELECT entry, model, version, saved_ms, payload, crc,
      crc = crc32c(session, entry, model, version, saved_ms, payload)
    FROM snapshot WHERE session = ?1
    """)
  static let snapshotsOfEntry = SQL("snapshots of entry", snapshots.text + " AND entry = ?2")
  static let snapshotModels = SQL(
    "snapshot models", "SELECT model FROM snapshot WHERE session = ?1 AND entry = ?2")
  static let snapshotChecksum = SQL(
    "snapshot checksum",
    "SELECT crc FROM snapshot WHERE session = ?1 AND entry = ?2 AND model = ?3")
  static let putSnapshot = SQL(
    "put snapshot",
    """
    INSERT INTO snapshot (session, entry, model, version, saved_ms, payload, crc)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, crc32c(?1, ?2, ?3, ?4, ?5, ?6))
    ON CONFLICT (session, entry, model) DO UPDATE SET
      version = excluded.version, saved_ms = excluded.saved_ms, payload = excluded.payload,
      crc = excluded.crc
    RETURNING crc
    """)
  static let deleteSnapshot = SQL(
    "delete snapshot",
    "DELETE FROM snapshot WHERE session = ?1 AND entry = ?2 AND model = ?3 RETURNING crc")
  static let deleteSnapshots = SQL(
    "delete snapshots", "DELETE FROM snapshot WHERE session = ?1 AND entry = ?2 RETURNING crc")

  static let departed = SQL(
    "departed",
    """
    SELECT entry, revision, crc, crc = crc32c(session, revision, entry)
    FROM departed WHERE session = ?1
    """)
  static let insertDeparted = SQL(
    "insert departed",
    """
    INSERT INTO departed (session, revision, entry, crc)
    VALUES (?1, ?2, ?3, crc32c(?1, ?2, ?3))
    ON CONFLICT (session, revision, entry) DO NOTHING
    RETURNING crc
    """)
  static let deleteDeparted = SQL(
    "delete departed", "DELETE FROM departed WHERE session = ?1 AND entry = ?2 RETURNING crc")

  static let values = SQL(
    "values",
    """
    SELECT kind, key, payload, crc, crc = crc32c(session, kind, key, payload)
    FROM value WHERE session = ?1
    """)
  static let valueChecksum = SQL(
    "value checksum", "SELECT crc FROM value WHERE session = ?1 AND kind = ?2 AND key = ?3")
  static let putValue = SQL(
    "put value",
    """
    INSERT INTO value (session, kind, key, payload, crc)
    VALUES (?1, ?2, ?3, ?4, crc32c(?1, ?2, ?3, ?4))
    ON CONFLICT (session, kind, key) DO UPDATE SET
      payload = excluded.payload, crc = excluded.crc
    RETURNING crc
    """)
  static let deleteValue = SQL(
    "delete value",
    "DELETE FROM value WHERE session = ?1 AND kind = ?2 AND key = ?3 RETURNING crc")

  static let exceptions = SQL(
    "retention exceptions",
    """
    SELECT model, retention, retention_limit, crc,
      crc = crc32c(session, model, retention, retention_limit)
    FROM retention_exception WHERE session = ?1
    """)
  static let exceptionChecksum = SQL(
    "retention exception checksum",
    "SELECT crc FROM retention_exception WHERE session = ?1 AND model = ?2")
  static let putException = SQL(
    "put retention exception",
    """
    INSERT INTO retention_exception (session, model, retention, retention_limit, crc)
    VALUES (?1, ?2, ?3, ?4, crc32c(?1, ?2, ?3, ?4))
    ON CONFLICT (session, model) DO UPDATE SET
      retention = excluded.retention, retention_limit = excluded.retention_limit,
      crc = excluded.crc
    RETURNING crc
    """)
  static let deleteException = SQL(
    "delete retention exception",
    "DELETE FROM retention_exception WHERE session = ?1 AND model = ?2 RETURNING crc")

  static let notes = SQL(
    "notes",
    """
    SELECT revision, text, crc, crc = crc32c(session, revision, text)
    FROM note WHERE session = ?1
    """)
  static let note = SQL("note", notes.text + " AND revision = ?2")
  static let noteChecksum = SQL(
    "note checksum", "SELECT crc FROM note WHERE session = ?1 AND revision = ?2")
  static let putNote = SQL(
    "put note",
    """
    INSERT INTO note (session, revision, text, crc) VALUES (?1, ?2, ?3, crc32c(?1, ?2, ?3))
    ON CONFLICT (session, revision) DO UPDATE SET text = excluded.text, crc = excluded.crc
    RETURNING crc
    """)
}
