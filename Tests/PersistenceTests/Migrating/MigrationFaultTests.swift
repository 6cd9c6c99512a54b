import Migrations
import TestSupport
import Testing

@testable import Persistence

/// A released step that fails anywhere leaves the store as it was, and the next run completes it.
@Suite struct MigrationFaultTests {
  @Test(arguments: ReleasedStore.all)
  func `a fault before any statement leaves a whole version, and the next run completes it`(
    store: ReleasedStore
  ) throws {
    let counter = MigrationFault()
    var complete = try store.connection()
    try counter.arming(Migrator()).migrate(&complete)
    try #require(counter.count > 6)
    let versions = try (store.version...Migration.all.count).map { version in
      var connection = try store.connection()
      try Migrator.upTo(version).migrate(&connection)
      return try connection.contents()
    }
    for number in 1...counter.count {
      var connection = try store.connection()
      #expect(throws: MigrationFault.error) {
        try MigrationFault(before: number).arming(Migrator()).migrate(&connection)
      }
      let isInTransaction = connection.isInTransaction
      #expect(!isInTransaction)
      #expect(versions.contains(try connection.contents()), "statement \(number)")
      try Migrator().migrate(&connection)
      #expect(try connection.contents() == complete.contents(), "statement \(number)")
    }
  }

  @Test func `a creation that fails before any statement leaves nothing, and the next makes it`()
    throws
  {
    let counter = MigrationFault()
    let place = try TestStore()
    func create(_ fault: MigrationFault) throws {
      _ = try SessionStore(
        at: place.folder, for: .shared(creating: true), patience: .zero,
        migrator: fault.arming(Migrator()))
    }
    try create(counter)
    FileSystem.removeFolder(place.folder, files: StoreFiles.names)
    for number in 1...counter.count {
      #expect(throws: StoreError.self) { try create(MigrationFault(before: number)) }
      #expect(try place.parent.contents().isEmpty, "statement \(number)")
    }
    try create(MigrationFault())
  }
}
