import TestSupport
import Testing

@testable import Navigation

@Suite struct RouteEncodingTests {
  @Test(
    arguments: [
      (.home, "home", nil),
      (.trail(id: .max), "trail", #"{"id":18446744073709551615}"#),
      (.place("caf\u{e9}/\u{0}"), "place", #"{"_0":"café/\u0000"}"#),
      (.pair("a", 1), "pair", #"{"_0":"a","_1":1}"#),
      (
        .nested(.init(route: .savedPlaces, list: [1])), "nested",
        #"{"_0":{"list":[1],"route":"saved-places"}}"#
      ),
      (.old(id: nil), "legacyTrail", nil),
    ] as [(TrailRoute, RouteName, String?)])
  func `a case is stored under its coding key with what belongs to it`(
    route: TrailRoute, name: RouteName, payload: String?
  ) throws {
    let saved = try SavedRoute(encoding: route)
    #expect(saved.name == name)
    #expect(saved.payload?.text == payload)
  }

  @Test func `a raw value is the name`() throws {
    let saved = try SavedRoute(encoding: Tab.savedPlaces)
    #expect(saved == SavedRoute("saved-places"))
  }

  @Test func `the title is what the route says`() throws {
    #expect(try SavedRoute(encoding: TrailRoute.home).title == "Home")
    #expect(try SavedRoute(encoding: TrailRoute.place("a")).title == nil)
  }

  @Test func `equal routes give equal bytes`() throws {
    let route = TrailRoute.nested(.init(route: .trails, list: [3, 1, 2]))
    #expect(try SavedRoute(encoding: route) == SavedRoute(encoding: route))
  }

  @Test(arguments: [OddRoute.Coding.array, .number, .empty, .two])
  func `a coding that is no name with one value is refused`(coding: OddRoute.Coding) {
    #expect(encodingError(of: OddRoute(coding)) == .notNamed)
  }

  @Test(
    arguments: [
      ("", .empty), ("type", .reserved),
      (String(repeating: "a", count: 256), .tooLong(length: 256)),
    ] as [(String, NameError)])
  func `a name that cannot be stored is refused`(name: String, error: NameError) {
    #expect(encodingError(of: OddRoute(.named(name))) == .badName(error))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that JSON does not have is refused with its place`(factor: Double) {
    let failure = encodingError(of: TrailRoute.zoom(factor: factor))
    guard case .notEncodable(let reason) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(reason.hasPrefix("at ") && reason.contains("factor: "))
  }

  @Test func `a coding that fails is refused`() {
    #expect(
      encodingError(of: OddRoute(.fails)) == .notEncodable(reason: "its coding failed."))
  }

  @Test func `a value may nest as deep as a payload and no deeper`() throws {
    #expect(try SavedRoute(encoding: OddRoute(.deep(120))).payload?.bytes.count == 240)
    let failure = encodingError(of: OddRoute(.deep(121)))
    guard case .badPayload(let error) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(error.reason == .tooDeep(maximum: 121))
  }
}

/// Why a route cannot be written, if it cannot.
func encodingError<R: Route>(of route: R) -> RouteCodingError? {
  do {
    _ = try SavedRoute(encoding: route)
    return nil
  } catch { return error }
}
