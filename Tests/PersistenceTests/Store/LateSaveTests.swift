import Navigation
import TestSupport
import Testing

@testable import Persistence

@Suite struct LateSaveTests {
  private let place: TestStore
  private let store: SessionStore

  init() throws {
    place = try TestStore()
    store = try place.open()
  }

  @Test func `a save that follows the last one is done`() throws {
    let first = try store.save(.sample(), after: .unsaved)
    let second = try store.save(.sample(depth: 2), after: first.saveNumber)
    #expect(second.revision == 2)
  }

  @Test func `a save that arrives late is refused and changes nothing`() throws {
    let old = try store.save(.sample(depth: 1)).saveNumber
    try store.save(.sample(depth: 3))
    let files = try place.durableContents()
    #expect(throws: StoreError.outdated) {
      try store.save(.sample(depth: 2), after: old, note: "late")
    }
    #expect(try place.durableContents() == files)
    #expect(try store.load(.main)?.session.state.entries.count == 3)
  }

  @Test func `a save into a session that another made meanwhile is refused`() throws {
    try store.save(.sample())
    #expect(throws: StoreError.outdated) {
      try store.save(.sample(depth: 2), after: .unsaved)
    }
  }

  @Test func `a save that follows one of a session that is not there is refused`() throws {
    let number = try store.save(.sample()).saveNumber
    #expect(throws: StoreError.outdated) { try store.save(.sample("other"), after: number) }
    #expect(try store.load("other") == nil)
  }

  @Test func `a save of another program in between is met`() throws {
    let number = try store.save(.sample()).saveNumber
    try place.open().save(.sample(depth: 3))
    #expect(throws: StoreError.outdated) { try store.save(.sample(depth: 2), after: number) }
  }

  @Test func `a change of values alone makes an older save late too`() throws {
    let number = try store.save(.sample()).saveNumber
    var session = SavedSession.sample()
    session.state.values["units"] = "1"
    try store.save(session)
    #expect(throws: StoreError.outdated) { try store.save(.sample(depth: 2), after: number) }
  }
}
