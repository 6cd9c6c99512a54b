import Migrations
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// A store whose ledger or tables are not those of its version is told, and not changed.
@Suite struct DriftedStoreTests {
  private static let accesses: [SessionStore.Access] = [.reading, .shared(creating: true)]
  private static let newest = Migration.all.count

  private func expectRefused(
    _ place: TestStore, for access: SessionStore.Access, _ isRight: (StoreError?) -> Bool
  ) throws {
    let before = try place.parent.contents()
    let error = place.openingError(for: access)
    #expect(isRight(error), "\(String(describing: error))")
    // A store of an earlier release gets the file that the lock is on; nothing else is written.
    let after = try place.parent.contents().filter { !$0.key.hasSuffix(StoreFiles.lockName) }
    #expect(after == before.filter { !$0.key.hasSuffix(StoreFiles.lockName) })
  }

  private func areWrongTables(_ error: StoreError?) -> Bool {
    if case .wrongTables = error { true } else { false }
  }

  @Test(
    arguments: accesses,
    [
      "DELETE FROM migration WHERE version = 1", "DELETE FROM migration",
      "UPDATE migration SET name = name || '_' WHERE version = \(newest)",
      "UPDATE migration SET version = \(newest + 1) WHERE version = \(newest)",
      "INSERT INTO migration SELECT \(newest + 1), name, digest, 1, 0 FROM migration LIMIT 1",
    ])
  func `a ledger with a gap, another name, or a step too many`(
    access: SessionStore.Access, script: String
  ) throws {
    let place = try TestStore(saving: .sample())
    try RawDatabase(place.database).run(script)
    try expectRefused(place, for: access, areWrongTables)
  }

  @Test(
    arguments: accesses,
    [
      "DROP TABLE snapshot", "DROP TABLE departed", "DROP TABLE migration",
      "ALTER TABLE session DROP COLUMN prune_due", "ALTER TABLE value RENAME COLUMN key TO name",
      "ALTER TABLE note RENAME TO notes", "CREATE INDEX mine ON entry (name)",
      "CREATE TABLE mine (a)",
    ])
  func `tables that are not the version's`(access: SessionStore.Access, script: String) throws {
    let place = try TestStore(saving: .sample())
    try RawDatabase(place.database).run(script)
    try expectRefused(place, for: access, areWrongTables)
  }

  @Test(arguments: accesses, ReleasedStore.all)
  func `steps that are in the ledger and were not run`(
    access: SessionStore.Access, store: ReleasedStore
  ) throws {
    let place = try TestStore()
    try store.write(to: place)
    for migration in Migration.all.dropFirst(store.version) {
      try RawDatabase(place.database).run(
        """
        INSERT INTO migration VALUES (\(migration.version), '\(migration.name)',
          '\(String(repeating: "0", count: 64))', 1, 0);
        PRAGMA user_version = \(migration.version);
        """)
    }
    try expectRefused(place, for: access, areWrongTables)
  }

  @Test(arguments: accesses)
  func `a step that was run and is not in the ledger`(access: SessionStore.Access) throws {
    let place = try TestStore(saving: .sample())
    try RawDatabase(place.database).run(
      """
      DELETE FROM migration WHERE version = \(Self.newest);
      PRAGMA user_version = \(Self.newest - 1);
      """)
    try expectRefused(place, for: access, areWrongTables)
  }

  @Test(arguments: accesses, ["", "; PRAGMA user_version = 0"])
  func `a store without its mark`(access: SessionStore.Access, more: String) throws {
    let place = try TestStore(saving: .sample())
    try RawDatabase(place.database).run("PRAGMA application_id = 0\(more)")
    try expectRefused(place, for: access) { $0 == .unmarked }
  }

  @Test func `a step whose text was another is told, where it came to the same tables`() throws {
    let place = try TestStore(saving: .sample())
    #expect(try place.open().driftedMigrations().isEmpty)
    try RawDatabase(place.database).run(
      "UPDATE migration SET digest = replace(digest, 'a', 'b') WHERE version = 1")
    let store = try place.open()
    #expect(try store.driftedMigrations() == [Migration.all[0].name])
    #expect(try store.load(.main) != nil)
  }

  @Test(arguments: accesses)
  func `a store that SQLite keeps statistics of is opened`(access: SessionStore.Access) throws {
    let place = try TestStore(saving: .sample())
    try RawDatabase(place.database).run("ANALYZE")
    #expect(try place.open(for: access).load(.main) != nil)
  }
}
