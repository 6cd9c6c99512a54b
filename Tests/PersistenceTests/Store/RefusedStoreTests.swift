import Foundation
import Migrations
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// A store that is not ours to change is not changed: not a byte, and nothing is left beside it.
@Suite struct RefusedStoreTests {
  private static let accesses: [SessionStore.Access] = [
    .reading, .shared(creating: true), .exclusive(creating: true),
  ]

  private static let newer = Migration.all.count + 1

  private func expectRefused(
    _ place: TestStore, with error: StoreError, for access: SessionStore.Access
  ) throws {
    let before = try place.durableContents()
    let names = Set(try place.parent.contents().keys)
    #expect(place.openingError(for: access) == error)
    #expect(try place.durableContents() == before)
    #expect(Set(try place.parent.contents().keys) == names)
  }

  @Test(arguments: accesses)
  func `a store of a version to come is refused`(access: SessionStore.Access) throws {
    let place = try TestStore(saving: .sample())
    try RawDatabase(place.database).run("PRAGMA user_version = \(Self.newer)")
    try expectRefused(
      place, with: .newer(found: Self.newer, known: Migration.all.count), for: access)
  }

  /// SQLite would write the log into the database when the last connection closes.
  @Test(arguments: accesses)
  func `a newer store whose program died keeps its log as it is`(
    access: SessionStore.Access
  ) throws {
    let place = try TestStore(saving: .sample())
    try RawDatabase(place.database, keepsLog: true).run(
      "PRAGMA user_version = \(Self.newer); CREATE TABLE later (a)")
    #expect(try place.parent.contents()["Test.navstore/navigation.sqlite-wal"]?.isEmpty == false)
    try expectRefused(
      place, with: .newer(found: Self.newer, known: Migration.all.count), for: access)
  }

  /// The shared memory is worked out from the log, and is often not copied with it. Opening for
  /// saving makes it anew, which is no change to what the store holds.
  @Test(arguments: accesses)
  func `a newer store that was copied with its log is kept as it is`(
    access: SessionStore.Access
  ) throws {
    let place = try TestStore(saving: .sample())
    try RawDatabase(place.database, keepsLog: true).run("PRAGMA user_version = \(Self.newer)")
    try FileManager.default.removeItem(atPath: place.database + "-shm")
    let before = try place.durableContents()
    #expect(
      place.openingError(for: access) == .newer(found: Self.newer, known: Migration.all.count))
    #expect(try place.durableContents() == before)
  }

  @Test(arguments: accesses)
  func `a database with another program's mark is refused`(access: SessionStore.Access) throws {
    let place = try TestStore(saving: .sample())
    try RawDatabase(place.database).run("PRAGMA application_id = 1")
    let tables = [
      "departed", "entry", "migration", "note", "retention_exception", "session", "snapshot",
      "value",
    ]
    try expectRefused(place, with: .foreign(tables: tables), for: access)
  }

  @Test(arguments: accesses)
  func `a database without a mark that has tables is refused`(
    access: SessionStore.Access
  ) throws {
    let place = try TestStore(saving: .sample())
    try Self.removeStore(place)
    try RawDatabase(place.database).run("CREATE TABLE contacts (name); CREATE TABLE b (c)")
    try expectRefused(place, with: .foreign(tables: ["b", "contacts"]), for: access)
  }

  @Test(arguments: accesses)
  func `a database that has neither tables nor a mark is empty`(
    access: SessionStore.Access
  ) throws {
    let place = try TestStore(saving: .sample())
    try Self.removeStore(place)
    try RawDatabase(place.database).run("CREATE TABLE gone (a); DROP TABLE gone")
    try expectRefused(place, with: .empty, for: access)
  }

  private static func removeStore(_ place: TestStore) throws {
    FileSystem.removeFolder(place.folder, files: StoreFiles.names)
    try FileSystem.makeFolder(place.folder)
  }
}
