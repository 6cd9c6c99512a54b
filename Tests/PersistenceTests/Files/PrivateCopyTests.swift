import Foundation
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// Looking at a file from a bug report leaves no trace, and sees the newest save.
@Suite struct PrivateCopyTests {
  /// A folder with a database, and its log, taken from a store that is open.
  private func report(withLog: Bool) throws -> (folder: TemporaryFolder, path: String) {
    let place = try TestStore(saving: .sample(depth: 1))
    let store = try place.open()
    try store.save(.sample(depth: 5))
    let folder = try TemporaryFolder()
    for suffix in withLog ? ["", "-wal"] : [""] {
      try FileManager.default.copyItem(
        atPath: place.database + suffix, toPath: folder("copy.sqlite") + suffix)
    }
    return (folder, folder("copy.sqlite"))
  }

  @Test func `a database with its log shows the newest save`() throws {
    let (folder, path) = try report(withLog: true)
    let store = try SessionStore(at: path, for: .reading)
    #expect(try store.load(.main)?.session.state.entries.count == 5)
    #expect(!store.isCopyWithoutLog)
    withExtendedLifetime(folder) {}
  }

  @Test func `a database without its log shows an older save, and says so`() throws {
    let (folder, path) = try report(withLog: false)
    let store = try SessionStore(at: path, for: .reading)
    #expect(try store.load(.main)?.session.state.entries.count == 1)
    #expect(store.isCopyWithoutLog)
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: [true, false])
  func `the files and their folder are as they were`(withLog: Bool) throws {
    let (folder, path) = try report(withLog: withLog)
    let before = try folder.contents()
    do {
      let store = try SessionStore(at: path, for: .reading)
      _ = try store.list()
      #expect(try folder.contents() == before)
    }
    #expect(try folder.contents() == before)
  }

  @Test func `the copy is gone as soon as it is open, and only its owner may look into it`() throws
  {
    let (folder, path) = try report(withLog: true)
    let copied = try PrivateCopy.use(of: path) { copy in
      let copied = URL(filePath: copy.database).deletingLastPathComponent().path
      let attributes = try FileManager.default.attributesOfItem(atPath: copied)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
      // SQLite's own files beside the copy go too.
      try RawDatabase(copy.database, keepsLog: true).run("CREATE TABLE t (a)")
      return copied
    }
    #expect(!FileManager.default.fileExists(atPath: copied))
    withExtendedLifetime(folder) {}
  }

  @Test func `a store is read from a copy that has no name any more`() throws {
    let (folder, path) = try report(withLog: true)
    let store = try SessionStore(at: path, for: .reading)
    try expectNoneOfMine()
    for _ in 1...3 { #expect(try store.load(.main)?.session.state.entries.count == 5) }
    #expect(try store.list().count == 1)
    withExtendedLifetime(folder) {}
  }

  @Test func `a copy that cannot be made leaves no folder`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: StoreError.self) { try PrivateCopy.use(of: folder("not there")) { _ in } }
    try expectNoneOfMine()
  }

  /// A folder of a test beside this one may be there for a moment before it holds a database.
  private func expectNoneOfMine() throws {
    var patience = Patience(.seconds(60))
    while try !mine().isEmpty, try patience.wait() {}
    #expect(try mine().isEmpty)
  }

  /// The folders of this process that are still there, but for those of tests that run beside
  /// this one, which hold a database.
  private func mine() throws -> [String] {
    let prefix = "navigation-store-\(ProcessInfo.processInfo.processIdentifier)-"
    let temporary = FileManager.default.temporaryDirectory
    return try FileManager.default.contentsOfDirectory(atPath: temporary.path)
      .filter { $0.hasPrefix(prefix) }
      .filter { name in
        let inside = try? FileManager.default.contentsOfDirectory(
          atPath: temporary.appending(path: name).path)
        return inside?.isEmpty == true
      }
  }

  @Test func `a store that is closed is read without a trace`() throws {
    let place = try TestStore(saving: .sample())
    let before = try place.parent.contents()
    let store = try place.open(for: .reading)
    #expect(try store.load(.main) != nil)
    #expect(!store.isCopyWithoutLog)
    #expect(try place.parent.contents() == before)
  }

  @Test func `a store that was copied while it was open is read without a trace`() throws {
    let original = try TestStore(saving: .sample(depth: 1))
    let store = try original.open()
    try store.save(.sample(depth: 5))
    let place = try TestStore()
    try FileSystem.makeFolder(place.folder)
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(
        atPath: original.database + suffix, toPath: place.database + suffix)
    }
    let before = try place.parent.contents()
    #expect(try place.open(for: .reading).load(.main)?.session.state.entries.count == 5)
    #expect(try place.parent.contents() == before)
    #expect(try place.open().load(.main)?.session.state.entries.count == 5)
  }

  @Test func `a store that is open is read as it is now`() throws {
    let place = try TestStore()
    let (saver, reader) = (try place.open(), try place.open(for: .reading))
    try saver.save(.sample(depth: 7))
    #expect(try reader.load(.main)?.session.state.entries.count == 7)
  }

  @Test func `a reader cannot save`() throws {
    let place = try TestStore()
    let saver = try place.open()
    try saver.save(.sample())
    for reader in [try place.open(for: .reading)] {
      #expect(throws: StoreError.unavailable(.notPermitted)) { try reader.save(.sample(depth: 2)) }
    }
    #expect(try saver.load(.main)?.revision == 1)
  }
}
