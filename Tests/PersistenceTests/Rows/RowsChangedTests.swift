import Navigation
import TestSupport
import Testing

@testable import Persistence

/// What a save writes is bounded by the entries that moved. Counted, never timed.
@Suite struct RowsChangedTests {
  private let place: TestStore
  private let store: SessionStore

  init() throws {
    place = try TestStore()
    store = try place.open()
  }

  /// How many rows a save changes.
  private func rows(_ session: SavedSession) throws -> Int64 {
    let before = try store.rowsChanged()
    try store.save(session)
    #expect(try store.load(session.id)?.session.state == session.state)
    return try store.rowsChanged() - before
  }

  @Test(arguments: [1, 100, 2000], [1, 200])
  func `a push and a pop write the session's row and the entry's`(depth: Int, others: Int) throws {
    for number in 1..<others { try store.save(.sample(try SessionID("other \(number)"))) }
    let session = SavedSession.sample(depth: depth)
    #expect(try rows(session) == Int64(depth) + 4)
    let pushed = session.applying(.push(.trail(1)))
    #expect(try rows(pushed) == 2)
    #expect(try rows(pushed.applying(.pop())) == 2)
  }

  @Test(arguments: [1, 100])
  func `a push with a snapshot writes one row more`(depth: Int) throws {
    try store.save(.sample(depth: depth))
    let pushed = SavedSession.sample(depth: depth).applying(.push(.trail(1)))
    let id = try #require(pushed.state.entries.last?.id)
    #expect(try rows(pushed.holding([SavedSnapshot(entry: id, model: "M", payload: "1")])) == 3)
  }

  @Test func `a pop of many entries writes each of them`() throws {
    let session = SavedSession.sample(depth: 100)
    try store.save(session)
    #expect(try rows(session.applying(.pop(count: 40))) == 41)
  }

  @Test func `choosing another section writes the session's row and the choice's`() throws {
    let trips = SectionName.named(SavedRoute("trips"))
    let session = SavedSession.sample(depth: 50).applying(.section(trips))
    try store.save(session)
    #expect(try rows(session.applying(.section(.named(SavedRoute("trails"))))) == 3)
    #expect(try rows(session.applying(.section(nil))) == 3)
  }

  @Test(arguments: [1, 12])
  func `parking writes each entry that moved twice, whatever is below`(count: Int) throws {
    var session = SavedSession.sample(depth: 0)
    for _ in 0..<100 { session.state.apply(.push(SavedRoute("list"), column: .content)) }
    for number in 0..<count { session.state.apply(.push(.trail(number))) }
    try store.save(session)

    // Closed on the path and opened where they are parked, the parked path, the new entry, the
    // session.
    let parked = session.applying(.select(.trail(99)))
    try #require(parked.state.parked.count == 1)
    #expect(try rows(parked) == Int64(2 * count) + 3)

    // And back: the other one is parked in its place.
    let back = parked.applying(.select(.trail(0)))
    try #require(back.state.parked.count == 1)
    #expect(try rows(back) == Int64(2 * count) + 5)
  }

  @Test func `one value and one snapshot write a row each, and the session's`() throws {
    var session = SavedSession.sample(depth: 3)
    for number in 0..<50 { session.state.values[try ValueKey("\(number)")] = "1" }
    let snapshots = (1...3).map {
      SavedSnapshot(entry: EntryID(integerLiteral: $0), model: "M", payload: "1")
    }
    session = session.holding(snapshots)
    try store.save(session)
    session.state.values["7"] = "2"
    #expect(try rows(session) == 2)
    session.snapshots[1] = SavedSnapshot(entry: 2, model: "M", payload: "2")
    #expect(try rows(session) == 2)
    session.state.values["7"] = nil
    #expect(try rows(session) == 2)
  }
}
