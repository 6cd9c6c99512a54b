import Navigation
import Testing

/// A route says which column shows it.
@Suite struct RouteColumnTests {
  private typealias State = NavigationState<Tab, TrailRoute>

  private func columns(_ action: NavigationAction<Tab, TrailRoute>) -> [Column] {
    var state = State(startingIn: .named(.trails))
    state.apply(action)
    return state.activeSection?.path.entries.map(\.column) ?? []
  }

  @Test func `a route that is pushed is in its own column`() {
    #expect(columns(.push(.home)) == [.content])
    #expect(columns(.push(.trail(id: 17))) == [.detail])
  }

  @Test func `another column may be given`() {
    #expect(columns(.push(.home, column: .detail)) == [.detail])
    #expect(columns(.push(.trail(id: 17), column: .content)) == [.content])
  }

  @Test func `so it is in every path that is written`() {
    let path = [NewEntry<TrailRoute>(.home), NewEntry(.trail(id: 17))]
    #expect(columns(.setPath(path.map { .new($0) })) == [.content, .detail])
    #expect(columns(.jump(.named(.trails), path)) == [.content, .detail])
  }

  @Test func `a row that is selected is in the detail column`() {
    #expect(columns(.select(.home)) == [.detail])
  }
}
