import Foundation
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// A session goes with all of its rows, and with no others.
@Suite struct DeleteTests {
  private let place: TestStore
  private let store: SessionStore
  private let id: SessionID

  init() throws {
    place = try TestStore()
    store = try place.open()
    var session = try Example.parked.session()
    session.state.retention.models["SearchModel"] = .dictionary(limit: 3)
    id = session.id
    for name in [id, "kept"] as [SessionID] {
      session.id = name
      try store.save(session, note: "why")
      // One that has left, with its draft.
      var moved = session
      moved.state.apply(.push(.trail(1)))
      let top = try #require(moved.state.entries.map(\.id).max())
      try store.save(
        moved.holding(
          session.snapshots
            + [SavedSnapshot(entry: top, model: "SearchModel", payload: "\"yellow bird\"")]))
      try store.move(.pop(), in: name)
    }
  }

  private static let tables = [
    "entry", "snapshot", "value", "retention_exception", "note", "departed",
  ]

  private func counts() throws -> [Int] {
    let raw = try RawDatabase(place.database)
    return try (["session"] + Self.tables).map { table in
      try #require(try raw.texts("SELECT count(*) FROM \(table)").first.flatMap { Int($0) })
    }
  }

  @Test func `every table is rid of its rows, and keeps the others`() throws {
    let before = try counts()
    try #require(before.allSatisfy { $0 >= 2 && $0.isMultiple(of: 2) }, "\(before)")
    let kept = try store.load("kept")
    #expect(try store.delete(id))
    #expect(try counts() == before.map { $0 / 2 })
    #expect(try store.load(id) == nil)
    #expect(try store.load("kept") == kept)
  }

  @Test func `a session that is not there is none`() throws {
    let before = try counts()
    #expect(try !store.delete("other"))
    #expect(try counts() == before)
  }

  @Test func `a rehearsal tells it and deletes nothing`() throws {
    let before = try counts()
    #expect(try store.delete(id, isRehearsal: true))
    #expect(try !store.delete("other", isRehearsal: true))
    #expect(try counts() == before)
    #expect(try store.load(id)?.damage == [])
  }

  @Test(arguments: ["session"] + tables)
  func `a damaged session can be deleted`(table: String) throws {
    let before = try counts()
    try RawDatabase(place.database).run("UPDATE \(table) SET crc = crc + 1")
    #expect(try store.delete(id))
    #expect(try counts() == before.map { $0 / 2 })
  }

  @Test func `nothing of it stays in the file`() throws {
    let file = place.database
    _ = try store.use { try $0.textPragma("wal_checkpoint(TRUNCATE)") }
    func hasCanary() throws -> Bool {
      try Data(contentsOf: URL(filePath: file)).range(of: Data("yellow bird".utf8)) != nil
    }
    #expect(try hasCanary())
    try store.delete(id)
    try store.delete("kept")
    _ = try store.use { try $0.textPragma("wal_checkpoint(TRUNCATE)") }
    #expect(try !hasCanary())
    #expect(try Data(contentsOf: URL(filePath: file + "-wal")).isEmpty)
  }
}
