import Navigation
import TestSupport
import Testing

@testable import Persistence

/// What is not opened again, because no pop closed it.
@Suite struct ReopenRefusedTests {
  private let place: TestStore
  private let store: SessionStore

  init() throws {
    place = try TestStore()
    store = try place.open()
  }

  private func expectNothing() throws {
    let before = try store.rowsChanged()
    #expect(try store.reopenClosed(.main) == nil)
    #expect(try store.rowsChanged() == before)
  }

  @Test func `nothing, where nothing was closed`() throws {
    try expectNothing()
    try store.save(.sample(depth: 3))
    try expectNothing()
  }

  @Test func `what is parked`() throws {
    try store.save(.sample(depth: 0))
    try store.move(.select(.trail(1)))
    #expect(try store.move(.select(.trail(2))).state.parked.count == 1)
    try expectNothing()
  }

  @Test func `what was parked, and dropped from there`() throws {
    var session = SavedSession.sample(depth: 0)
    session.state.retention.policy = .dictionary(limit: 1)
    try store.save(session)
    for number in 1...3 { try store.move(.select(.trail(number))) }
    #expect(try store.stored().state.parked.count == 1)
    try expectNothing()
  }

  @Test func `a modal that was dismissed, and what was pushed on it`() throws {
    try store.save(.sample(depth: 1))
    try store.move(.present(NewEntry(SavedRoute("share"))))
    try store.move(.push(.trail(2)))
    try store.move(.pop())
    try store.move(.dismiss())
    try expectNothing()
  }

  @Test func `what was only provisional`() throws {
    try store.save(.sample(depth: 0))
    try store.move(.fill([NewEntry(.trail(1))]))
    #expect(try store.stored().pathIDs == [1])
    try store.move(.push(.trail(2)))
    #expect(try store.stored().pathIDs == [2])
    try expectNothing()
  }

  @Test func `what was closed so long ago that history has left it`() throws {
    try store.save(.sample(depth: 2))
    try store.move(.pop())
    for _ in 0..<SessionHistory.length - 2 { try store.move(.push(.trail(1))) }
    #expect(try store.reopenClosed(.main, isRehearsal: true) != nil)
    try store.move(.push(.trail(1)))
    try expectNothing()
  }

  @Test func `what went with its section`() throws {
    let trips = SectionName.named(SavedRoute("trips"))
    try store.save(.sample(depth: 1))
    try store.move(.section(trips), .push(.trail(2)))
    var session = try store.stored()
    session.state = try SavedState(
      sections: Array(session.state.sections.prefix(1)), active: .section(at: 0),
      mint: session.state.mint)
    try store.save(session)
    try store.move(.section(trips))
    try expectNothing()
  }
}
