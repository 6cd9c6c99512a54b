import Navigation
import TestSupport
import Testing

@testable import Persistence

/// The order of sections, modals and parked paths is the order of their numbers.
@Suite struct SectionOrderTests {
  private let place: TestStore
  private let store: SessionStore

  init() throws {
    place = try TestStore()
    store = try place.open()
  }

  private func section(_ name: RouteName, _ ids: Int64...) throws -> SavedSection {
    SavedSection(
      .named(SavedRoute(name)),
      path: try SavedPath(ids.map { SavedEntry(id: try EntryID($0), route: .trail(17)) }))
  }

  private func session(_ sections: [SavedSection], active: Int) throws -> SavedSession {
    SavedSession(
      id: .main, state: try SavedState(sections: sections, active: .section(at: active)))
  }

  @Test func `sections that changed places come back in their new order`() throws {
    let (a, b, c) = (try section("a", 1, 4), try section("b", 2), try section("c", 3))
    for order in [[a, b, c], [c, b, a], [b, c, a], [a, c, b], [a, b, c], [b], [c, a]] {
      let session = try session(order, active: order.count - 1)
      try store.save(session)
      let state = try #require(try store.load(.main)?.session.state)
      #expect(state.sections == order)
      #expect(state.activeSection == order.last)
    }
  }

  @Test func `a section put first moves no other section's entries`() throws {
    let (a, b) = (try section("a", 1, 2, 3, 4, 5), try section("b", 6))
    try store.save(try session([a, b], active: 0))
    let before = try store.rowsChanged()
    try store.save(try session([b, a], active: 1))
    // b keeps its number; a, which comes after it now, is written under a new one.
    #expect(try store.rowsChanged() - before == 2 * 6 + 2 + 1)
  }

  @Test func `a section with another title or spelling of its value keeps its entries' rows`()
    throws
  {
    func session(_ route: SavedRoute) throws -> SavedSession {
      let path = try SavedPath([SavedEntry(id: 1, route: .trail(17))])
      return try self.session([SavedSection(.named(route), path: path)], active: 0)
    }
    try store.save(try session(SavedRoute("account", payload: #"{"id":1}"#)))
    let before = try store.rowsChanged()
    let spelt = try session(SavedRoute("account", payload: #"{ "id": 1 }"#, title: "Work"))
    try store.save(spelt)
    #expect(try store.rowsChanged() - before == 3)
    #expect(try store.load(.main)?.session.state.sections == spelt.state.sections)
  }

  @Test(arguments: [ActiveSection.neverChosen, .cleared])
  func `no active section comes back as which kind of none it was`(active: ActiveSection) throws {
    let state = try SavedState(sections: [try section("a", 1)], active: active)
    try store.save(SavedSession(id: .main, state: state))
    #expect(try store.load(.main)?.session.state.active == active)
  }

  @Test func `the anonymous section comes back`() throws {
    var state = SavedState(startingIn: .anonymous)
    state.apply(.push(.trail(1)))
    try store.save(SavedSession(id: .main, state: state))
    #expect(try store.load(.main)?.session.state == state)
  }

  @Test func `modals come back in their order after the lowest is gone`() throws {
    func modal(_ id: Int64) throws -> SavedModal {
      try SavedModal(SavedEntry(id: EntryID(id), route: SavedRoute("share")), style: .popover)
    }
    for ids: [Int64] in [[1, 2, 3], [2, 3], [2, 3, 4], [4, 2]] {
      let state = try SavedState(
        sections: [try section("a")], active: .section(at: 0), modals: try ids.map(modal))
      try store.save(SavedSession(id: .main, state: state))
      #expect(try store.load(.main)?.session.state.modals == state.modals)
    }
  }
}
