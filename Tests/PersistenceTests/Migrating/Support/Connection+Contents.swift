@testable import Persistence

extension Connection {
  /// Every table of the database, in order.
  func tables() throws -> [String] {
    try once(
      """
      SELECT name FROM sqlite_schema
      WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name
      """
    ) { try $0.text(0) }
  }

  /// The columns of a table.
  func columns(of table: String) throws -> [String] {
    try once("SELECT name FROM pragma_table_info('\(table)')") { try $0.text(0) }
  }

  /// The rows of a table as SQL would write their columns, in order.
  func contents(of table: String, columns: [String]) throws -> [String] {
    let text = columns.map { "quote(\($0))" }.joined(separator: " || ', ' || ")
    return try once("SELECT \(text) AS row FROM \(table) ORDER BY row") { try $0.text(0) }
  }

  /// Every row of every table, but for the moments in the ledger.
  func contents() throws -> [String: [String]] {
    var contents: [String: [String]] = [:]
    for table in try tables() {
      let columns = try columns(of: table).filter { $0 != "applied_ms" }
      contents[table] = try self.contents(of: table, columns: columns)
    }
    return contents
  }

  /// The one number that a statement gives.
  func number(_ sql: String) throws -> Int64? { try once(sql) { $0.integer(0) }.first }
}
