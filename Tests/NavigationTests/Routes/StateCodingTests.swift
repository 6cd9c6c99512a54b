import Navigation
import TestSupport
import Testing

@Suite struct StateCodingTests {
  private typealias State = NavigationState<Tab, TrailRoute>

  private static func state() throws -> State {
    var state = State(
      startingIn: .named(.trails), split: SplitSettings(columns: .two, visibility: .all),
      retention: Retention(.dictionary(limit: 3), models: ["M": .singleSlot]))
    state.apply(.push(.home, column: .content))
    state.apply(.select(.trail(id: .max)))
    state.apply(.select(.place("a")))
    state.apply(.section(.named(.savedPlaces)))
    state.apply(.push(.pair("b", 2)))
    state.apply(.pop())
    state.values = ["units": #""km""#]
    let modal = try Modal(
      Entry(
        id: 9, route: TrailRoute.home, isProvisional: true, checkpoint: "start", answers: "picked"),
      style: .popover, detent: "medium")
    return try State(
      sections: state.sections, active: state.active, parked: state.parked, modals: [modal],
      split: state.split, values: state.values, retention: state.retention, mint: state.mint)
  }

  @Test func `a whole state comes back equal`() throws {
    let state = try Self.state()
    #expect(state.parked.count == 1)
    let session = try SavedSession(encoding: state)
    #expect(try State(decoding: session.state) == state)
    #expect(session.id == .main)
  }

  @Test func `an encoded state keeps ids, columns and what mints the next`() throws {
    let state = try Self.state()
    let saved = try SavedSession(encoding: state).state
    #expect(saved.entries.map(\.id) == state.entries.map(\.id))
    #expect(saved.entries.map(\.column) == state.entries.map(\.column))
    #expect(saved.mint == state.mint)
  }

  @Test func `the anonymous section comes back`() throws {
    var state = State(startingIn: .anonymous)
    state.apply(.push(.home))
    #expect(try State(decoding: SavedSession(encoding: state).state) == state)
  }

  @Test func `a route that cannot be encoded is named by its entry`() throws {
    var state = State(startingIn: .named(.trails))
    for route in [TrailRoute.home, .zoom(factor: .nan), .place("a")] { state.apply(.push(route)) }
    let error = #expect(throws: EntryCodingError.self) { try SavedSession(encoding: state) }
    #expect(error?.entry == 2)
    #expect(error?.description.hasPrefix("Entry 2: The route could not be encoded: at ") == true)
  }

  @Test func `so is one that is parked or in a modal`() throws {
    var state = State(startingIn: .named(.trails))
    state.apply(.select(.zoom(factor: .nan)))
    state.apply(.select(.home))
    #expect(throws: EntryCodingError.self) { try SavedSession(encoding: state) }
    let modal = try Modal(Entry(id: 7, route: TrailRoute.zoom(factor: .nan)))
    let sheet = try State(sections: [], active: .neverChosen, modals: [modal])
    let error = #expect(throws: EntryCodingError.self) { try SavedSession(encoding: sheet) }
    #expect(error?.entry == 7)
  }

  @Test func `a section that cannot be encoded is no entry`() {
    let state = NavigationState<OddRoute, TrailRoute>(startingIn: .named(OddRoute(.array)))
    let error = #expect(throws: EntryCodingError.self) { try SavedSession(encoding: state) }
    #expect(error?.entry == nil)
    #expect(error?.description.hasPrefix("A section: ") == true)
  }

  @Test func `a stored route that the app does not have is named by its entry`() throws {
    let session = try SavedSession(path: "a1 b2")
    var saved = session.state
    saved.apply(.push(SavedRoute("gone")))
    let error = #expect(throws: EntryCodingError.self) {
      try NavigationState<Letter, Letter>(decoding: saved)
    }
    #expect(error?.entry == 3)
  }

  private enum Letter: String, Route { case a, b, s }
}
