import Navigation
import TestSupport
import Testing

@testable import Persistence

/// A section that changed places or its spelling has another row; what was closed on it is found
/// all the same.
@Suite struct ReopenMovedTests {
  private let place: TestStore
  private let store: SessionStore

  init() throws {
    place = try TestStore()
    store = try place.open()
  }

  private func session(_ names: [SavedRoute], _ ids: [Int64]) throws -> SavedSession {
    let sections = try names.map { name in
      let entries = try (name.name == "a" ? ids : [9]).map {
        SavedEntry(id: try EntryID($0), route: .trail(Int($0)))
      }
      return SavedSection(.named(name), path: try SavedPath(entries))
    }
    return SavedSession(
      id: .main, state: try SavedState(sections: sections, active: .section(at: 0)))
  }

  @Test func `the section was put behind another after the pop`() throws {
    let (a, b) = (SavedRoute("a"), SavedRoute("b"))
    try store.save(try session([a, b], [1, 2, 3]))
    try store.save(try session([a, b], [1]))
    try store.save(try session([b, a], [1]))
    let reopened = try #require(try store.reopenClosed(.main)).session
    #expect(reopened.pathIDs == [1, 2, 3])
    #expect(reopened.state.activeSection?.name == .named(a))
    #expect(try store.reopenClosed(.main) == nil)
  }

  @Test func `the section was put behind another before the pop`() throws {
    let (a, b) = (SavedRoute("a"), SavedRoute("b"))
    try store.save(try session([a, b], [1, 2, 3]))
    try store.save(try session([b, a], [1, 2, 3]))
    try store.save(try session([b, a], [1, 2]))
    #expect(try store.reopenClosed(.main)?.session.pathIDs == [1, 2, 3])
    #expect(try store.reopenClosed(.main) == nil)
  }

  @Test func `the section was put behind another with the pop`() throws {
    let (a, b) = (SavedRoute("a"), SavedRoute("b"))
    try store.save(try session([a, b], [1, 2, 3]))
    try store.save(try session([b, a], [1]))
    #expect(try store.reopenClosed(.main)?.session.pathIDs == [1, 2, 3])
  }

  @Test func `the section's title is another`() throws {
    try store.save(try session([SavedRoute("a")], [1, 2]))
    try store.save(try session([SavedRoute("a")], [1]))
    let named = SavedRoute("a", title: "Work")
    try store.save(try session([named], [1]))
    let reopened = try #require(try store.reopenClosed(.main)).session
    #expect(reopened.pathIDs == [1, 2])
    #expect(reopened.state.activeSection?.name == .named(named))
  }
}
