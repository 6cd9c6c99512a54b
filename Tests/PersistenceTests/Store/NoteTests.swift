import Navigation
import TestSupport
import Testing

@testable import Persistence

@Suite struct NoteTests {
  private let place: TestStore
  private let store: SessionStore

  init() throws {
    place = try TestStore()
    store = try place.open()
  }

  @Test func `a note labels the revision it was saved with`() throws {
    try store.save(.sample(), note: "first")
    #expect(try store.load(.main)?.session.note == "first")
  }

  @Test func `a new revision has no note of the one before`() throws {
    try store.save(.sample(), note: "first")
    let report = try store.save(.sample(depth: 2))
    #expect(report.revision == 2 && report.saved?.note == nil)
    #expect(try store.load(.main)?.session.note == nil)
  }

  @Test func `a save without a note leaves the revision's note`() throws {
    try store.save(.sample(), note: "first")
    var session = SavedSession.sample()
    session.state.values["units"] = "1"
    #expect(try store.save(session).saved?.note == "first")
    #expect(try store.load(.main)?.session.note == "first")
  }

  @Test func `another note for the same state replaces it, and is no revision`() throws {
    try store.save(.sample(), note: "first")
    let report = try store.save(.sample(), note: "second")
    #expect(report.revision == 1 && report.isChanged)
    #expect(try store.load(.main)?.session.note == "second")
  }

  @Test func `the same note for the same state writes nothing`() throws {
    try store.save(.sample(), note: "caf\u{E9}")
    #expect(try !store.save(.sample(), note: "caf\u{E9}").isChanged)
    #expect(try store.save(.sample(), note: "cafe\u{301}").isChanged)
  }
}
