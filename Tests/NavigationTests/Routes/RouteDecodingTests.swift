import TestSupport
import Testing

@testable import Navigation

@Suite struct RouteDecodingTests {
  @Test(
    arguments: [
      .home, .trail(id: .max), .trail(id: 0), .place("cafe\u{301}\u{0}"), .pair("", -1),
      .nested(.init(route: .trails, list: [])), .zoom(factor: 1), .old(id: 3), .old(id: nil),
    ] as [TrailRoute])
  func `what was encoded comes back`(route: TrailRoute) throws {
    #expect(try SavedRoute(encoding: route).decoded(as: TrailRoute.self) == route)
  }

  @Test(arguments: [Tab.trails, .savedPlaces])
  func `a raw value comes back`(tab: Tab) throws {
    #expect(try SavedRoute(encoding: tab).decoded() == tab)
  }

  @Test func `a value of no keys is no value`() throws {
    #expect(try SavedRoute("home", payload: "{}").decoded() == TrailRoute.home)
    #expect(try SavedRoute("trails", payload: "{ }").decoded() == Tab.trails)
  }

  @Test func `a key that the route does not know is left aside`() throws {
    let saved = SavedRoute("trail", payload: #"{"id":42,"extra":1}"#)
    #expect(try saved.decoded() == TrailRoute.trail(id: 42))
  }

  @Test(arguments: [
    // A case that is gone, one that is another type's, a value of another kind.
    SavedRoute("gone"), SavedRoute("gone", payload: #"{"id":1}"#), SavedRoute("old"),
    SavedRoute("trail", payload: "17"), SavedRoute("trail", payload: "null"),
  ])
  func `a route that the app does not have is refused by its name`(saved: SavedRoute) {
    guard case .notDecodable(let name, _) = decodingError(of: saved, as: TrailRoute.self)
    else {
      Issue.record("\(saved)")
      return
    }
    #expect(name == saved.name)
  }

  @Test(arguments: [
    (#"{}"#, "at trail: there is no 'id'."),
    (#"{"_0":42}"#, "at trail: there is no 'id'."),
  ])
  func `a missing label is told by its name`(payload: String, reason: String) throws {
    let saved = SavedRoute("trail", payload: try Payload(Array(payload.utf8)))
    #expect(
      decodingError(of: saved, as: TrailRoute.self) == .notDecodable("trail", reason: reason))
  }

  @Test(arguments: [#"{"id":"s3cret"}"#, #"{"id":-4711}"#, #"{"id":4711.5}"#])
  func `the value itself is not in the error`(payload: String) throws {
    let saved = SavedRoute("trail", payload: try Payload(Array(payload.utf8)))
    let failure = decodingError(of: saved, as: TrailRoute.self)
    guard case .notDecodable(_, let reason) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(!reason.contains("s3cret") && !reason.contains("4711"))
  }

  @Test func `a raw value that is gone is not in the error`() {
    let saved = SavedRoute("nested", payload: #"{"_0":{"route":"s3cret","list":[]}}"#)
    #expect(
      decodingError(of: saved, as: TrailRoute.self)
        == .notDecodable(
          "nested", reason: "at nested._0.route: the value is not one that it can have."))
  }
}

/// Why a route cannot be read as a type, if it cannot.
private func decodingError<R: Route>(of saved: SavedRoute, as type: R.Type) -> RouteCodingError? {
  do {
    _ = try saved.decoded(as: R.self)
    return nil
  } catch { return error }
}
