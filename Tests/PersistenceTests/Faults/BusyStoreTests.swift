import Foundation
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// A store that another process has locked is busy: not damaged, and not empty.
@Suite struct BusyStoreTests {
  private let place: TestStore
  private let holder: StoppedProgram

  init() throws {
    place = try TestStore(saving: .sample())
    holder = try StoppedProgram(["hold", place.folder])
    try #require(holder.line == "holding the write lock\n")
  }

  @Test func `a save says that the store is busy, and changes nothing`() throws {
    let store = try place.open(patience: .zero)
    let before = try place.durableContents()
    #expect(throws: StoreError.unavailable(.busy)) { try store.save(.sample(depth: 2)) }
    #expect(try place.durableContents() == before)
    #expect(try store.load(.main)?.session.state.entries.count == 1)
  }

  @Test func `a save that is willing to wait is done when the lock is free`() throws {
    let store = try place.open(patience: .seconds(60))
    let processID = holder.processID
    try store.observeStatements { name in
      if name == "lock" { kill(processID, SIGKILL) }
    }
    #expect(try store.save(.sample(depth: 2)).isChanged)
  }

  @Test(arguments: [
    SessionStore.Access.reading, .shared(creating: false),
  ])
  func `reading is not held up`(access: SessionStore.Access) throws {
    let store = try place.open(for: access, patience: .zero)
    #expect(try store.load(.main)?.session.state.entries.count == 1)
  }

  @Test func `a rehearsal is busy too`() throws {
    let store = try place.open(patience: .zero)
    #expect(throws: StoreError.unavailable(.busy)) { try store.save(.sample(), isRehearsal: true) }
  }

  @Test func `the store can be saved into again after its holder was killed`() throws {
    holder.kill()
    #expect(try place.open(patience: .zero).save(.sample(depth: 2)).isChanged)
  }

  @Test func `a save holds nothing when it returns`() throws {
    holder.kill()
    let (one, other) = (try place.open(patience: .zero), try place.open(patience: .zero))
    try one.save(.sample("one"))
    try other.save(.sample("two"))
    _ = try one.load("two")
    try other.save(.sample("two", depth: 2))
    #expect(try one.list().count == 3)
  }
}
