import Foundation
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// What survives the loss of power is what was synced. Nothing here can cut the power; what SQLite
/// is told to sync can be seen.
@Suite struct DurabilityTests {
  private let place: TestStore
  init() throws { place = try TestStore(saving: .sample()) }

  private func synchronous(_ store: SessionStore) throws -> Int64 {
    try store.read { try $0.pragma("synchronous") }
  }

  private func isSynced(_ store: SessionStore) throws -> Bool {
    try store.read { $0.log.pointee.isSynced }
  }

  @Test(arguments: [SessionStore.Access.shared(creating: false), .exclusive(creating: false)])
  func `each save is as durable as it was asked to be`(access: SessionStore.Access) throws {
    let store = try place.open(for: access)
    #expect(try synchronous(store) == 2)
    for (depth, (durability, level)) in zip(
      2..., [(Durability.lazy, 1), (.lazy, 1), (.durable, 2)])
    {
      try store.save(.sample(depth: depth), durability: durability)
      #expect(try synchronous(store) == Int64(level))
      #expect(try isSynced(store) == (durability == .durable))
    }
  }

  @Test func `a save is durable unless it is said otherwise`() throws {
    let store = try place.open()
    try store.save(.sample(depth: 2), durability: .lazy)
    try store.save(.sample(depth: 3))
    #expect(try synchronous(store) == 2)
    #expect(try isSynced(store))
  }

  /// It commits nothing, and so SQLite syncs nothing.
  @Test(arguments: [SessionStore.Access.shared(creating: false), .exclusive(creating: false)])
  func `a durable save that has nothing to write makes the lazy ones before it durable`(
    access: SessionStore.Access
  ) throws {
    let store = try place.open(for: access)
    try store.save(.sample(depth: 2), durability: .lazy)
    #expect(try !isSynced(store))
    #expect(try !store.save(.sample(depth: 2), durability: .durable).isChanged)
    #expect(try isSynced(store))
    #expect(try !store.save(.sample(depth: 2), durability: .lazy).isChanged)
    #expect(try isSynced(store))
  }

  /// Its lazy saves may be in the system's memory alone.
  @Test func `what a process that died left is not taken to be on the disk`() throws {
    let stopped = try StoppedProgram(["hold", place.folder])
    stopped.kill()
    let store = try place.open(for: .exclusive(creating: false))
    #expect(try !isSynced(store))
    try store.save(.sample())
    #expect(try isSynced(store))
  }

  @Test func `a log that cannot be synced fails a durable save that has nothing to write`() throws {
    let store = try place.open(for: .exclusive(creating: false))
    try store.save(.sample(depth: 2), durability: .lazy)
    try Self.replaceLog(of: place)
    let error = #expect(throws: StoreError.self) { try store.save(.sample(depth: 2)) }
    guard case .unavailable = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try !isSynced(store))
  }

  /// Puts a link to itself in the log's place, which cannot be opened.
  private static func replaceLog(of place: TestStore) throws {
    let log = place.database + "-wal"
    FileSystem.removeFile(log)
    try FileManager.default.createSymbolicLink(atPath: log, withDestinationPath: log)
  }
}
