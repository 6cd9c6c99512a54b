import Foundation
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// How a store counts restores, and the file that it does so in.
@Suite struct RestoreTests {
  private let place: TestStore
  private let now = Timestamp(milliseconds: 1_900_000_000_000)
  private var path: String { place.folder + "/" + StoreFiles.guardName }
  private var bytes: [UInt8]? { FileManager.default.contents(atPath: path).map(Array.init) }

  init() throws { place = try TestStore(saving: .sample()) }

  /// Leaves what a process that died in a restore leaves.
  private func die(deaths: Int, build: String = "1") throws {
    let record = GuardRecord(
      phase: .restoring, deaths: deaths, time: now, build: GuardRecord.Build(build))
    try Data(record.bytes).write(to: URL(filePath: path))
  }

  private func begin(build: String = "1") throws -> RestoreAttempt {
    try place.open().beginRestore(build: build, at: now)
  }

  @Test(
    arguments: zip(
      0...3,
      [.withoutSnapshots, .lastGoodOffered, .freshStore, .freshStore]
        as [RestoreAttempt]))
  func `a restore is told of the deaths before it`(deaths: Int, attempt: RestoreAttempt) throws {
    try die(deaths: deaths)
    #expect(try begin() == attempt)
  }

  @Test func `the record is written before the restore begins`() throws {
    let store = try place.open()
    #expect(bytes == nil)
    #expect(try store.beginRestore(build: "1", at: now) == .everything)
    let record = GuardRecord(after: nil, by: GuardRecord.Build("1"), at: now)
    #expect(bytes == record.bytes)
  }

  @Test func `a restore that stands clears the count`() throws {
    try die(deaths: 1)
    let store = try place.open()
    #expect(try store.beginRestore(build: "1", at: now) == .lastGoodOffered)
    try store.restoreSucceeded()
    #expect(try store.beginRestore(build: "1", at: now) == .everything)
  }

  @Test func `a store that is closed in the middle keeps the count, and adds nothing`() throws {
    try die(deaths: 0)
    for _ in 0..<3 { #expect(try begin() == .withoutSnapshots) }
  }

  @Test func `a process that begins twice, as for a second window, is told the same`() throws {
    try die(deaths: 0)
    let store = try place.open()
    let later = Timestamp(milliseconds: now.milliseconds + 7 * 3_600_000)
    for time in [now, now, later] {
      #expect(try store.beginRestore(build: "1", at: time) == .withoutSnapshots)
    }
  }

  @Test func `to say that it stands without having begun writes nothing`() throws {
    let store = try place.open()
    try store.restoreSucceeded()
    #expect(bytes == nil)
    try die(deaths: 1)
    let before = bytes
    try store.restoreSucceeded()
    #expect(bytes == before)
  }

  @Test func `another that is in a restore now has not died`() throws {
    try die(deaths: 0)
    let (first, second) = (try place.open(), try place.open())
    #expect(try first.beginRestore(build: "1", at: now) == .withoutSnapshots)
    let before = bytes
    #expect(try second.beginRestore(build: "1", at: now) == .withoutSnapshots)
    try second.restoreSucceeded()
    #expect(bytes == before)
    try first.restoreSucceeded()
    #expect(try second.beginRestore(build: "1", at: now) == .everything)
  }

  @Test func `a new build tries everything`() throws {
    try die(deaths: 3)
    #expect(try begin(build: "2") == .everything)
  }

  @Test func `every truncation of the file counts as no deaths`() throws {
    try die(deaths: 2)
    let whole = try #require(bytes)
    for count in 0..<whole.count {
      try Data(whole[..<count]).write(to: URL(filePath: path))
      #expect(try begin() == .everything, "\(count) bytes")
    }
  }

  @Test func `every byte that is flipped counts as no deaths`() throws {
    try die(deaths: 2)
    let whole = try #require(bytes)
    let store = try place.open()
    for index in whole.indices {
      var damaged = whole
      damaged[index] ^= 0xFF
      try Data(damaged).write(to: URL(filePath: path))
      #expect(try store.beginRestore(build: "1", at: now) == .everything, "byte \(index)")
      try store.restoreSucceeded()
    }
  }

  @Test func `a file that is longer is replaced by a guard`() throws {
    try Data(repeating: 7, count: 1000).write(to: URL(filePath: path))
    let store = try place.open()
    #expect(try store.beginRestore(build: "1", at: now) == .everything)
    #expect(bytes?.count == GuardRecord.size)
  }

  @Test func `a link in its place is replaced and not followed`() throws {
    let other = try place.parent.write([1], to: "other")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other)
    let store = try place.open()
    #expect(try store.beginRestore(build: "1", at: now) == .everything)
    #expect(try place.parent.contents()["other"] == [1])
    #expect(!FileSystem.isLink(path) && bytes?.count == GuardRecord.size)
  }

  @Test func `a folder in its place is an error, and stays`() throws {
    try FileSystem.makeFolder(path)
    let store = try place.open()
    #expect(throws: StoreError.self) { try store.beginRestore(build: "1", at: now) }
    #expect(try FileSystem.kind(of: path) == .folder)
  }

  @Test func `reading counts nothing, and writes no guard`() throws {
    let before = try place.parent.contents()
    let store = try place.open(for: .reading)
    #expect(try store.beginRestore(build: "1", at: now) == .everything)
    try store.restoreSucceeded()
    #expect(try place.parent.contents() == before)
  }

  @Test func `a store in memory restores everything`() throws {
    let store = try SessionStore.inMemory()
    for _ in 0..<5 { #expect(try store.beginRestore(build: "1", at: now) == .everything) }
    try store.restoreSucceeded()
  }

  @Test func `opening and saving write no guard`() throws {
    try place.open(for: .exclusive(creating: false)).save(.sample(depth: 2))
    #expect(bytes == nil)
  }

  @Test func `a folder with nothing but a guard becomes a store without it`() throws {
    let place = try TestStore()
    try FileSystem.makeFolder(place.folder)
    let record = GuardRecord(phase: .restoring, deaths: 2, time: now, build: .init("1"))
    try place.parent.write(record.bytes, to: "Test.navstore/guard")
    #expect(place.openingError(for: .reading) == .notFound)
    #expect(try place.open().beginRestore(build: "1", at: now) == .everything)
  }

  @Test func `a copy and an export know nothing of it`() throws {
    let store = try place.open()
    _ = try store.beginRestore(build: "1", at: now)
    let before = bytes
    try store.export(to: place.parent("export.sqlite"))
    let other = try SessionStore(at: place.parent("Other.navstore"))
    try store.copy(.main, to: other, replacing: false)
    #expect(bytes == before)
    let made = try place.parent.contents().keys.filter { $0.hasSuffix("guard") }
    #expect(made == ["Test.navstore/guard"])
  }
}
