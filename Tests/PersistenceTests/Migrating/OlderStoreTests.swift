import Foundation
import Migrations
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// An older store that is only read is not brought up to date: a copy of it is.
@Suite(.serialized) struct OlderStoreTests {
  /// An older store, and its sessions as a store that was brought up to date has them.
  private func place(
    _ store: ReleasedStore
  ) throws -> (place: TestStore, sessions: [ListedSession]) {
    let (place, other) = (try TestStore(), try TestStore())
    try store.write(to: place)
    try store.write(to: other)
    return (place, try other.open().list())
  }

  @Test(arguments: ReleasedStore.all)
  func `one that nobody has open is read, and is as it was`(store: ReleasedStore) throws {
    let (place, sessions) = try place(store)
    let before = try place.parent.contents()
    let reader = try place.open(for: .reading)
    #expect(try reader.list() == sessions)
    #expect(throws: StoreError.unavailable(.notPermitted)) { try reader.save(.sample()) }
    #expect(try reader.read { try $0.pragma("query_only") } == 1)
    #expect(try place.parent.contents() == before)
  }

  @Test(arguments: ReleasedStore.all)
  func `one that an older program has open is read, with its newest save`(
    store: ReleasedStore
  ) throws {
    let (place, sessions) = try place(store)
    let owner = try RawDatabase(place.database, keepsLog: true)
    try owner.run("DELETE FROM session WHERE name = 'search'")
    let before = try place.durableContents()
    #expect(try StoreFiles(place.folder).haveLog)
    let found = try place.open(for: .reading).list()
    #expect(found == sessions.filter { $0.id != "search" })
    #expect(try place.durableContents() == before)
    #expect(try owner.texts("PRAGMA user_version") == ["\(store.version)"])
  }

  @Test(arguments: ReleasedStore.all)
  func `a single file of one is read, and is as it was`(store: ReleasedStore) throws {
    let (place, sessions) = try place(store)
    let file = place.parent("report.sqlite")
    try FileManager.default.moveItem(atPath: place.database, toPath: file)
    let before = try place.parent.contents()
    #expect(try SessionStore(at: file, for: .reading).list() == sessions)
    #expect(try place.parent.contents() == before)
  }
}
