import Foundation
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// Most bit flips pass SQLite's own checks; the checksum of a row meets them. A row that is damaged
/// costs that row, and is told.
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

  /// What is told of a session: the damage, or the table whose row made it unreadable.
  private func told(_ place: TestStore, _ id: SessionID) throws -> Set<String> {
    do {
      let stored = try #require(try place.open(for: .reading).load(id))
      return Set(stored.damage.map(\.kind))
    } catch StoreError.damagedRow(let table) {
      return [table]
    } catch StoreError.brokenSession {
      return ["broken"]
    }
  }

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
    for column in columns.map({ $0.split(separator: " ").map(String.init) }) {
      if table == "session", ["id", "name"].contains(column[0]) { continue }
      let (place, id) = try place()
      try damage(place, table, column[0], column[1])
      // By its session a row is found: where that is damaged, the row is missing.
      let isMissing = table != "session" && column[0] == "session"
      let missing = table == "snapshot" ? "missing snapshots" : "missing rows"
      #expect(try told(place, id).contains(isMissing ? missing : table), "\(column[0])")
    }
  }

  @Test(arguments: tables.filter { $0 != "session" })
  func `a row that is gone is told`(table: String) throws {
    let (place, id) = try place()
    try RawDatabase(place.database).run(
      "DELETE FROM \(table) WHERE crc = (SELECT max(crc) FROM \(table))")
    let told = try told(place, id)
    #expect(!told.isDisjoint(with: ["missing rows", "missing snapshots", "broken"]), "\(told)")
    #expect(throws: StoreError.self) { try place.open().save(.sample(id)) }
  }

  @Test(arguments: ["entry", "snapshot", "value", "note"])
  func `a row that took another's place is told`(table: String) throws {
    let (place, id) = try place()
    // The sum of the checksums alone is not as it was.
    try place.open().write { connection in
      try connection.script(
        "UPDATE session SET \(table == "snapshot" ? "snapshot_sum" : "row_sum") = 1",
        named: "test")
      let row = try #require(
        try connection.rows(.sessionNumber, [.text(id.text)]) { $0.integer(0) }.first)
      try connection.rewriteChecksum(ofSession: row)
    }
    #expect(
      try told(place, id) == [table == "snapshot" ? "missing snapshots" : "missing rows"])
  }

  @Test func `a damaged session costs no other`() throws {
    let (place, id) = try place()
    let other: SessionID = "other"
    try place.open().save(.sample(other))
    try RawDatabase(place.database).run("UPDATE session SET crc = crc + 1 WHERE name = '\(id)'")
    let store = try place.open(for: .reading)
    let listed = Dictionary(uniqueKeysWithValues: try store.list().map { ($0.id, $0.content) })
    #expect(listed[id] == .failure(.damagedRow(table: "session")))
    #expect(try listed[other]?.get().session.id == other)
    #expect(try store.names() == [id, other].sorted())
    #expect(throws: StoreError.damagedRow(table: "session")) { try store.load(id) }
    #expect(try store.load(other) != nil)
  }

  @Test func `a session whose name is damaged in the index is not taken for none`() throws {
    let name = "a-name-of-its-own"
    let id = try SessionID(name)
    let place = try TestStore(saving: .sample(id))
    let whole = try Data(contentsOf: URL(filePath: place.database))
    let places = whole.indices.filter { whole[$0...].starts(with: name.utf8) }
    try #require(places.count == 2)
    var refusals = 0
    for index in places {
      var damaged = whole
      damaged[index] ^= 1
      try damaged.write(to: URL(filePath: place.database))
      let store = try place.open()
      do {
        // Damaged in the table alone, it is found by the index, and whole.
        #expect(try store.load(id)?.session.state == SavedSession.sample(id).state)
      } catch StoreError.missingRows {
        refusals += 1
        #expect(throws: StoreError.missingRows) { try store.save(.sample(id)) }
        #expect(throws: StoreError.missingRows) { try store.delete(id) }
      }
    }
    #expect(refusals == 1)
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
    #expect(try told(place, id).contains(table))
  }

  @Test(arguments: tables)
  func `a whole save over a damaged row is refused and changes nothing`(table: String) throws {
    let (place, id) = try place()
    try RawDatabase(place.database).run("UPDATE \(table) SET crc = crc + 1")
    let store = try place.open()
    let before = try place.durableContents()
    #expect(throws: StoreError.self) { try store.save(.sample(id)) }
    #expect(try place.durableContents() == before)
  }

  /// Changes a session's own row, and gives it the checksum that then is right.
  private func rewrite(
    _ id: SessionID, in place: TestStore, _ change: @Sendable (inout SessionRow) -> Void
  ) throws {
    try place.open().write { connection in
      var row = try #require(try SessionRow.find(id, in: &connection))
      let saveNumber = row.saveNumber
      change(&row)
      try connection.run(
        .updateSession, [.integer(row.id)] + row.values + [.integer(saveNumber)])
    }
  }

  private static let counters: [@Sendable (inout SessionRow) -> Void] = [
    { $0.revision = .max }, { $0.saveNumber = .max }, { $0.nextEntry = .max },
    { $0.nextStack = .max },
    { $0.undo = SessionRow.UndoPlace(cursor: .max, top: 1) }, { $0.pruning.due = .max },
  ]

  @Test(arguments: counters.indices)
  func `a counter that is out of range is told, and does not trap`(counter: Int) throws {
    let (place, id) = try place()
    try rewrite(id, in: place, Self.counters[counter])
    let told = StoreError.brokenSession(reason: "One of its counters is out of range.")
    #expect(throws: told) { try place.open().load(id) }
    #expect(throws: told) { try place.open().save(.sample(id)) }
  }
}

extension StoredDamage {
  /// The table, or what is missing.
  var kind: String {
    switch self {
    case .row(let table, _): table
    case .missingRows: "missing rows"
    case .missingSnapshots: "missing snapshots"
    case .homeless: "homeless"
    }
  }
}

extension Connection {
  /// Gives a session's row the checksum that is right.
  mutating func rewriteChecksum(ofSession id: Int64) throws {
    let columns = try once("SELECT name FROM pragma_table_info('session')") { try $0.text(0) }
      .filter { $0 != "crc" }.joined(separator: ", ")
    try script("UPDATE session SET crc = crc32c(\(columns)) WHERE id = \(id)", named: "test")
  }
}
