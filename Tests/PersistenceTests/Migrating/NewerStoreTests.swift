import Migrations
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// A store of a version to come is never changed, and is read where it says that it can be.
@Suite struct NewerStoreTests {
  private static let newest = Migration.all.count

  /// A store with a session, after steps to come that need these readers.
  private func place(readers: [Int], keepsLog: Bool = false) throws -> TestStore {
    let place = try TestStore(saving: .sample(depth: 3))
    try RawDatabase(place.database, keepsLog: keepsLog).run(later(readers))
    return place
  }

  private func later(_ readers: [Int]) -> String {
    let lines = zip((Self.newest + 1)..., readers).map { version, reader in
      "INSERT INTO migration VALUES (\(version), 'later', printf('%064d', 0), \(reader), 0);"
    }
    return """
      CREATE TABLE later (a); ALTER TABLE session ADD COLUMN later TEXT;
      \(lines.joined(separator: "\n"))
      PRAGMA user_version = \(Self.newest + readers.count);
      """
  }

  @Test(arguments: [[1], [newest], [1, newest, 2]], [false, true])
  func `one that this release can read is read, and is as it was`(
    readers: [Int], keepsLog: Bool
  ) throws {
    let place = try place(readers: readers, keepsLog: keepsLog)
    let (before, names) = (try place.durableContents(), try place.parent.contents().keys)
    do {
      let store = try place.open(for: .reading)
      #expect(try store.load(.main)?.session.state.entries.count == 3)
      #expect(throws: StoreError.unavailable(.notPermitted)) { try store.save(.sample()) }
    }
    #expect(try place.durableContents() == before)
    #expect(try place.parent.contents().keys == names)
  }

  @Test func `a version that no ledger could reach is refused, and not counted up to`() throws {
    let place = try TestStore(saving: .sample())
    try RawDatabase(place.database).run("PRAGMA user_version = 2147483647")
    #expect(
      place.openingError(for: .reading)
        == .newer(found: 2_147_483_647, known: Self.newest))
  }

  @Test func `one that is open and that this release can read is read as it is now`() throws {
    let place = try TestStore(saving: .sample(depth: 3))
    let owner = try RawDatabase(place.database)
    try owner.run("SELECT 1 FROM session; " + later([1]))
    let store = try place.open(for: .reading)
    #expect(try store.load(.main)?.session.state.entries.count == 3)
    try owner.run("INSERT INTO later VALUES (1)")
    #expect(try owner.texts("SELECT count(*) FROM later") == ["1"])
  }

  @Test func `one that a newer program brings up to date while it is open is changed no more`()
    throws
  {
    let place = try TestStore(saving: .sample())
    let (saver, reader) = (try place.open(), try place.open(for: .reading))
    try RawDatabase(place.database).run(later([1]))
    let error = StoreError.newer(found: Self.newest + 1, known: Self.newest)
    let before = try place.durableContents()
    #expect(throws: error) { try saver.save(.sample(depth: 2)) }
    #expect(throws: error) { try reader.load(.main) }
    #expect(try place.durableContents() == before)
  }

  @Test(arguments: [[1], [newest + 1], [1, newest + 1]])
  func `none is saved into`(readers: [Int]) throws {
    let place = try place(readers: readers)
    let before = try place.parent.contents()
    let error = StoreError.newer(found: Self.newest + readers.count, known: Self.newest)
    #expect(place.openingError(for: .shared(creating: true)) == error)
    #expect(try place.parent.contents() == before)
  }

  @Test(arguments: [[newest + 1], [1, newest + 1], [newest + 1, 1]])
  func `one that needs a newer reader is not read`(readers: [Int]) throws {
    let place = try place(readers: readers)
    let before = try place.parent.contents()
    let error = StoreError.newer(found: Self.newest + readers.count, known: Self.newest)
    #expect(place.openingError(for: .reading) == error)
    #expect(try place.parent.contents() == before)
  }

  @Test(arguments: [
    "DELETE FROM migration WHERE version = \(newest + 1)", "DROP TABLE migration",
    "ALTER TABLE migration DROP COLUMN min_reader",
  ])
  func `one whose ledger does not say is not read`(script: String) throws {
    let place = try place(readers: [1, 1])
    try RawDatabase(place.database).run("PRAGMA ignore_check_constraints = ON; " + script)
    let error = StoreError.newer(found: Self.newest + 2, known: Self.newest)
    #expect(place.openingError(for: .reading) == error)
  }
}
