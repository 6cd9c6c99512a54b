import Navigation
import TestSupport
import Testing

@testable import Persistence

/// Most bit flips pass SQLite's own checks; the checksum of a row meets them.
@Suite struct DamagedRowTests {
  private func place() throws -> (place: TestStore, id: SessionID) {
    let place = try TestStore()
    var session = try Example.parked.session()
    session.state.retention.models["SearchModel"] = .dictionary(limit: 3)
    session.layout = nil
    try place.open().save(session, note: "why")
    return (place, session.id)
  }

  private static let tables = [
    "session", "entry", "snapshot", "value", "retention_exception", "note",
  ]

  /// Changes one column of every row of a table so that the table's rules still hold.
  private func damage(_ place: TestStore, _ table: String, _ column: String, _ type: String) throws
  {
    let changed =
      type == "TEXT" ? "coalesce(\(column), '') || ' '" : "coalesce(\(column), 0) + 1000"
    try RawDatabase(place.database).run(
      "PRAGMA ignore_check_constraints = ON; UPDATE \(table) SET \(column) = \(changed)")
  }

  @Test(arguments: tables)
  func `a change of any column is told with the table's name`(table: String) throws {
    let fresh = try place().place
    let columns = try RawDatabase(fresh.database).texts(
      "SELECT name || ' ' || type FROM pragma_table_info('\(table)')")
    try #require(columns.count > 3)
    // By these a row is found: where one is damaged, the row is missing, and the tally tells.
    let finds = ["session", "removed"]
    for column in columns.map({ $0.split(separator: " ").map(String.init) }) {
      if table == "session", ["id", "name"].contains(column[0]) { continue }
      let (place, id) = try place()
      try damage(place, table, column[0], column[1])
      let error = #expect(throws: StoreError.self, "\(column[0])") {
        try place.open(for: .reading).load(id)
      }
      let isMissing = table != "session" && finds.contains(column[0])
      #expect(error == (isMissing ? .missingRows : .damagedRow(table: table)), "\(column[0])")
    }
  }

  @Test(arguments: tables.filter { $0 != "session" })
  func `a row that is gone is told`(table: String) throws {
    let (place, id) = try place()
    try RawDatabase(place.database).run(
      "DELETE FROM \(table) WHERE crc = (SELECT max(crc) FROM \(table))")
    #expect(throws: StoreError.missingRows) { try place.open(for: .reading).load(id) }
    #expect(throws: StoreError.missingRows) { try place.open().save(.sample(id)) }
  }

  @Test func `a damaged session costs no other`() throws {
    let (place, id) = try place()
    let other: SessionID = "other"
    try place.open().save(.sample(other))
    try RawDatabase(place.database).run(
      "UPDATE entry SET crc = crc + 1 WHERE session = "
        + "(SELECT id FROM session WHERE name = '\(id)')")
    let store = try place.open(for: .reading)
    let listed = Dictionary(uniqueKeysWithValues: try store.list().map { ($0.id, $0.content) })
    #expect(listed[id] == .failure(.damagedRow(table: "entry")))
    #expect(try listed[other]?.get().session.id == other)
    #expect(try store.names() == [id, other].sorted())
  }

  @Test(arguments: tables)
  func `one flipped bit of a text is told`(table: String) throws {
    let column = [
      "session": "retention", "entry": "payload", "snapshot": "payload", "value": "payload",
      "retention_exception": "retention", "note": "text",
    ][table]
    let (place, id) = try place()
    let text = try #require(column)
    // The last character but one, so that a payload's brackets stay; SQLite has no exclusive or.
    let character = "unicode(substr(\(text), -2, 1))"
    try RawDatabase(place.database).run(
      """
      PRAGMA ignore_check_constraints = ON;
      UPDATE \(table) SET \(text) = substr(\(text), 1, length(\(text)) - 2)
        || char(\(character) + 1 - 2 * (\(character) & 1)) || substr(\(text), -1)
      WHERE length(\(text)) > 2
      """)
    #expect(throws: StoreError.damagedRow(table: table)) { try place.open().load(id) }
  }

  @Test(arguments: tables)
  func `a save over a damaged row is refused and changes nothing`(table: String) throws {
    let (place, id) = try place()
    try RawDatabase(place.database).run("UPDATE \(table) SET crc = crc + 1")
    let store = try place.open()
    let before = try place.durableContents()
    #expect(throws: StoreError.damagedRow(table: table)) { try store.save(.sample(id)) }
    #expect(try place.durableContents() == before)
  }

  @Test func `a damaged session does not hold up another`() throws {
    let (place, id) = try place()
    try place.open().save(.sample("other"))
    try RawDatabase(place.database).run("UPDATE session SET crc = 0 WHERE name <> 'other'")
    let store = try place.open()
    #expect(throws: StoreError.damagedRow(table: "session")) { try store.load(id) }
    #expect(try store.load("other") != nil)
  }

  /// Changes a session's own row, and gives it the checksum and the tally that then are right.
  private func rewrite(
    _ id: SessionID, in place: TestStore, after script: String = "",
    _ change: @Sendable (inout SessionRow) -> Void = { _ in }
  ) throws {
    try place.open().write { connection in
      try connection.script(script, named: "test")
      let rows = try connection.rows(.findSession, [.text(id.text)]) { row in try SessionRow(row) }
      var row = try #require(rows.first)
      let saveNumber = row.saveNumber
      row.tally = try RowTally(of: row.id, in: &connection)
      change(&row)
      try connection.run(
        .updateSession, [.integer(row.id)] + row.values + [.integer(saveNumber)])
    }
  }

  private static let counters: [@Sendable (inout SessionRow) -> Void] = [
    { $0.revision = .max }, { $0.saveNumber = .max }, { $0.nextEntry = .max },
    { $0.nextStack = .max },
  ]

  @Test(arguments: counters.indices)
  func `a counter that is out of range is told, and does not trap`(counter: Int) throws {
    let (place, id) = try place()
    try rewrite(id, in: place, Self.counters[counter])
    let told = StoreError.brokenSession(reason: "One of its counters is out of range.")
    #expect(throws: told) { try place.open().load(id) }
    #expect(throws: told) { try place.open().save(.sample(id)) }
  }

  @Test func `rows that do not fit together are told`() throws {
    let (place, id) = try place()
    try rewrite(id, in: place, after: "DELETE FROM entry WHERE stack = 0")
    #expect {
      try place.open().load(id)
    } throws: { error in
      if case .brokenSession = error as? StoreError { true } else { false }
    }
  }
}
