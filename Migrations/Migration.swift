/// One step of the store's schema: the text of a numbered file in this folder.
package struct Migration: Sendable {
  /// The number that the file's name begins with.
  package let version: Int
  /// The file's name without its ending.
  package let name: String
  /// The least schema version that a program must know to read what the step leaves behind.
  package let minimumReader: Int
  /// Whether the step takes away what only a backup could bring back.
  package let isDestructive: Bool
  /// The checksum of the tables that the step leaves behind; none where nothing is known of them.
  package let schema: Int64?
  /// The SQL.
  package let sql: String

  package init(
    version: Int, name: String, minimumReader: Int, isDestructive: Bool = false,
    schema: Int64? = nil, sql: String
  ) {
    self.version = version
    self.name = name
    self.minimumReader = minimumReader
    self.isDestructive = isDestructive
    self.schema = schema
    self.sql = sql
  }

  /// Every step there is, in order.
  package static let all: [Migration] = [
    Migration(
      version: 1, name: "0001_create_store", minimumReader: 1, schema: 2_301_249_211,
      sql: String(decoding: PackageResources._001_create_store_sql, as: UTF8.self)),
    Migration(
      version: 2, name: "0002_remember_history", minimumReader: 2, schema: 820_435_377,
      sql: String(decoding: PackageResources._002_remember_history_sql, as: UTF8.self)),
    Migration(
      version: 3, name: "0003_shorten_history", minimumReader: 3, schema: 835_674_432,
      sql: String(decoding: PackageResources._003_shorten_history_sql, as: UTF8.self)),
  ]
}
