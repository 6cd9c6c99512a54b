import Navigation
import TestSupport
import Testing

@testable import Persistence

/// A route that cannot be stored is told, and never makes the session shorter in silence.
@Suite struct UnwrittenRouteTests {
  private let place: TestStore
  private let store: SessionStore

  init() throws {
    place = try TestStore()
    store = try place.open()
  }

  /// A state with one route between two good ones.
  private static func state(_ middle: Shop) -> ShopState {
    var state = ShopState(startingIn: .named(.ground))
    for route in [.shelf("tea"), middle, .item(2)] { state.apply(.push(route)) }
    return state
  }

  @Test func `in mid-path it is named, and the others are saved with their places`() throws {
    var state = Self.state(.zoom(.nan))
    let (session, failures) = try SavedSession.written(
      &state, snapshots: [SavedSnapshot(entry: 3, model: "Item", payload: "\"draft\"")])
    #expect(failures.map(\.entry) == [2])
    try store.save(session)

    let loaded = try #require(try store.load(.main)?.session)
    #expect(loaded.state.entries.map(\.id) == [1, 2, 3])
    #expect(loaded.snapshots.map(\.entry) == [3])
    let restored = try ShopCoder().restored(loaded.state)
    #expect(restored.state.entries.map(\.route) == [.shelf("tea")])
    #expect(restored.report.lines.first?.fate == .unread(.neverWritten))
    #expect(try !store.save(loaded).isChanged)
  }

  @Test func `an app that saves nothing then keeps the record before`() throws {
    var good = Self.state(.item(1))
    let before = try store.save(try SavedSession.written(&good).session).saved
    let files = try place.durableContents()
    var bad = Self.state(.zoom(.infinity))
    let (session, failures) = try SavedSession.written(&bad)

    if failures.isEmpty { try store.save(session) }

    #expect(
      failures.first?.description.hasPrefix("Entry 2: The route could not be encoded:") == true)
    #expect(try store.load(.main)?.session == before)
    #expect(try place.durableContents() == files)
  }

  @Test func `one that is too large is named, and the record before stays`() throws {
    var good = Self.state(.item(1))
    let before = try store.save(try SavedSession.written(&good).session).saved
    var bad = Self.state(.text(String(repeating: "x", count: SizeLimits.route)))
    let (session, failures) = try SavedSession.written(&bad)
    #expect(failures.isEmpty)

    let error = #expect(throws: StoreError.self) { try store.save(session) }

    guard case .tooLarge(let fault)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(fault.part == .route("text", of: 2))
    #expect(try store.load(.main)?.session == before)
  }
}
