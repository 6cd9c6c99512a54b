import Foundation
import Navigation
import Synchronization
import TestSupport
import Testing

@testable import Persistence

/// What is deleted is copied first.
@Suite struct DeleteKeepingCopyTests {
  private let place: TestStore
  private let store: SessionStore
  private var folder: String { place.folder + "/backups" }

  init() throws {
    place = try TestStore()
    store = try place.open()
    for id in ["main", "other", "third"] as [SessionID] {
      try store.save(.sample(id))
      try store.move(.push(.trail(1)), in: id)
    }
  }

  private func expectNoFolder() throws { #expect(try FileSystem.kind(of: folder) == .nothing) }

  @Test func `they are gone, and in a file of their own with their history`() throws {
    let before = try store.stored()
    let path = try store.deleteKeepingCopy(["main", "third"])
    #expect(try store.names() == ["other"])
    #expect(try FileSystem.names(in: folder) == ["deleted-1.sqlite"])
    let copy = try SessionStore(at: path, for: .reading)
    #expect(try copy.names() == ["main", "third"])
    #expect(try copy.stored() == before)
    #expect(try copy.history(of: .main)?.revisions.map(\.number) == [1, 2])
    #expect(!copy.isCopyWithoutLog)
  }

  @Test func `only the owner may look into it`() throws {
    let path = try store.deleteKeepingCopy(["main"])
    for (path, mode) in [(folder, 0o700), (path, 0o600)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == mode)
    }
  }

  @Test func `ten are kept, by their numbers, and what is not ours stays`() throws {
    try FileSystem.makeFolder(folder)
    let others = ["deleted-x.sqlite", "deleted-01.sqlite", "before-v2-from-v1.sqlite"]
    for name in others + (3...12).map({ "deleted-\($0).sqlite" }) {
      try FileSystem.makeFile(folder + "/" + name)
    }
    _ = try store.deleteKeepingCopy(["main"])
    let expected = others + (4...13).map { "deleted-\($0).sqlite" }
    #expect(try Set(FileSystem.names(in: folder)) == Set(expected))
  }

  @Test func `one that is not there deletes none, and leaves no copy`() throws {
    #expect(throws: StoreError.noSuchSession("x")) { try store.deleteKeepingCopy(["main", "x"]) }
    #expect(throws: StoreError.noSuchSession("x")) { try store.delete(["main", "x"]) }
    #expect(try store.names() == ["main", "other", "third"])
    try expectNoFolder()
  }

  @Test func `where no copy can be made nothing is deleted`() throws {
    try FileSystem.makeFile(folder)
    #expect {
      try store.deleteKeepingCopy(["main"])
    } throws: { error in
      if case .noCopy = error as? StoreError { true } else { false }
    }
    #expect(try store.names() == ["main", "other", "third"])
  }

  @Test func `a session that is damaged is copied as it is`() throws {
    try RawDatabase(place.database).run("UPDATE session SET crc = crc + 1 WHERE name = 'main'")
    let path = try store.deleteKeepingCopy(["main"])
    #expect(try store.names() == ["other", "third"])
    let copy = try SessionStore(at: path, for: .reading)
    #expect(throws: StoreError.damagedRow(table: "session")) { try copy.load(.main) }
  }

  /// Another program saves this many times, each time just before the deletion.
  private func disturb(_ times: Int) throws {
    let left = Mutex(times)
    let place = place
    try store.observeStatements { name in
      guard name == "lock" else { return }
      let isDue = left.withLock { left in
        left -= 1
        return left >= 0
      }
      if isDue { _ = try? place.open().move(.push(.trail(2))) }
    }
  }

  @Test func `what another program saves after the copy is in another copy`() throws {
    try disturb(2)
    let path = try store.deleteKeepingCopy(["main"])
    #expect(try SessionStore(at: path, for: .reading).stored().pathIDs.count == 4)
    #expect(try FileSystem.names(in: folder) == ["deleted-1.sqlite"])
  }

  @Test func `a session that is saved all the time is not deleted`() throws {
    try disturb(99)
    #expect(throws: StoreError.unavailable(.busy)) { try store.deleteKeepingCopy(["main"]) }
    #expect(try store.names() == ["main", "other", "third"])
    try expectNoFolder()
  }
}
