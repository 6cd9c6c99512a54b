import Navigation
import TestSupport

@testable import Persistence

/// A place for one store, in a folder that goes with this object.
struct TestStore {
  let parent: TemporaryFolder
  var folder: String { parent("Test.navstore") }
  var database: String { folder + "/" + StoreFiles.databaseName }

  init() throws { parent = try TemporaryFolder() }

  /// A place where a session has been saved.
  init(saving session: SavedSession) throws {
    try self.init()
    try open().save(session)
  }

  /// Opens it; shared, so that a test can open it twice and look at its files.
  func open(
    for access: SessionStore.Access = .shared(creating: true), patience: Duration = .seconds(5)
  ) throws -> SessionStore {
    try SessionStore(at: folder, for: access, patience: patience)
  }

  /// The files with their bytes, without SQLite's shared memory: a reader may work that out anew.
  func durableContents() throws -> [String: [UInt8]] {
    try parent.contents().filter { !$0.key.hasSuffix("-shm") }
  }

  /// The error that opening throws.
  func openingError(
    for access: SessionStore.Access, patience: Duration = .seconds(5)
  ) -> StoreError? {
    do {
      _ = try open(for: access, patience: patience)
      return nil
    } catch { return error as? StoreError }
  }
}
