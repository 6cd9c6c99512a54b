import Navigation
import TestSupport
import Testing

@testable import Persistence

/// A damaged row of a path costs what is above it on screen, and nothing in the store, until the
/// user moves there.
@Suite struct DamagedPathTests {
  private let place: TestStore
  private let store: SessionStore

  init() throws {
    place = try TestStore()
    store = try place.open()
    try store.save(.sample(depth: 4))
    try store.move(.section(.named(SavedRoute("trips"))), .push(.trail(5)))
    try store.move(.section(.named(SavedRoute("trails"))))
    try damage(2)
  }

  /// Changes a payload and leaves its checksum.
  private func damage(_ entry: Int) throws {
    try RawDatabase(place.database).run(
      "UPDATE entry SET payload = '{\"id\":0}' WHERE stack >= 16 AND entry = \(entry)")
  }

  private func bytes(_ entry: Int) throws -> [String] {
    try RawDatabase(place.database).texts(
      """
      SELECT stack || ' ' || added || ' ' || coalesce(removed, '') || payload || crc
      FROM entry WHERE stack >= 16 AND entry = \(entry)
      """)
  }

  private func load() throws -> StoredSession { try #require(try store.load(.main)) }

  /// Saves by changes alone what is done to what was loaded.
  @discardableResult
  private func move(
    _ actions: NavigationAction<SavedRoute, SavedRoute>...
  ) throws -> SaveReport {
    let stored = try load()
    var moved = stored.session
    for action in actions { moved.state.apply(action) }
    return try store.save(
      moved.change(from: stored.session), of: .main, after: stored.saveNumber)
  }

  @Test func `it is told with its place, and the rest is there`() throws {
    let stored = try load()
    #expect(stored.damage == [.row(table: "entry", "stack 16, entry 2")])
    #expect(stored.session.pathIDs == [1, 2, 3, 4])
    let routes = try #require(stored.session.state.activeSection).path.entries.map(\.route)
    #expect(routes[1].name == DamagedRoute.name)
    #expect([routes[0], routes[2], routes[3]] == [.trail(17), .trail(17), .trail(17)])
  }

  @Test func `moves elsewhere leave its bytes as they are`() throws {
    let before = try bytes(2)
    try move(.push(.trail(8)))
    try move(.pop())
    try move(.section(.named(SavedRoute("trips"))), .push(.trail(9)))
    try move(.present(NewEntry(SavedRoute("share"))))
    try move(.dismiss())
    #expect(try bytes(2) == before)
    #expect(try load().damage == [.row(table: "entry", "stack 16, entry 2")])
  }

  @Test func `a move at its depth deletes it, and the session is whole`() throws {
    try move(.popTo(.entry(1)), .push(.trail(8)))
    #expect(try bytes(2) == [])
    #expect(try load().session.pathIDs == [1, 6])
    #expect(try load().damage == [])
  }

  @Test func `nothing that moved writes nothing`() throws {
    let before = try store.rowsChanged()
    let report = try move()
    #expect(!report.isChanged)
    #expect(try store.rowsChanged() == before)
  }

  @Test func `a whole save, an undo and a reopening are refused, and change nothing`() throws {
    let before = try place.durableContents()
    let error = StoreError.damagedSession([.row(table: "entry", "stack 16, entry 2")])
    #expect(throws: error) { try store.save(.sample(depth: 4)) }
    #expect(throws: error) { try store.undo(.main) }
    #expect(throws: error) { try store.reopenClosed(.main) }
    #expect(try place.durableContents() == before)
  }

  @Test func `another session goes on`() throws {
    try store.save(.sample("other", depth: 2))
    try store.move(.push(.trail(1)), in: "other")
    #expect(try store.undo("other")?.session.pathIDs == [1, 2])
    #expect(try store.load("other")?.damage == [])
  }

  @Test func `a row that is missing is told with the count, and its neighbours are there`() throws {
    try RawDatabase(place.database).run("DELETE FROM entry WHERE stack >= 16 AND entry IN (2, 3)")
    #expect(try load().damage == [.missingRows(2)])
    #expect(try load().session.pathIDs == [1, 4])
  }

  @Test func `a row that was closed is told, and so are the revisions that show it`() throws {
    try store.save(.sample("old", depth: 3))
    try store.move(.pop(), in: "old")
    try RawDatabase(place.database).run(
      "UPDATE entry SET title = 'x' WHERE removed IS NOT NULL AND stack >= 16")
    let damage: [StoredDamage] = [.row(table: "entry", "stack 16, entry 3")]
    #expect(try store.load("old")?.damage == damage)
    #expect(try store.load("old")?.session.pathIDs == [1, 2])
    let then = try #require(try store.load("old", at: 1))
    #expect(then.damage == damage)
    #expect(then.session.state.activeSection?.path.entries.last?.route.name == DamagedRoute.name)
  }
}
