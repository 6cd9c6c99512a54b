import Foundation
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// A store is moved out of the way whole, or not at all.
@Suite(.timeLimit(.minutes(1))) struct SetAsideTests {
  private let place: TestStore
  private let time = Timestamp(milliseconds: 1_900_000_000_123)
  private static let name = "Test.navstore.set-aside-20300317T174640Z"

  init() throws { place = try TestStore(saving: .sample(depth: 100)) }

  private func change(_ body: (inout [UInt8]) -> Void) throws {
    var bytes = Array(try Data(contentsOf: URL(filePath: place.database)))
    body(&bytes)
    try Data(bytes).write(to: URL(filePath: place.database))
  }

  @discardableResult
  private func setAside() throws -> String {
    try SessionStore.setAside(at: place.folder, on: time, patience: .zero)
  }

  /// What stands in a folder beside the store, by its names there.
  private func contents(of folder: String) throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for (name, bytes) in try place.parent.contents() where name.hasPrefix(folder + "/") {
      contents[String(name.dropFirst(folder.count + 1))] = bytes
    }
    return contents
  }

  private func expectRefused(
    _ place: TestStore, _ error: StoreError, at path: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try place.parent.contents()
    #expect(throws: error, sourceLocation: sourceLocation) {
      try SessionStore.setAside(at: path ?? place.folder, on: time, patience: .zero)
    }
    #expect(try place.parent.contents() == before, sourceLocation: sourceLocation)
  }

  @Test func `its new name tells when, in UTC`() throws {
    #expect(try setAside() == place.parent(Self.name))
    #expect(try FileSystem.kind(of: place.folder) == .nothing)
  }

  @Test func `what was set aside is a store that reads`() throws {
    let before = try contents(of: "Test.navstore")
    let old = try setAside()
    #expect(try contents(of: Self.name) == before)
    #expect(
      try SessionStore(at: old, for: .reading).load(.main)?.session.state.entries.count == 100)
    try SessionStore(at: old).save(.sample(depth: 2))
  }

  /// Each kind of damage that opening tells.
  private static let damage: [@Sendable (inout [UInt8]) -> Void] = [
    { $0 = Array($0[..<($0.count / 2)]) },
    { $0.replaceSubrange(4096..<8192, with: repeatElement(0xA5, count: 4096)) },
    { $0.replaceSubrange(0..<4096, with: repeatElement(0x5A, count: 4096)) },
    { $0.replaceSubrange(16..<100, with: repeatElement(0, count: 84)) },
    { $0 = Array("CORRUPT\n".utf8) },
    { $0 = [] },
  ]

  @Test(arguments: damage.indices)
  func `a damaged store makes room for a new one, and keeps its bytes`(index: Int) throws {
    try change(Self.damage[index])
    let before = try contents(of: "Test.navstore")
    try setAside()
    try place.open().save(.sample(depth: 2))
    #expect(try place.open().load(.main)?.session.state.entries.count == 2)
    #expect(try contents(of: Self.name) == before)
  }

  @Test func `all that is in its folder goes with it`() throws {
    let dead = try StoppedProgram(["hold", place.folder])
    dead.kill()
    for name in ["guard", "navigation.sqlite-journal", "holiday.jpeg"] {
      try place.parent.write([1, 2], to: "Test.navstore/" + name)
    }
    try FileSystem.makeFolder(place.folder + "/backups")
    try place.parent.write([3], to: "Test.navstore/backups/before-v2-from-v1.sqlite")
    let before = try contents(of: "Test.navstore")
    try #require(before.keys.contains("navigation.sqlite-wal"))
    try #require(before.keys.contains("navigation.sqlite-shm"))
    try setAside()
    #expect(try contents(of: Self.name) == before)
    #expect(try contents(of: "Test.navstore").isEmpty)
  }

  @Test func `a log never stands beside a new database`() throws {
    let document = try place.parent.write(Example.tabs.bytes(), to: "document.json")
    let dead = try StoppedProgram(["save-and-hold", place.folder, document])
    dead.kill()
    let old = try contents(of: "Test.navstore")
    try #require(old["navigation.sqlite-wal"]?.isEmpty == false)
    try setAside()
    #expect(try place.open().list().isEmpty)
    #expect(try contents(of: Self.name)["navigation.sqlite-wal"] == old["navigation.sqlite-wal"])
    #expect(
      try SessionStore(at: place.parent(Self.name), for: .reading)
        .load(Example.tabs.session().id) != nil)
  }

  @Test func `a name that is taken is left to what has it`() throws {
    try FileSystem.makeFolder(place.parent(Self.name))
    try place.parent.write([1], to: Self.name + "-2")
    try FileManager.default.createSymbolicLink(
      atPath: place.parent(Self.name + "-3"), withDestinationPath: place.parent("nothing"))
    #expect(try setAside() == place.parent(Self.name + "-4"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.parent(Self.name)).isEmpty)
    #expect(try place.parent.contents()[Self.name + "-2"] == [1])
    #expect(FileSystem.isLink(place.parent(Self.name + "-3")))
  }

  @Test func `a path may end with a slash`() throws {
    #expect(
      try SessionStore.setAside(at: place.folder + "//", on: time) == place.parent(Self.name))
  }

  @Test func `a store of an earlier release that has no lock is set aside`() throws {
    FileSystem.removeFile(place.folder + "/lock")
    try setAside()
    #expect(try contents(of: Self.name)["navigation.sqlite"] != nil)
  }

  @Test func `a store that another process has to itself is refused, and it is told who`() throws {
    let holder = try StoppedProgram(["hold-exclusive", place.folder])
    let expected = Holder(processID: holder.processID, program: "navfault")
    try expectRefused(place, .held(by: expected))
    holder.kill()
    try setAside()
  }

  @Test func `a store that another process shares is refused, though it only waits`() throws {
    let living = try StoppedProgram(["restore", place.folder, "1", "--stop"])
    try expectRefused(place, .unavailable(.busy))
    living.kill()
    try setAside()
  }

  @Test(
    arguments: [
      .shared(creating: false), .exclusive(creating: false),
    ] as [SessionStore.Access])
  func `a store that this process has open is refused`(access: SessionStore.Access) throws {
    let store = try place.open(for: access)
    try expectRefused(place, .held(by: .current))
    try store.save(.sample(depth: 3))
  }

  @Test func `a store that is being opened is refused`() throws {
    let opening = try StoreLock.kept(place.folder + "/lock", patience: .zero)
    try expectRefused(place, .unavailable(.busy))
    withExtendedLifetime(opening) {}
  }

  @Test func `nothing, and an empty folder, are no store`() throws {
    let place = try TestStore()
    try expectRefused(place, .notFound)
    try FileSystem.makeFolder(place.folder)
    try expectRefused(place, .notFound)
    try expectRefused(place, .notFound, at: "")
  }

  @Test func `a log that was left without its database is no store, and stays as it is`() throws {
    let document = try place.parent.write(Example.tabs.bytes(), to: "document.json")
    let dead = try StoppedProgram(["save-and-hold", place.folder, document])
    dead.kill()
    FileSystem.removeFile(place.database)
    try expectRefused(place, .notAStore)
    let before = try place.parent.contents()
    for access in [
      SessionStore.Access.reading, .shared(creating: true), .exclusive(creating: true),
    ] {
      #expect(place.openingError(for: access) == .notAStore)
    }
    #expect(try place.parent.contents() == before)
  }

  @Test func `a single file is not moved`() throws {
    try expectRefused(place, .bareFile, at: place.database)
    let text = try place.parent.write(Array("text".utf8), to: "text")
    try expectRefused(place, .notADatabase, at: text)
  }

  @Test func `another program's database is not moved, nor a lock made beside it`() throws {
    let place = try TestStore()
    try FileSystem.makeFolder(place.folder)
    do { try RawDatabase(place.database).run("CREATE TABLE photo (id INTEGER)") }
    try expectRefused(place, .foreign(tables: ["photo"]))
    do { try RawDatabase(place.database).run("PRAGMA application_id = 7") }
    try expectRefused(place, .foreign(tables: ["photo"]))
  }

  @Test func `a folder of somebody's whose database cannot be told is not moved`() throws {
    try change { $0 = Array("CORRUPT\n".utf8) }
    FileSystem.removeFile(place.folder + "/lock")
    try place.parent.write([1], to: "Test.navstore/holiday.jpeg")
    try expectRefused(place, .notAStore)
  }

  @Test func `a newer version's store is not moved`() throws {
    do { try RawDatabase(place.database).run("PRAGMA user_version = 1000") }
    let known = Migrator().newestVersion
    try expectRefused(place, .newer(found: 1000, known: known))
  }

  @Test func `who waited for the lock meanwhile does not take the new store's database for it`()
    throws
  {
    let lock = try StoreLock.momentary(place.folder + "/lock")
    #expect(lock.isFile(at: place.folder + "/lock"))
    try setAside()
    #expect(!lock.isFile(at: place.folder + "/lock"))
    _ = try place.open()
    #expect(!lock.isFile(at: place.folder + "/lock"))
  }
}
