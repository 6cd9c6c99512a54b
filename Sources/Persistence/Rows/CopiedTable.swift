/// A table whose rows belong to one session, with the statements that copy them.
struct CopiedTable {
  let name: String
  let select: SQL
  let insert: SQL

  /// `columns` are all but `session` and `crc`, in the order of the checksum.
  private init(
    _ name: String, selecting: StaticString, inserting: StaticString, _ columns: String
  ) {
    self.name = name
    select = SQL(
      selecting,
      """
      SELECT \(columns), crc = crc32c(session, \(columns)) FROM \(name) WHERE session = ?1
      """)
    let count = columns.split(separator: ",").count
    let values = (1...count + 1).map { "?\($0)" }.joined(separator: ", ")
    insert = SQL(
      inserting,
      """
      INSERT INTO \(name) (session, \(columns), crc) VALUES (\(values), crc32c(\(values)))
      RETURNING crc
      """)
  }

  /// Every table but the session's own.
  static let all = [
    CopiedTable(
      "entry", selecting: "copied entries", inserting: "copy entry",
      """
      stack, entry, added, removed, added_ms, removed_ms, owner, name, version, payload, title,
      content, provisional, checkpoint, answers, style, detent
      """),
    CopiedTable(
      "snapshot", selecting: "copied snapshots", inserting: "copy snapshot",
      "entry, model, version, saved_ms, payload"),
    CopiedTable("value", selecting: "copied values", inserting: "copy value", "kind, key, payload"),
    CopiedTable(
      "retention_exception", selecting: "copied retention exceptions",
      inserting: "copy retention exception", "model, retention, retention_limit"),
    CopiedTable("note", selecting: "copied notes", inserting: "copy note", "revision, text"),
    CopiedTable(
      "departed", selecting: "copied departed", inserting: "copy departed", "revision, entry"),
  ]
}
