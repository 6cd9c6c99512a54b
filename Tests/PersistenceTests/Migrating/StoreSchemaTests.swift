import Testing

@testable import Persistence

@Suite struct StoreSchemaTests {
  @Test
  func `the statements make the tables of a fresh store`() throws {
    var fresh = try Connection(path: Connection.memory, mode: .create)
    try fresh.configure(for: .inMemory, busyMilliseconds: 0)
    try Migrator().migrate(&fresh)

    let made = try Connection(path: Connection.memory, mode: .create)
    try made.script(try StoreSchema.sql(), named: "schema")

    let (expected, found) = (try fresh.schemaChecksum(), try made.schemaChecksum())
    #expect(found == expected)
  }

  @Test
  func `each table has the comments of the steps that made and changed it`() throws {
    let sql = try StoreSchema.sql()
    let tables = sql.split(separator: "\n\n").map { $0.split(separator: "\n") }

    #expect(tables.count == 8)
    for lines in tables {
      #expect(lines.first?.hasPrefix("-- ") == true)
      #expect(lines.contains { $0.hasPrefix("CREATE TABLE ") })
    }
    let session = tables.first { $0.contains("CREATE TABLE session (") } ?? []
    #expect(session.contains { $0.hasPrefix("-- One window's navigation.") })
    #expect(session.contains { $0.hasPrefix("-- The revision that an undo shows") })
  }

  @Test
  func `a column that was added has a line of its own`() throws {
    let lines = try StoreSchema.sql().split(separator: "\n")

    #expect(lines.contains("  undo_cursor INTEGER,"))
    #expect(lines.contains("  prune_due INTEGER NOT NULL DEFAULT 16,"))
  }
}
