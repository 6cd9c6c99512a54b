import Navigation
import TestSupport
import Testing

@testable import Persistence

/// A copy leaves out what is damaged, tells it, and is whole.
@Suite struct DamagedCopyTests {
  private let place: TestStore
  private let other: TestStore

  init() throws {
    place = try TestStore()
    other = try TestStore()
    let store = try place.open()
    try store.save(.sample(depth: 2).drafting("1", for: 1).drafting("2", for: 2))
    try store.move(.select(.trail(3)), .push(.trail(4)))
    try store.move(.select(.trail(5)))
    try store.move(.section(.named(SavedRoute("trips"))), .push(.trail(6)))
    try store.move(.present(NewEntry(SavedRoute("share"))), .push(.trail(7)))
    try store.move(.pop())
    try store.save(try store.stored(), note: "note")
  }

  private func copy() throws -> (damage: [StoredDamage], copy: StoredSession) {
    let store = try other.open()
    let damage = try place.open(for: .reading).copy(.main, to: store, replacing: true)
    let copy = try #require(try store.load(.main))
    for number in try #require(try store.history(of: .main)).revisions.map(\.number) {
      #expect(try store.load(.main, at: number)?.damage == [], "revision \(number)")
    }
    return (damage, copy)
  }

  @Test func `each row of each table can be damaged, one at a time`() throws {
    for table in ["entry", "snapshot", "note"] {
      let raw = try RawDatabase(place.database)
      for checksum in try raw.texts("SELECT crc FROM \(table)") {
        try raw.run("UPDATE \(table) SET crc = crc + 1 WHERE crc = \(checksum)")
        let (damage, copy) = try copy()
        #expect(damage.contains { $0.kind == table }, "\(checksum)")
        #expect(copy.damage.isEmpty, "\(table) \(checksum) \(copy.damage)")
        try raw.run("UPDATE \(table) SET crc = crc - 1 WHERE crc = \(checksum) + 1")
      }
    }
  }

  @Test func `each row of navigation can be missing, one at a time`() throws {
    for (key, row) in try rows() {
      try RawDatabase(place.database).run("DELETE FROM entry WHERE \(key)")
      let (damage, copy) = try copy()
      #expect(damage.contains(.missingRows(1)), "\(key)")
      #expect(copy.damage.isEmpty, "\(key) \(copy.damage)")
      try RawDatabase(place.database).run("INSERT INTO entry VALUES (\(row))")
    }
  }

  private func rows() throws -> [(key: String, values: String)] {
    let raw = try RawDatabase(place.database)
    let columns = try raw.texts("SELECT name FROM pragma_table_info('entry')")
    let keys = try raw.texts(
      """
      SELECT printf('stack = %d AND entry = %d AND added = %d', stack, entry, added) FROM entry
      """)
    return try keys.map { key in
      let quoted = columns.map { "quote(\($0))" }.joined(separator: " || ',' || ")
      return (key, try #require(try raw.texts("SELECT \(quoted) FROM entry WHERE \(key)").first))
    }
  }

  @Test func `the snapshot of an entry that is left out is left out`() throws {
    try RawDatabase(place.database).run(
      "UPDATE entry SET crc = crc + 1 WHERE stack >= 16 AND entry = 2")
    let (_, copy) = try copy()
    #expect(copy.session.drafts == [1: "1"])
    #expect(try RawDatabase(other.database).texts("SELECT entry FROM snapshot") == ["1"])
  }

  @Test func `a session whose own row is damaged is not copied`() throws {
    try RawDatabase(place.database).run("UPDATE session SET crc = crc + 1")
    #expect(throws: StoreError.damagedRow(table: "session")) { try copy() }
    #expect(try other.open().names() == [])
  }
}
