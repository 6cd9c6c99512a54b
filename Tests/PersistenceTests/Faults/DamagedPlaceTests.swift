import Navigation
import TestSupport
import Testing

@testable import Persistence

/// A row that is damaged so that it stands where it cannot costs itself, and never the session.
@Suite struct DamagedPlaceTests {
  private let place: TestStore
  private let store: SessionStore

  /// A session in which rows of each list were closed, and what they held is there again.
  init() throws {
    place = try TestStore()
    store = try place.open()
    try store.save(.sample(depth: 3))
    try store.move(.pop())
    try store.undo(.main)
    try store.move(.select(.trail(1)), .push(.trail(2)))
    try store.move(.select(.trail(3)))
    try store.move(.section(.named(SavedRoute("trips"))), .push(.trail(4)))
    try store.move(.present(NewEntry(SavedRoute("share"))), .push(.trail(5)))
    var session = try store.stored()
    session.state = try SavedState(
      sections: session.state.sections.map {
        let name = try #require($0.name.route)
        return SavedSection(.named(SavedRoute(name.name, title: "x")), path: $0.path)
      }, active: session.state.active,
      parked: session.state.parked.map {
        let name = try #require($0.section.route)
        return ParkedPath(in: .named(SavedRoute(name.name, title: "x")), path: $0.path)
      }, modals: session.state.modals, mint: session.state.mint)
    session.results = [SavedResult(entry: 1, key: "key", payload: "1")]
    try store.save(session)
    try store.undo(.main)
  }

  private func keys(_ condition: String) throws -> [String] {
    try RawDatabase(place.database).texts(
      """
      SELECT printf('stack = %d AND entry = %d AND added = %d', stack, entry, added) FROM entry
      WHERE \(condition)
      """)
  }

  /// Damages one row, and holds the session to be there all the same; then puts it back.
  private func expectTold(_ key: String, _ change: String) throws {
    let raw = try RawDatabase(place.database)
    let before = try #require(try store.load(.main))
    try raw.run(
      "PRAGMA ignore_check_constraints = ON; UPDATE OR IGNORE entry SET \(change) "
        + "WHERE \(key) AND (\(change)) IS NOT 1")
    if try raw.texts("SELECT changes()") == ["1"] {
      let told = Result { try store.load(.main) }
      switch told {
      case .success(let stored):
        let stored = try #require(stored)
        #expect(stored.damage.contains { $0.kind == "entry" }, "\(key): \(change)")
        let report = try store.save(
          stored.session.change(from: stored.session), of: .main, after: stored.saveNumber)
        #expect(!report.isChanged, "\(key): \(change)")
      case .failure(let error): Issue.record("\(key): \(change): \(error)")
      }
    }
    try restore(before, raw)
  }

  /// Puts the file back as it was.
  private func restore(_ before: StoredSession, _ raw: RawDatabase) throws {
    try raw.run("DELETE FROM entry; INSERT INTO entry SELECT * FROM untouched")
    #expect(try store.load(.main) == before)
  }

  private func keep() throws {
    try RawDatabase(place.database).run("CREATE TABLE untouched AS SELECT * FROM entry")
  }

  @Test func `a closed row that seems to be there`() throws {
    try keep()
    let closed = try keys("removed IS NOT NULL")
    try #require(closed.count > 8)
    for key in closed {
      try expectTold(key, "removed = NULL")
      try expectTold(key, "removed = 99")
    }
  }

  @Test func `the section on screen stays where an older choice seems to be there`() throws {
    let before = try store.stored().state
    let older = try keys("stack = 1 AND removed IS NOT NULL")
    try #require(older.count > 1)
    for key in older {
      try RawDatabase(place.database).run("UPDATE entry SET removed = 99 WHERE \(key)")
      #expect(try store.stored().state == before, "\(key)")
    }
    try RawDatabase(place.database).run(
      "UPDATE entry SET removed = NULL, removed_ms = NULL WHERE stack = 1")
    #expect(try store.stored().state.active == before.active)
  }

  @Test func `a row that has another's number`() throws {
    try keep()
    for key in try keys("1") {
      for number in [0, 1, 2, 3, 6, 16, 17, 18, 1 << 53, .max] {
        try expectTold(key, "entry = \(number)")
      }
    }
  }

  @Test func `a row that has another's stack`() throws {
    try keep()
    for key in try keys("1") {
      for stack in [0, 1, 2, 3, 4, 5, 9, 16, 17, 18, Int.max] {
        try expectTold(key, "stack = \(stack)")
      }
    }
  }

  @Test func `a number that was never given makes no new entry's number`() throws {
    try RawDatabase(place.database).run(
      "UPDATE entry SET entry = 9007199254740991 WHERE stack >= 16 AND entry = 3")
    let stored = try #require(try store.load(.main))
    #expect(stored.session.state.mint.next < 100)
  }
}
