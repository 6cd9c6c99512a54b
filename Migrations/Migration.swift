/// One step of the store's schema: the text of a numbered file in this folder.
package struct Migration: Sendable {
  /// The number that the file's name begins with.
  package let version: Int
  /// The file's name without its ending.
  package let name: String
  /// The least schema version that a program must know to read what the step leaves behind.
  package let minimumReader: Int
  /// The SQL.
  package let sql: String

  package init(version: Int, name: String, minimumReader: Int, sql: String) {
    self.version = version
    self.name = name
    self.minimumReader = minimumReader
    self.sql = sql
  }

  /// Every step there is, in order.
  package static let all: [Migration] = [
    Migration(
      version: 1, name: "0001_create_store", minimumReader: 1,
      sql: String(decoding: PackageResources._001_create_store_sql, as: UTF8.self))
  ]
}
