import TestSupport
import Testing

@testable import Navigation

/// A section whose coding failed, and would not fail again.
@Suite struct SectionWrittenLateTests {
  private struct Late: Route {
    @TaskLocal static var isBroken = false
    struct Failure: Error {}
    private enum Name: String, CodingKey { case late }

    init() {}
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {
      guard !Self.isBroken else { throw Failure() }
      var container = encoder.container(keyedBy: Name.self)
      try container.encode([String: Int](), forKey: .late)
    }
  }

  @Test func `what moves in it is told under the name it is stored under`() throws {
    let coder = try NavigationCoder<Late, Screen>()
    var state = NavigationState<Late, Screen>(startingIn: .named(Late()))
    state.apply(.select(.folder))
    state.apply(.select(.list))
    let stored = Late.$isBroken.withValue(true) { coder.write(&state).state }
    state.apply(.push(.item(7)))
    let change = try #require(coder.change(of: &state)).change
    let now = try stored.applying(change)
    #expect(now.sections.map(\.name) == stored.sections.map(\.name))
    #expect(now.sections[0].path.entries.map(\.id) == [2, 3])
    #expect(now.active == .section(at: 0))
    #expect(now.parked == stored.parked)
  }

  @Test func `once the state is written whole it has its own`() throws {
    let coder = try NavigationCoder<Late, Screen>()
    var state = NavigationState<Late, Screen>(startingIn: .named(Late()))
    state.apply(.select(.folder))
    state.apply(.select(.list))
    _ = Late.$isBroken.withValue(true) { coder.write(&state) }
    let now = coder.write(&state).state
    #expect(now.sections.map(\.name.route?.name.text) == ["late"])
    #expect(now.parked.map(\.section) == now.sections.map(\.name))
    #expect(now.fault == nil)
  }
}
