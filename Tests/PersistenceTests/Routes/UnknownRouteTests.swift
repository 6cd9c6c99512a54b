import Navigation
import TestSupport
import Testing

@testable import Persistence

/// A route that this app does not know stays in the store for an app that does.
@Suite struct UnknownRouteTests {
  @Test func `a restore of it writes nothing, and a second one says the same`() throws {
    let place = try TestStore()
    let store = try place.open()
    var state = SavedState(startingIn: .named(SavedRoute("ground")))
    for route in [
      SavedRoute("shelf", payload: #"{"_0":"tea"}"#), SavedRoute("legacyThing", payload: "{ }"),
      SavedRoute("item", payload: #"{"_0":1}"#),
    ] {
      state.apply(.push(route))
    }
    try store.save(
      SavedSession(
        id: .main, state: state,
        snapshots: [SavedSnapshot(entry: 3, model: "Item", payload: "\"draft\"")]))
    let files = try place.durableContents()

    var reports: [RestoreReport] = []
    for _ in 0..<2 {
      var session = try #require(try store.load(.main)?.session)
      let restored = try ShopCoder().restored(session.state)
      #expect(restored.state.entries.map(\.route) == [.shelf("tea")])
      reports.append(restored.report)
      var live = restored.state
      session.state = try ShopCoder().write(&live).state
      #expect(try !store.save(session).isChanged)
    }

    #expect(reports[0].lines.map(\.entry) == [2, 3] && reports[0] == reports[1])
    #expect(try place.durableContents() == files)
    let kept = try #require(try store.load(.main)?.session)
    #expect(
      kept.state.entries.map(\.route.payload?.text) == [#"{"_0":"tea"}"#, "{ }", #"{"_0":1}"#])
    #expect(kept.snapshots.map(\.entry) == [3])
  }
}
