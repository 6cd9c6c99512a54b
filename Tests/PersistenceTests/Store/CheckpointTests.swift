import CSQLite
import Foundation
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// The log is written into the database when nothing is saved, or when it has become long.
@Suite(.timeLimit(.minutes(1))) struct CheckpointTests {
  private let place: TestStore
  init() throws { place = try TestStore(saving: .sample()) }

  private static let accesses: [SessionStore.Access] = [
    .shared(creating: false), .exclusive(creating: false),
  ]

  private func logSize() throws -> Int64 {
    guard case .file(let size) = try FileSystem.kind(of: place.database + "-wal") else { return 0 }
    return size
  }

  /// Writes one page, again and again, until the log has so many frames. The session is damaged
  /// by it, which these tests do not read.
  private func grow(_ store: SessionStore, to frames: Int) throws {
    while try store.logFrames() < frames {
      let before = try store.logFrames()
      try store.write(.lazy) { connection in
        try connection.script("UPDATE session SET crc = ~crc", named: "test")
      }
      try #require(try store.logFrames() == before + 1)
    }
  }

  @Test(arguments: accesses)
  func `199 frames are left when nothing is saved, and 200 are written`(
    access: SessionStore.Access
  ) throws {
    let store = try place.open(for: access)
    try grow(store, to: 199)
    #expect(try !store.checkpoint())
    #expect(try store.logFrames() == 199)
    try grow(store, to: 200)
    #expect(try store.checkpoint())
    #expect(try store.logFrames() == 0)
    #expect(try !store.checkpoint())
    try grow(store, to: 1)
  }

  @Test(arguments: accesses)
  func `a log of 1,000 frames is written and emptied after the save, and not before`(
    access: SessionStore.Access
  ) throws {
    let store = try place.open(for: access)
    try grow(store, to: 999)
    #expect(try logSize() > 999 * 4096)
    try store.write(.lazy) { connection in
      try connection.script("UPDATE session SET crc = ~crc", named: "test")
    }
    #expect(try store.logFrames() == 0)
    #expect(try logSize() == 0)
    try grow(store, to: 1)
  }

  @Test func `a save writes nothing into the database itself`() throws {
    let store = try place.open(for: .exclusive(creating: false))
    let before = try place.parent.contents()["Test.navstore/navigation.sqlite"]
    for depth in 2...40 { try store.save(.sample(depth: depth)) }
    #expect(try place.parent.contents()["Test.navstore/navigation.sqlite"] == before)
  }

  @Test func `a reader in the way fails no save, and the log is emptied when it is gone`() throws {
    let store = try place.open(patience: .seconds(120))
    let reader = try RawDatabase(place.database)
    try reader.run("BEGIN; SELECT count(*) FROM session")
    try grow(store, to: 1005)
    #expect(try store.save(.sample("other")).isChanged)
    #expect(try store.logFrames() > 1005)
    #expect(try !store.checkpoint())
    try reader.run("COMMIT")
    #expect(try store.save(.sample("other", depth: 3)).isChanged)
    #expect(try logSize() == 0)
  }

  @Test func `while another process saves nothing is written`() throws {
    let store = try place.open(patience: .seconds(120))
    try grow(store, to: 300)
    let saver = try StoppedProgram(["hold", place.folder])
    #expect(try !store.checkpoint())
    saver.kill()
    #expect(try store.checkpoint())
  }

  @Test func `a store that is only read has nothing to write`() throws {
    let store = try place.open()
    try grow(store, to: 300)
    #expect(try !place.open(for: .reading).checkpoint())
    #expect(try store.logFrames() == 300)
  }

  @Test(arguments: accesses)
  func `thousands of saves keep the log bounded`(access: SessionStore.Access) throws {
    let store = try place.open(for: access)
    var greatest: Int64 = 0
    for number in 1...2_000 {
      var session = SavedSession.sample()
      session.state.values["count"] = Payload(stringLiteral: "\(number)")
      try store.save(session, durability: .lazy)
      greatest = max(greatest, try logSize())
    }
    // A frame has a page and 24 bytes; one save may go over the thousand.
    #expect(greatest > 990 * 4120 && greatest < 1_020 * 4120)
    #expect(try store.load(.main)?.session.state.values["count"] == "2000")
    guard case .file(let size) = try FileSystem.kind(of: place.database) else { return }
    #expect(size < 40 * 4096)
  }
}
