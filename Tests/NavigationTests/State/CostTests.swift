import Navigation
import TestSupport
import Testing

/// An action costs what it changes, with 4,000 entries on a path and 1,000 sections.
@Suite struct CostTests {
  typealias State = NavigationState<CountedRoute, CountedRoute>

  private let looks = Looks()
  private let namesLooks = Looks()

  private func route(_ number: Int) -> CountedRoute { CountedRoute(number: number, looks: looks) }

  private func name(_ number: Int) -> SectionName<CountedRoute> {
    .named(CountedRoute(number: number, looks: namesLooks))
  }

  /// Lists and rows in turn, and on the last list a row with two more on it.
  private func bigState() throws -> State {
    let entries = (1...4_000).map { number in
      Entry(
        id: EntryID(integerLiteral: Int64(number)), route: route(number),
        column: number.isMultiple(of: 2) && number < 3_998 ? .content : .detail)
    }
    var sections = [Section(name(0), path: try Path(entries))]
    sections += (1..<1_000).map { Section(name($0)) }
    var state = try State(sections: sections, active: .section(at: 0))
    state.sectionLimit = 1_000
    // From here on there is room for what is added, and nobody else holds the path.
    for _ in 0..<8 { state.apply(.push(route(0))) }
    state.apply(.pop(count: 8))
    return state
  }

  /// Where a path and the list of sections are kept: a copy would be elsewhere.
  private func places(_ state: State) -> [UnsafeRawPointer?] {
    [
      state.sections[0].path.entries.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) },
      state.sections.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) },
    ]
  }

  @Test func `an action looks at few routes and copies neither path nor sections`() throws {
    var state = try bigState()
    let actions: [NavigationAction<CountedRoute, CountedRoute>] = [
      .push(route(1)), .push(NewEntry(route(2)), ifNew: true), .pop(),
      .replace(with: .init(route(3))),
      .pop(count: 1), .popTo(.entry(3_999)), .popTo(.route(route(3_998))), .push(route(4)),
      .popToDetailRoot, .reselect(.popToDetailRoot), .select(route(5)), .select(route(3_997)),
      .select(nil), .select(route(5)), .fill([.init(route(6)), .init(route(7))]), .fill([]),
      .fill([.init(route(8))]), .pop(), .present(.init(route(9))), .push(route(10)),
      .setPath([.kept(4_020)]), .dismiss(), .section(nil), .section(name(0)),
      .section(name(999)), .section(name(0)), .jump(name(999), [.init(route(11))]),
      .jump(name(0), []),
    ]
    for action in actions.dropLast() {
      let before = places(state)
      let cost = looks.spent { _ = state.move(action) }
      #expect(cost <= 4, "\(action)")
      #expect(places(state) == before, "\(action)")
    }
  }

  @Test func `what a column writes looks at no route and copies neither path nor sections`() throws
  {
    var state = try bigState()
    let writes: [LayoutWrite<CountedRoute, CountedRoute>] = [
      .detail([.kept(3_999), .kept(4_000), .new(.init(route(1)))], .three),
      .detail([.kept(3_999)], .three), .selection(route(2)), .selection(nil), .sidebar(name(5)),
      .sidebar(name(0)), .selection(route(2)), .modals([]),
    ]
    for write in writes {
      let before = places(state)
      let cost = looks.spent { state.absorb(write) }
      #expect(cost <= 4, "\(write)")
      #expect(places(state) == before, "\(write)")
    }
  }

  @Test func `a section is found by its name at one look each`() throws {
    var state = try bigState()
    for target in [999, 0, 500, 0] {
      #expect(namesLooks.spent { _ = state.move(.section(name(target))) } <= 1_004)
    }
    let others: [NavigationAction<CountedRoute, CountedRoute>] = [
      .push(route(1)), .pop(), .popToDetailRoot, .select(route(2)), .select(route(3)),
      .replace(with: .init(route(4))), .present(.init(route(5))), .dismiss(), .section(nil),
    ]
    for action in others {
      #expect(namesLooks.spent { _ = state.move(action) } <= 4, "\(action)")
    }
  }

  @Test func `many more sections than the limit go in one turn`() throws {
    var state = try bigState()
    state.sectionLimit = 64
    let cost = namesLooks.spent { _ = state.move(.section(name(1_000))) }
    #expect(state.sections.count == 64)
    #expect(cost < 20_000)
  }

  @Test func `many details that are too many to park are dropped at one look each`() throws {
    var state = State(startingIn: .anonymous)
    state.apply(.setPath((0..<4_000).map { .new(.init(route($0))) }))
    let cost = looks.spent { state.apply(.select(route(5_000))) }
    #expect(state.entries.count == 1)
    #expect(cost <= 4)
  }
}
