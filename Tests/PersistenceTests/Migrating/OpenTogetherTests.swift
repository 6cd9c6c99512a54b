import Foundation
import Migrations
import Navigation
import Synchronization
import TestSupport
import Testing

@testable import Persistence

/// Programs that open one store at once run each step once, and all succeed.
@Suite struct OpenTogetherTests {
  private let place: TestStore
  private let document: String

  init() throws {
    place = try TestStore()
    document = try place.parent.write(Example.smallest.bytes(), to: "document.json")
  }

  private func start() throws -> [Process] {
    try (0..<8).map { _ in
      let process = Process()
      process.executableURL = URL(filePath: CommandRunner("navfault").path)
      process.arguments = ["save", place.folder, document]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      return process
    }
  }

  private func expectSuccess(_ programs: [Process]) throws {
    for program in programs { program.waitUntilExit() }
    #expect(programs.map(\.terminationStatus) == Array(repeating: 0, count: 8))
    #expect(
      try RawDatabase(place.database).texts("SELECT version || name FROM migration")
        == Migration.all.map { "\($0.version)\($0.name)" })
  }

  @Test(arguments: ReleasedStore.all)
  func `eight programs on an old store`(store: ReleasedStore) throws {
    try store.write(to: place)
    let sessions = try place.open(for: .reading).names()
    try expectSuccess(start())
    #expect(try place.open().names() == sessions)
    let backups = try FileSystem.names(in: place.folder + "/backups")
    #expect(backups == ["before-v\(Migration.all.count)-from-v\(store.version).sqlite"])
  }

  @Test(arguments: ReleasedStore.all)
  func `eight programs on a store that another is in the middle of bringing up to date`(
    store: ReleasedStore
  ) throws {
    try store.write(to: place)
    let first = try StoppedProgram(["stop-in-open", place.folder, "7"])
    try #require(first.line == "stopped before 'script' (statement 7)\n")
    let programs = try start()
    #expect(try first.goOn() == "opened without a stop\n")
    try expectSuccess(programs)
  }

  @Test func `eight programs on a store that is not there`() throws {
    try expectSuccess(start())
  }

  /// SQLite calls back between its own steps: there another connection comes in.
  @Test func `a look at a store that is brought up to date meanwhile sees one version of it`()
    throws
  {
    var (number, wasMet) = (0, true)
    while wasMet {
      let place = try TestStore()
      try ReleasedStore(version: 1).write(to: place)
      var connection = try Connection(path: place.database, mode: .readWrite)
      let isMet = Mutex(false)
      let kind = try connection.ticking(
        every: 1,
        { [number] count in
          guard count == number else { return }
          isMet.withLock { $0 = true }
          do { _ = try place.open() } catch { Issue.record("\(error)") }
        }
      ) { (connection: inout Connection) throws in try Migrator().inspect(&connection) }
      #expect([.store(version: 1), .store(version: Migration.all.count)].contains(kind))
      wasMet = isMet.withLock { $0 }
      number += 31
    }
    #expect(number > 100)
  }
}
