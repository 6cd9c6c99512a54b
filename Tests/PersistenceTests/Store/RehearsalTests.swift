import Navigation
import TestSupport
import Testing

@testable import Persistence

@Suite struct RehearsalTests {
  private let place: TestStore
  init() throws { place = try TestStore() }

  @Test func `a rehearsal tells what a save does, and changes nothing`() throws {
    let place = try TestStore(saving: Example.hiking.session())
    let store = try place.open()
    let before = try place.durableContents()
    let next = try Example.hiking.session().applying(.pop())
    let time = Timestamp(milliseconds: 1)

    let rehearsed = try store.save(next, note: "n", at: time, isRehearsal: true)
    #expect(try place.durableContents() == before)
    #expect(try store.load(.main)?.revision == 1)
    #expect(try store.save(next, note: "n", at: time) == rehearsed)
  }

  @Test func `a rehearsal of a new session leaves none`() throws {
    let store = try place.open()
    #expect(try store.save(.sample(), isRehearsal: true).revision == 1)
    #expect(try store.list().isEmpty)
  }

  @Test func `a rehearsal that is late is refused too`() throws {
    let store = try place.open()
    try store.save(.sample())
    #expect(throws: StoreError.outdated) {
      try store.save(.sample(depth: 2), after: .unsaved, isRehearsal: true)
    }
  }
}
