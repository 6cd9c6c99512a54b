import Foundation
import Navigation
import Synchronization
import TestSupport
import Testing

@testable import Persistence

/// A store that several processes save into.
@Suite struct SharedAccessTests {
  private let place: TestStore
  init() throws { place = try TestStore(saving: .sample()) }

  @Test func `two processes that save in turn see each other's saves`() throws {
    let store = try place.open()
    let documents = try (2...5).map { depth in
      try place.parent.write(SavedSession.sample(depth: depth).document(), to: "\(depth).json")
    }
    for (index, document) in documents.enumerated() {
      let saved = try CommandRunner("navfault")(["save", place.folder, document])
      #expect(saved.output == "saved revision \(2 * index + 2) of 'main'\n", "\(saved.errors)")
      #expect(try store.load(.main)?.session.state.entries.count == index + 2)
      #expect(try store.save(.sample(depth: 1)).revision == Int64(2 * index + 3))
    }
  }

  @Test func `after every call the store is free, for SQLite and for the lock`() throws {
    let store = try place.open()
    let number = try store.save(.sample(depth: 2)).saveNumber
    try expectFree(store)
    _ = try store.load(.main)
    try expectFree(store)
    _ = try store.list()
    try expectFree(store)
    _ = try store.save(.sample(depth: 3), isRehearsal: true)
    try expectFree(store)
    #expect(throws: StoreError.outdated) { try store.save(.sample(), after: .unsaved) }
    try expectFree(store)
    try store.save(.sample(depth: 4), after: number, durability: .lazy)
    try store.checkpoint()
    try expectFree(store)
  }

  private func expectFree(_ store: SessionStore) throws {
    #expect(try store.busyStatements() == 0)
    // It does not wait at all.
    try RawDatabase(place.database).run("BEGIN EXCLUSIVE; COMMIT")
    let lock = try StoreLock.momentary(place.folder + "/" + StoreFiles.lockName)
    #expect(try lock.takeIfFree())
    lock.letGo()
  }

  @Test func `a row that cannot be read leaves no statement begun`() throws {
    let store = try place.open()
    try RawDatabase(place.database).run("UPDATE session SET crc = crc + 1")
    #expect(throws: StoreError.damagedRow(table: "session")) { try store.load(.main) }
    #expect(try store.busyStatements() == 0)
  }

  @Test func `before each statement of a save another sees all of the old state`() throws {
    let place = try TestStore(saving: Example.parked.session())
    let (store, reader) = (try place.open(), try place.open(for: .reading))
    var next = try Example.parked.session().applying(.pop(), .push(.trail(1)), .select(.trail(2)))
    next.state.values = ["units": "\"km\""]
    let (id, old) = (next.id, try store.load(next.id))
    let seen = Mutex<[Result<StoredSession?, StoreError>]>([])
    try store.observeStatements { _ in
      let result = try? Result<StoredSession?, StoreError>.of { try reader.load(id) }
      seen.withLock { $0.append(result ?? .failure(.notFound)) }
    }
    let report = try store.save(next)
    let states = seen.withLock { $0 }
    #expect(states.count > 10)
    #expect(states.allSatisfy { $0 == .success(old) })
    #expect(try reader.load(id)?.session == report.saved)
  }

  @Test func `another that writes past the lock is waited for as well`() throws {
    let other = try RawDatabase(place.database)
    try other.run("BEGIN IMMEDIATE")
    let store = try place.open(patience: .zero)
    #expect(throws: StoreError.unavailable(.busy)) { try store.save(.sample(depth: 2)) }
    try other.run("COMMIT")
    #expect(try store.save(.sample(depth: 2)).isChanged)
  }

  /// Stores of the first release had no lock's file.
  @Test(arguments: [SessionStore.Access.shared(creating: false), .exclusive(creating: false)])
  func `a store without a lock's file gets one`(access: SessionStore.Access) throws {
    let lock = place.folder + "/" + StoreFiles.lockName
    try FileManager.default.removeItem(atPath: lock)
    _ = try place.open(for: .reading)
    #expect(try FileSystem.kind(of: lock) == .nothing)
    #expect(try place.open(for: access).load(.main) != nil)
    let attributes = try FileManager.default.attributesOfItem(atPath: lock)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test func `a folder with nothing but a lock's file becomes a store`() throws {
    let place = try TestStore()
    try FileSystem.makeFolder(place.folder)
    try FileSystem.makeFile(place.folder + "/" + StoreFiles.lockName)
    #expect(place.openingError(for: .reading) == .notFound)
    #expect(try place.open().isNew)
  }

  @Test(arguments: [SessionStore.Access.reading, .shared(creating: true)])
  func `a link in the database's place is no store`(access: SessionStore.Access) throws {
    let place = try TestStore()
    try FileSystem.makeFolder(place.folder)
    try FileManager.default.createSymbolicLink(
      atPath: place.database, withDestinationPath: self.place.database)
    #expect(place.openingError(for: access) == .notAStore)
  }
}
