import Foundation
import Migrations
import Navigation
import TestSupport
import Testing

@testable import Persistence

@Suite struct CreatingTests {
  /// What a store that is closed has in its folder.
  private static let names = [
    "Test.navstore", "Test.navstore/lock", "Test.navstore/navigation.sqlite",
  ]

  @Test func `nothing but the store is left in its folder's parent`() throws {
    let place = try TestStore(saving: .sample())
    let names = try place.parent.contents().keys.sorted()
    #expect(names == Self.names)
  }

  @Test func `an empty folder becomes a store`() throws {
    let place = try TestStore()
    try FileSystem.makeFolder(place.folder)
    try place.open().save(.sample())
    #expect(try place.open().load(.main) != nil)
  }

  @Test func `a path may end with a slash`() throws {
    let place = try TestStore()
    try SessionStore(at: place.folder + "//").save(.sample())
    #expect(try place.open().load(.main) != nil)
  }

  @Test func `a store that is there is not made anew`() throws {
    let place = try TestStore(saving: .sample())
    _ = try place.open()
    #expect(try place.open().load(.main) != nil)
  }

  @Test func `without a parent folder nothing is made`() throws {
    let place = try TestStore()
    let path = place.parent("not there/Test.navstore")
    let error = #expect(throws: StoreError.self) { try SessionStore(at: path) }
    let parent = place.parent("not there")
    #expect(error == .cannotCreate(reason: "there is no folder '\(parent)'"))
    #expect(try place.parent.contents().isEmpty)
  }

  @Test func `a creation that fails leaves nothing`() throws {
    let place = try TestStore()
    let bad = Migration(version: 1, name: "0001_bad", minimumReader: 1, sql: "no statement")
    #expect(throws: StoreError.self) {
      try SessionStore(
        at: place.folder, for: .shared(creating: true), patience: .zero, migrator: Migrator([bad]))
    }
    #expect(try place.parent.contents().isEmpty)
  }

  /// The umask is the process's own, so each runs in a process of its own.
  @Test(arguments: ["000", "022", "077", "0277"])
  func `only the owner may enter the store, whatever the umask`(mask: String) throws {
    let place = try TestStore()
    let document = try place.parent.write(Example.smallest.bytes(), to: "document.json")
    let script = """
      umask \(mask); exec "$0" stop-in-save "$1" "$2" 3
      """
    let program = try StoppedProgram(
      shell: script, [CommandRunner("navfault").path, place.folder, document])
    defer { program.kill() }
    var modes: [String: Int] = [:]
    for name in [""] + StoreFiles.names where name != StoreFiles.guardName {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: place.folder + "/" + name)
      modes[name] = (attributes[.posixPermissions] as? NSNumber)?.intValue
    }
    #expect(
      modes == [
        "": 0o700, "lock": 0o600, "navigation.sqlite": 0o600, "navigation.sqlite-wal": 0o600,
        "navigation.sqlite-shm": 0o600,
      ])
  }

  @Test func `eight programs that make one store at once all succeed, and one of them makes it`()
    throws
  {
    let place = try TestStore()
    let document = try place.parent.write(Example.smallest.bytes(), to: "document.json")
    let programs = try (0..<8).map { _ in
      let process = Process()
      process.executableURL = URL(filePath: CommandRunner("navfault").path)
      process.arguments = ["save", place.folder, document]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      return process
    }
    for program in programs { program.waitUntilExit() }
    #expect(programs.map(\.terminationStatus) == Array(repeating: 0, count: 8))
    let names = try place.parent.contents().keys.sorted()
    #expect(names == Self.names + ["document.json"])
    #expect(
      try RawDatabase(place.database).texts("SELECT version FROM migration")
        == Migration.all.map { "\($0.version)" })
  }
}
