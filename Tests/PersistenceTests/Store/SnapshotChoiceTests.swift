import Navigation
import TestSupport
import Testing

@testable import Persistence

/// Which snapshots are read with a session, and which later.
@Suite struct SnapshotChoiceTests {
  private let place: TestStore
  private let store: SessionStore

  init() throws {
    place = try TestStore()
    store = try place.open()
    var session = SavedSession.sample(depth: 3)
    for id: EntryID in [1, 2, 3] {
      session = session.drafting(try Payload(Array("\(id)".utf8)), for: id)
    }
    session.snapshots.append(SavedSnapshot(entry: 2, model: "N", payload: "\"n\""))
    try store.save(session)
  }

  private func drafts(_ choice: SnapshotChoice) throws -> [Payload]? {
    try store.load(.main, snapshots: choice)?.session.snapshots.map(\.payload)
  }

  @Test func `all of them are read`() throws {
    #expect(try drafts(.all) == ["1", "2", "\"n\"", "3"])
  }

  @Test func `none are read, and the rest of the session is the same`() throws {
    #expect(try drafts(.none) == [])
    let session = try #require(try store.load(.main, snapshots: .none)).session
    #expect(try session == store.stored().holding([]))
  }

  @Test func `those of some entries are read`() throws {
    #expect(try drafts(.entries([3, 2, 99])) == ["2", "\"n\"", "3"])
    #expect(try drafts(.entries([])) == [])
  }

  @Test func `those of an entry that has left are not read with the session`() throws {
    try store.move(.pop())
    #expect(try drafts(.entries([2, 3])) == ["2", "\"n\""])
  }

  @Test func `they are read with a revision of the past`() throws {
    try store.move(.pop())
    let then = try #require(try store.load(.main, at: 1, snapshots: .entries([3])))
    #expect(then.session.drafts == [3: "3"])
  }

  @Test func `those of covered screens are read later, in order`() throws {
    let later = try store.snapshots(of: [1, 2], in: .main)
    #expect(later.map(\.payload) == ["1", "2", "\"n\""])
    #expect(try store.snapshots(of: [99], in: .main).isEmpty)
    #expect(try store.snapshots(of: [1], in: "other").isEmpty)
  }

  @Test func `one that is damaged is left out, and told where it was asked for`() throws {
    try RawDatabase(place.database).run(
      "UPDATE snapshot SET payload = '7' WHERE entry = 2 AND model = 'M'")
    #expect(try store.snapshots(of: [1, 2], in: .main).map(\.payload) == ["1", "\"n\""])
    #expect(try store.load(.main, snapshots: .entries([1]))?.damage == [])
    let damage: [StoredDamage] = [.row(table: "snapshot", "entry 2")]
    #expect(try store.load(.main, snapshots: .entries([2]))?.damage == damage)
    #expect(try store.load(.main)?.damage == damage)
    #expect(try drafts(.all) == ["1", "\"n\"", "3"])
  }
}
