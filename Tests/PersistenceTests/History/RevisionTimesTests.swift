import Navigation
import TestSupport
import Testing

@testable import Persistence

/// When each revision was saved, and what came and went with it.
@Suite struct RevisionTimesTests {
  private let place: TestStore
  private let store: SessionStore
  private let session = SavedSession.sample(depth: 2)

  init() throws {
    place = try TestStore()
    store = try place.open()
    try store.save(session, at: time(1))
  }

  private func time(_ second: Int64) -> Timestamp { Timestamp(milliseconds: second * 1000) }

  private func times() throws -> [Timestamp?] {
    try #require(try store.history(of: .main)).revisions.map(\.savedAt)
  }

  @Test func `a push has its time`() throws {
    try store.save(session.applying(.push(.trail(1))), at: time(2))
    #expect(try times() == [time(1), time(2)])
    #expect(try store.load(.main, at: 2)?.session.savedAt == time(2))
  }

  @Test func `a pop has its time, though it added nothing`() throws {
    try store.save(session.applying(.pop()), at: time(2))
    try store.save(session, at: time(3))
    #expect(try times() == [time(1), time(2), time(3)])
    #expect(try store.load(.main, at: 2)?.session.savedAt == time(2))
  }

  @Test func `what is filled in later does not change it`() throws {
    let pushed = session.applying(.push(.trail(1)))
    try store.save(pushed, at: time(2))
    try store.save(pushed.applying(.fill([NewEntry(.trail(3))])), at: time(9))
    #expect(try store.stored().pathIDs == [1, 2, 3, 4])
    #expect(try times() == [time(1), time(2)])
  }

  @Test func `entries that came and went are counted`() throws {
    try store.save(session.applying(.push(.trail(1)), .push(.trail(2))))
    try store.save(session.applying(.popToRoot))
    let revisions = try #require(try store.history(of: .main)).revisions
    #expect(revisions.map(\.added) == [2, 2, 0])
    #expect(revisions.map(\.removed) == [0, 0, 4])
  }

  @Test func `what only moved between a path and what is parked is not counted`() throws {
    let detail = session.applying(.select(.trail(8)))
    try store.save(detail)
    try store.save(detail.applying(.select(.trail(9))))
    let revision = try #require(try store.history(of: .main)?.revisions.last)
    #expect((revision.added, revision.removed) == (1, 0))
  }

  @Test func `a session that is not there has no history`() throws {
    #expect(try store.history(of: "other") == nil)
    #expect(try store.load("other", at: 1) == nil)
  }
}
