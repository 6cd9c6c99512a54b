import Navigation
import TestSupport
import Testing

@testable import Persistence

/// What is saved comes back, to the letter.
@Suite struct SavingTests {
  private let place: TestStore
  init() throws { place = try TestStore() }

  private static let time = Timestamp(milliseconds: 1_790_000_000_123)

  @Test(arguments: Example.allCases)
  func `a session comes back as it was saved`(example: Example) throws {
    let session = try example.session()
    let store = try place.open()
    let report = try store.save(session, note: "why", at: Self.time)

    let stored = try #require(try store.load(session.id))
    var expected = session.retained().session
    expected.savedAt = Self.time
    expected.note = "why"
    #expect(stored.session == expected)
    #expect(report.saved == expected)
    #expect(stored.revision == 1 && report.revision == 1 && report.previous == nil)
    #expect(report.isChanged && stored.saveNumber == report.saveNumber)
  }

  @Test(arguments: Example.allCases)
  func `a session comes back from a store that is opened again`(example: Example) throws {
    let session = try example.session()
    let saved = try place.open().save(session).saved
    #expect(try place.open().load(session.id)?.session == saved)
    #expect(try place.open(for: .reading).load(session.id)?.session == saved)
  }

  @Test(arguments: Example.allCases)
  func `payloads come back to the letter`(example: Example) throws {
    let session = try example.session()
    let store = try place.open()
    try store.save(session)
    let stored = try #require(try store.load(session.id)?.session)
    #expect(
      stored.state.entries.map(\.route.payload?.text)
        == session.state.entries.map(\.route.payload?.text))
    let kept = Dictionary(uniqueKeysWithValues: session.snapshots.map { ($0.entry, $0.payload) })
    for snapshot in stored.snapshots {
      #expect(snapshot.payload.bytes == kept[snapshot.entry]?.bytes)
    }
  }

  @Test(arguments: Example.allCases)
  func `saving what is stored writes nothing`(example: Example) throws {
    let store = try place.open()
    let session = try example.session()
    let first = try store.save(session)
    let (rows, files) = (try store.rowsChanged(), try place.durableContents())

    let again = try store.save(session)
    #expect(!again.isChanged)
    #expect(again.revision == 1 && again.saveNumber == first.saveNumber)
    #expect(again.saved == first.saved)
    #expect(try store.rowsChanged() == rows)
    #expect(try place.durableContents() == files)

    let restored = try #require(try store.load(session.id)?.session)
    #expect(try !store.save(restored).isChanged)
    #expect(try place.durableContents() == files)
  }

  @Test(arguments: [
    ("caf\u{E9}", "cafe\u{301}"), ("a", "a\0"), ("a\0b", "a\0c"), ("main", "Main"),
  ])
  func `names that differ in a byte are two sessions`(one: String, other: String) throws {
    let store = try place.open()
    let (first, second) = (try SessionID(one), try SessionID(other))
    try store.save(.sample(first, depth: 1))
    try store.save(.sample(second, depth: 2))
    #expect(try store.load(first)?.session.state.entries.count == 1)
    #expect(try store.load(second)?.session.state.entries.count == 2)
    #expect(try store.list().map(\.id) == [first, second].sorted())
  }

  @Test func `routes that differ in a byte come back apart`() throws {
    let routes = try ["caf\u{E9}", "cafe\u{301}", "a\0b"].map { SavedRoute(try RouteName($0)) }
    let session = SavedSession.sample(depth: 0).applying(
      .push(routes[0]), .push(routes[1]), .push(routes[2]))
    let store = try place.open()
    try store.save(session)
    #expect(try store.load(.main)?.session.state.entries.map(\.route) == routes)
  }

  @Test func `results and snapshots in another order are the same session`() throws {
    let store = try place.open()
    var session = SavedSession.sample(depth: 2)
    session.results = [2, 1].map { SavedResult(entry: $0, key: "key", payload: "1") }
    session.snapshots = [2, 1].map { SavedSnapshot(entry: $0, model: "M", payload: "1") }
    let report = try store.save(session)
    let loaded = try #require(try store.load(.main)?.session)
    #expect(loaded == report.saved)
    #expect(try !store.save(loaded).isChanged)
  }

  @Test func `a session that was never saved is none`() throws {
    let store = try place.open()
    try store.save(.sample())
    #expect(try store.load("other") == nil)
  }

  @Test func `sessions are listed in order of their names' bytes`() throws {
    let store = try place.open()
    for id in ["b", "a", "B", "é", "a b"] as [SessionID] { try store.save(.sample(id)) }
    #expect(try store.list().map(\.id) == ["B", "a", "a b", "b", "é"])
  }
}
