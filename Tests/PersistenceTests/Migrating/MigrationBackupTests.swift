import Foundation
import Migrations
import Navigation
import Synchronization
import TestSupport
import Testing

@testable import Persistence

/// Before the first step, what a store holds is copied into a folder in it.
@Suite struct MigrationBackupTests {
  private let place: TestStore
  private var folder: String { place.folder + "/backups" }

  init() throws {
    place = try TestStore()
    try FileSystem.makeFolder(place.folder)
  }

  private func connection() throws -> Connection {
    var connection = try Connection(path: place.database, mode: .create)
    try connection.registerChecksum()
    try connection.useWriteAheadLog()
    return connection
  }

  /// A store of the chain's version at the place.
  private func make(_ version: Int) throws -> Connection {
    var connection = try connection()
    try Migrator(Array(MigrationChain.all.prefix(version))).migrate(&connection)
    return connection
  }

  private func backup(_ name: String) throws -> RawDatabase {
    try #require(FileManager.default.fileExists(atPath: folder + "/" + name))
    return try RawDatabase(folder + "/" + name)
  }

  @Test(arguments: ReleasedStore.all)
  func `a released store's backup is a store of its version`(store: ReleasedStore) throws {
    let place = try TestStore()
    try store.write(to: place)
    let sessions = try place.open(for: .reading).list()
    _ = try place.open()
    let name = "before-v\(Migration.all.count)-from-v\(store.version).sqlite"
    #expect(try FileSystem.names(in: place.folder + "/backups") == [name])
    let path = place.folder + "/backups/" + name
    #expect(try SessionStore(at: path, for: .reading).list() == sessions)
    #expect(try RawDatabase(path).texts("PRAGMA user_version") == ["\(store.version)"])
  }

  @Test func `only the owner may look into it`() throws {
    var connection = try make(1)
    try Migrator(MigrationChain.all).migrate(&connection, at: place.database)
    for (path, mode) in [(folder, 0o700), (folder + "/before-v4-from-v1.sqlite", 0o600)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == mode)
    }
  }

  @Test func `a store that holds no session, and one that is up to date, need none`() throws {
    var connection = try make(2)
    try connection.script("DELETE FROM session", named: "test")
    try Migrator(MigrationChain.all).migrate(&connection, at: place.database)
    try Migrator(MigrationChain.all).migrate(&connection, at: place.database)
    #expect(try FileSystem.kind(of: folder) == .nothing)
  }

  @Test func `the three newest are kept, and what is not ours stays`() throws {
    try FileSystem.makeFolder(folder)
    let others = ["notes.txt", "before-v9.sqlite"]
    let old = ["before-v2-from-v1.sqlite", "before-v3-from-v1.sqlite", "before-v3-from-v2.sqlite"]
    for name in others + old { try FileSystem.makeFile(folder + "/" + name) }
    var connection = try make(1)
    try Migrator(MigrationChain.all).migrate(&connection, at: place.database)
    #expect(
      try FileSystem.names(in: folder).sorted()
        == (others + old.dropFirst() + ["before-v4-from-v1.sqlite"]).sorted())
  }

  @Test func `what a dead process left over goes, and what a living one is making stays`() throws {
    try FileSystem.makeFolder(folder)
    let living = "before-v2-from-v1.sqlite.new-\(FileSystem.processID)-1"
    let other = "x.new-2147483646-1"
    for name in [living, other, "before-v2-from-v1.sqlite.new-2147483646-1"] {
      try FileSystem.makeFile(folder + "/" + name)
    }
    var connection = try make(1)
    try Migrator(MigrationChain.all).migrate(&connection, at: place.database)
    #expect(
      Set(try FileSystem.names(in: folder)) == [living, other, "before-v4-from-v1.sqlite"])
  }

  @Test func `where none can be made, a step that takes nothing away is done`() throws {
    try FileSystem.makeFile(folder)
    var connection = try make(1)
    let told = Mutex<[MigrationProgress.Backup]>([])
    try Migrator(Array(MigrationChain.all.prefix(3))) { progress in
      told.withLock { $0.append(progress.backup) }
    }.migrate(&connection, at: place.database)
    #expect(try connection.pragma("user_version") == 3)
    #expect(
      told.withLock { $0 }.allSatisfy { if case .failed = $0 { true } else { false } })
  }

  @Test func `one that the disk has no room for is left out, and leaves nothing`() throws {
    let place = try TestStore()
    try ReleasedStore(version: 1).write(to: place)
    try RawDatabase(place.database).run(
      "INSERT INTO snapshot VALUES (4, 9, 'M', 1, NULL, printf('%.3000000c', 'x'), 0)")
    let document = try place.parent.write(Example.smallest.bytes(), to: "document.json")
    // No file may grow beyond 512 KiB: the log of the steps fits into that.
    let script = """
      trap '' XFSZ; ulimit -f 1024; exec "$0" save "$1" "$2"
      """
    let result = try CommandRunner(at: "/bin/sh")(
      ["-c", script, CommandRunner("navfault").path, place.folder, document])
    #expect(result.code == 0, "\(result.errors)")
    #expect(
      try RawDatabase(place.database).texts("PRAGMA user_version") == ["\(Migration.all.count)"])
    #expect(try FileSystem.kind(of: place.folder + "/backups") == .nothing)
  }

  @Test func `where none can be made, steps of which one takes something away are not begun`()
    throws
  {
    try FileSystem.makeFile(folder)
    var connection = try make(1)
    #expect {
      try Migrator(MigrationChain.all).migrate(&connection, at: place.database)
    } throws: { error in
      if case .noBackup(before: "0004_rewrite", _) = error as? StoreError { true } else { false }
    }
    #expect(try connection.pragma("user_version") == 1)
    #expect(try connection.pragma("foreign_keys") == 1)
  }

  /// A migrator whose lock another program comes before, this many times.
  private func disturbed(_ times: Int) -> Migrator {
    let left = Mutex(times)
    let database = place.database
    var migrator = Migrator(MigrationChain.all)
    migrator.willRun = { name throws(SQLiteError) in
      guard name.description == "begin immediate" else { return }
      let isDue = left.withLock { left in
        left -= 1
        return left >= 0
      }
      if isDue { try? RawDatabase(database).run("INSERT INTO session (name) VALUES ('late')") }
    }
    return migrator
  }

  @Test func `what another program saves before the first step is in it`() throws {
    var connection = try make(2)
    try disturbed(2).migrate(&connection, at: place.database)
    let names = try backup("before-v4-from-v2.sqlite").texts("SELECT name FROM session")
    #expect(names == ["one", "two", "late", "late"])
    #expect(try FileSystem.names(in: folder) == ["before-v4-from-v2.sqlite"])
  }

  @Test func `a store that is written all the time is backed up no more`() throws {
    var connection = try make(2)
    #expect(
      throws: StoreError.noBackup(
        before: "0004_rewrite", reason: "\(StoreError.unavailable(.busy))")
    ) {
      try disturbed(99).migrate(&connection, at: place.database)
    }
    #expect(try FileSystem.kind(of: folder) == .nothing)
  }

  @Test func `a step that fails leaves the backup, and the next run replaces it`() throws {
    var connection = try make(2)
    #expect(throws: MigrationFault.error) {
      try MigrationFault(before: 5).arming(Migrator(MigrationChain.all))
        .migrate(&connection, at: place.database)
    }
    #expect(try backup("before-v4-from-v2.sqlite").texts("PRAGMA user_version") == ["2"])
    try connection.script("INSERT INTO session (name) VALUES ('third')", named: "test")
    try Migrator(MigrationChain.all).migrate(&connection, at: place.database)
    let count = try backup("before-v4-from-v2.sqlite").texts("SELECT count(*) FROM session")
    #expect(count == ["3"])
  }
}
