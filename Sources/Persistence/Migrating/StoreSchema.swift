import Migrations

/// The tables of a store, as a fresh one has them.
public enum StoreSchema {
  /// SQL that makes the tables in an empty database, each under the comments of the migrations
  /// that made or changed it.
  ///
  /// - Returns: The statements, in the order in which the migrations make them.
  /// - Throws: ``StoreError`` where SQLite cannot be had.
  public static func sql() throws -> String {
    try storeErrors {
      var connection = try Connection(path: Connection.memory, mode: .create)
      try connection.configure(for: .inMemory, busyMilliseconds: 0)
      try Migrator().migrate(&connection)
      let tables = try connection.once(
        """
        SELECT name, sql FROM sqlite_schema
        WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid
        """
      ) { (name: try $0.text(0), sql: try $0.text(1)) }
      let parts = Migration.all.flatMap { SchemaPart.all(in: $0.sql) }
      return tables.map { table in
        let parts = parts.filter { $0.table == table.name }
        let comments = parts.flatMap(\.comments).map { $0 + "\n" }.joined()
        return comments + spaced(table.sql, added: parts.flatMap(\.columns)) + ";\n"
      }.joined(separator: "\n")
    }
  }

  /// A column that was added stands on a line of its own: SQLite puts all of them on the last.
  private static func spaced(_ sql: String, added columns: [String]) -> String {
    columns.reduce(sql) { sql, column in
      sql.replacing("\n, \(column)", with: ",\n  \(column)")
        .replacing(", \(column)", with: ",\n  \(column)")
    }
  }
}

/// What one paragraph of a migration says of a table.
private struct SchemaPart {
  let table: String
  let comments: [String]
  /// The columns that it adds.
  let columns: [String]

  static func all(in sql: String) -> [SchemaPart] {
    sql.split(separator: "\n\n").compactMap { paragraph in
      let lines = paragraph.split(separator: "\n").map(String.init)
      let comments = lines.prefix { $0.hasPrefix("--") }
      let words = lines.dropFirst(comments.count).first?.split(separator: " ") ?? []
      guard words.count > 2, words[1] == "TABLE", ["CREATE", "ALTER"].contains(words[0]) else {
        return nil
      }
      let adding = "ALTER TABLE \(words[2]) ADD COLUMN "
      let columns = lines.filter { $0.hasPrefix(adding) && $0.hasSuffix(";") }
        .map { String($0.dropFirst(adding.count).dropLast()) }
      return SchemaPart(table: String(words[2]), comments: Array(comments), columns: columns)
    }
  }
}
