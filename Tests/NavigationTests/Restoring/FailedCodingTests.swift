import TestSupport
import Testing

@testable import Navigation

/// A route whose coding fails costs nothing but itself.
@Suite struct FailedCodingTests {
  private static let broken = Screen.zoom(factor: .nan)

  @Test func `on a path the others keep their places`() throws {
    var state = AppState(startingIn: .named(.trails))
    for route in [.folder, Self.broken, .list] { state.apply(.push(route)) }
    let written = try AppCoder().written(state)
    #expect(written.failures.map(\.entry) == [2])
    #expect(written.state.entries.map(\.id) == [1, 2, 3])
    #expect(
      written.state.entries.map(\.route.name.text)
        == ["folder", "navigation-store.unwritten", "list"])
    let restored = try AppCoder().restored(written.state)
    #expect(restored.state.words == ["folder:1"])
    #expect(restored.report.lines.first?.fate == .unread(.neverWritten))
    #expect(try restored.state.written() == written.state)
  }

  @Test func `the failure says which entry and why`() throws {
    var state = AppState(startingIn: .named(.trails))
    state.apply(.push(Self.broken))
    let text = try #require(try AppCoder().written(state).failures.first?.description)
    #expect(text.hasPrefix("Entry 1: The route could not be encoded: at "))
  }

  @Test func `so it is with what is parked`() throws {
    var state = AppState(startingIn: .named(.trails))
    for route in [.folder, Self.broken, .list] { state.apply(.select(route)) }
    let written = try AppCoder().written(state)
    #expect(written.failures.map(\.entry) == [2])
    let restored = try AppCoder().restored(written.state)
    #expect(restored.state.parked.map { screens($0.path.entries) } == ["folder:1"])
    #expect(restored.state.words == ["list:3"])
    #expect(try restored.state.written() == written.state)
  }

  @Test func `and with a modal`() throws {
    var state = AppState(startingIn: .named(.trails))
    for route in [.folder, Self.broken, .list] { state.apply(.present(NewEntry(route))) }
    let written = try AppCoder().written(state)
    #expect(written.failures.map(\.entry) == [2])
    let restored = try AppCoder().restored(written.state)
    #expect(restored.state.modals.map { screens($0.path.entries) } == ["folder:1"])
    #expect(try restored.state.written() == written.state)
  }

  @Test func `and with a section`() throws {
    var state = NavigationState<OddRoute, Screen>(startingIn: .named(OddRoute(.named("a"))))
    state.apply(.section(.named(OddRoute(.array))))
    state.apply(.push(.list))
    let written = try NavigationCoder<OddRoute, Screen>().written(state)
    #expect(written.failures == [EntryCodingError(entry: nil, reason: .notNamed)])
    let text = try #require(written.failures.first?.description)
    #expect(text.hasPrefix("A section: The route's coding must give"))
    #expect(written.state.sections.map(\.path.entries.count) == [0, 1])
    #expect(written.state.active == .section(at: 1))
  }

  @Test func `two sections that cannot be written stay two`() throws {
    var state = NavigationState<OddRoute, Screen>(startingIn: .named(OddRoute(.array)))
    state.apply(.push(.list))
    state.apply(.section(.named(OddRoute(.number))))
    let coder = try NavigationCoder<OddRoute, Screen>()
    let first = coder.written(state).state
    #expect(first.fault == nil)
    // They are unread now, and another that cannot be written comes beside them.
    var again = try coder.restored(first).state
    again.apply(.section(.named(OddRoute(.two))))
    let second = coder.written(again)
    #expect(second.state.fault == nil)
    #expect(second.failures.count == 1)
    #expect(Array(second.state.sections.prefix(2)) == first.sections)
  }

  @Test func `a name that the table does not have is a failure too`() throws {
    var state = NavigationState<Place, Unlisted>(startingIn: .named(.trails))
    state.apply(.push(.known))
    state.apply(.push(.new))
    let written = try NavigationCoder<Place, Unlisted>().written(state)
    #expect(written.failures == [EntryCodingError(entry: 2, reason: .notListed("new"))])
  }

  private enum Unlisted: String, Route {
    case known, new
    static let kinds = [RouteKind("known")]
  }
}
