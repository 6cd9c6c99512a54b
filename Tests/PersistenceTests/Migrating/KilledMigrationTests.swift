import Migrations
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// Wherever a process dies that makes a store, or brings one up to date, the next one completes it.
@Suite struct KilledMigrationTests {
  /// Kills a process before each statement in turn, and gives what it said.
  private func forEachDeath(
    at place: () throws -> TestStore, _ body: (TestStore, String) throws -> Void
  ) throws -> [String] {
    var lines: [String] = []
    while true {
      let place = try place()
      let died = try CommandRunner("navfault")(
        ["stop-in-open", place.folder, "\(lines.count + 1)", "--die"])
      guard died.code == 9 else {
        #expect(died.output == "opened without a stop\n", "\(died.errors)")
        return lines
      }
      lines.append(died.output)
      try body(place, died.output)
    }
  }

  private static let newest = Migration.all.map { "\($0.version)" }

  @Test(arguments: ReleasedStore.all)
  func `a store whose migration died is the old one or the new one, and opening completes it`(
    store: ReleasedStore
  ) throws {
    let whole = try TestStore()
    try store.write(to: whole)
    let expected = try whole.open().names()
    let content = try whole.open().load("main")
    let lines = try forEachDeath(
      at: {
        let place = try TestStore()
        try store.write(to: place)
        return place
      }
    ) { place, line in
      let versions = try RawDatabase(place.database, keepsLog: true).texts(
        "SELECT version FROM migration")
      #expect(versions.count >= store.version && Self.newest.starts(with: versions), "\(line)")
      let opened = try place.open()
      #expect(try opened.names() == expected, "\(line)")
      #expect(try opened.load("main") == content, "\(line)")
      try expectNoLeftovers(place, line)
    }
    #expect(lines.count > 6)
    #expect(lines.contains { $0.hasPrefix("stopped before 'commit'") })
  }

  private func expectNoLeftovers(_ place: TestStore, _ line: String) throws {
    let names = Set(try place.parent.contents().keys).subtracting([
      "Test.navstore", "Test.navstore/navigation.sqlite", "Test.navstore/navigation.sqlite-wal",
      "Test.navstore/navigation.sqlite-shm", "Test.navstore/backups", "Test.navstore/lock",
    ])
    #expect(
      names.allSatisfy { $0.hasPrefix("Test.navstore/backups/") && $0.hasSuffix(".sqlite") },
      "\(line) \(names)")
    #expect(
      try RawDatabase(place.database).texts("SELECT version FROM migration") == Self.newest)
  }

  @Test func `a store whose making died is made by the next`() throws {
    let lines = try forEachDeath(at: TestStore.init) { place, line in
      try place.open().save(.sample())
      #expect(
        try place.parent.contents().keys.sorted() == [
          "Test.navstore", "Test.navstore/lock", "Test.navstore/navigation.sqlite",
        ], "\(line)")
    }
    #expect(lines.count > 15)
  }
}
