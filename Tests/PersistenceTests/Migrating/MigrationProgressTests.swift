import Migrations
import Navigation
import Synchronization
import TestSupport
import Testing

@testable import Persistence

@Suite struct MigrationProgressTests {
  @Test(arguments: ReleasedStore.all)
  func `opening an older store tells each step and the backup's place`(
    store: ReleasedStore
  ) throws {
    let place = try TestStore()
    try store.write(to: place)
    let told = Mutex<[MigrationProgress]>([])
    _ = try SessionStore(at: place.folder) { progress in told.withLock { $0.append(progress) } }
    let starts = told.withLock { $0.filter { $0.ticks == 0 } }
    let steps = Migration.all.dropFirst(store.version)
    let backup =
      "\(place.folder)/backups/before-v\(Migration.all.count)-from-v\(store.version).sqlite"
    #expect(
      starts
        == zip(1..., steps).map { number, step in
          MigrationProgress(
            step: number, count: steps.count, version: step.version, name: step.name, ticks: 0,
            backup: .made(path: backup))
        })
  }

  @Test func `a store that is up to date tells nothing`() throws {
    let place = try TestStore(saving: .sample())
    let told = Mutex(0)
    _ = try SessionStore(at: place.folder) { _ in told.withLock { $0 += 1 } }
    #expect(told.withLock { $0 } == 0)
  }

  @Test func `a long step is told of again and again`() throws {
    let long = Migration(
      version: 5, name: "0005_long", minimumReader: 1,
      sql: """
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
        INSERT INTO child SELECT 1, i FROM n;
        """)
    var connection = try MigrationChain.connection()
    try Migrator(MigrationChain.all).migrate(&connection)
    let told = Mutex<[MigrationProgress]>([])
    try Migrator(MigrationChain.all + [long]) { progress in
      told.withLock { $0.append(progress) }
    }.migrate(&connection)
    let ticks = told.withLock { $0.map(\.ticks) }
    #expect(ticks == Array(0..<ticks.count) && ticks.count > 10)
    #expect(told.withLock { $0.allSatisfy { $0.step == 1 && $0.count == 1 } })
    // None is told of afterwards.
    try connection.script(long.sql, named: "test")
    #expect(told.withLock { $0.count } == ticks.count)
  }
}
