import Migrations
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// A store is brought to another version by itself.
@Suite struct MigrateStoreTests {
  private let place: TestStore
  private var newest: Int { Migration.all.count }

  init() throws {
    place = try TestStore()
    try ReleasedStore(version: 1).write(to: place)
  }

  private func version(_ file: String) throws -> [String] {
    try RawDatabase(file).texts("PRAGMA user_version")
  }

  @Test func `the plan tells the steps, and changes nothing`() throws {
    let before = try place.parent.contents()
    let plan = try SessionStore.migrationPlan(at: place.folder)
    #expect(plan.from == 1 && plan.to == newest)
    #expect(plan.steps.map(\.name) == Migration.all.dropFirst().map(\.name))
    #expect(try SessionStore.migrationPlan(at: place.database, to: 2).steps.map(\.version) == [2])
    #expect(try SessionStore.migrationPlan(at: place.folder, to: 1).steps == [])
    #expect(try place.parent.contents() == before)
  }

  @Test func `the plan counts what is only in the log`() throws {
    let owner = try RawDatabase(place.database, keepsLog: true)
    try owner.run("PRAGMA user_version = 99")
    #expect(throws: StoreError.newer(found: 99, known: newest)) {
      try SessionStore.migrationPlan(at: place.folder)
    }
  }

  @Test func `it stops at the version that was asked for`() throws {
    let report = try SessionStore.migrate(at: place.folder, to: 2)
    #expect(report.steps.map(\.version) == [2])
    #expect(report.backup == .made(path: place.folder + "/backups/before-v2-from-v1.sqlite"))
    #expect(try version(place.database) == ["2"])
    let rest = try SessionStore.migrate(at: place.folder)
    #expect(rest.steps.map(\.version) == Array(3...newest))
    #expect(try SessionStore.migrate(at: place.folder).steps == [])
  }

  @Test func `there is no way down`() throws {
    _ = try place.open()
    #expect(throws: StoreError.newer(found: newest, known: 1)) {
      try SessionStore.migrate(at: place.folder, to: 1)
    }
  }

  @Test func `a store that somebody has open is left as it is`() throws {
    let owner = try place.open()
    #expect(throws: StoreError.unavailable(.busy)) {
      try SessionStore.migrate(at: place.folder, patience: .zero)
    }
    withExtendedLifetime(owner) {}
  }

  @Test(arguments: [true, false])
  func `another store is made of it, or of its file`(isFile: Bool) throws {
    let before = try place.parent.contents()
    let made = place.parent("Made.navstore")
    let source = isFile ? place.database : place.folder
    #expect(try SessionStore.migrate(source, into: made) == nil)
    let added = try place.parent.contents().keys.filter { before[$0] == nil }
    #expect(
      added.sorted() == ["Made.navstore", "Made.navstore/lock", "Made.navstore/navigation.sqlite"])
    #expect(before.allSatisfy { (try? place.parent.contents()[$0.key]) == $0.value })
    let store = try SessionStore(at: made)
    #expect(try store.names() == place.open(for: .reading).names())
    try store.move(.push(.trail(1)))
  }

  @Test func `one of an earlier version is of that version`() throws {
    let made = place.parent("Made.navstore")
    try SessionStore.migrate(place.folder, into: made, to: 2)
    #expect(try version(made + "/navigation.sqlite") == ["2"])
  }

  @Test func `what stands there is not written over`() throws {
    let other = try TestStore(saving: .sample())
    let before = try other.parent.contents()
    for path in [other.folder, other.database] {
      #expect(throws: StoreError.fileExists) { try SessionStore.migrate(place.folder, into: path) }
    }
    #expect(try other.parent.contents() == before)
  }

  @Test func `a store that stands there is set aside where that is wanted`() throws {
    let other = try TestStore(saving: .sample("kept"))
    let aside = try #require(
      try SessionStore.migrate(place.folder, into: other.folder, replacing: true))
    #expect(try SessionStore(at: aside, for: .reading).names() == ["kept"])
    #expect(try other.open().names().contains("search"))
  }

  @Test func `a store is not made of itself`() throws {
    #expect(throws: StoreError.fileExists) {
      try SessionStore.migrate(place.folder, into: place.folder, replacing: true)
    }
    #expect(try version(place.database) == ["1"])
  }

  @Test func `a folder that is no store is not set aside`() throws {
    let folder = place.parent("folder")
    try FileSystem.makeFolder(folder)
    try place.parent.write([1], to: "folder/notes.txt")
    #expect(throws: StoreError.notAStore) {
      try SessionStore.migrate(place.folder, into: folder, replacing: true)
    }
  }
}
