import Navigation
import TestSupport
import Testing

@Suite struct SavedRouteTests {
  @Test(
    arguments: [
      (#"{"id":17}"#, "{ \"id\" :\n17 }"), ("{}", nil), ("{ }", nil), (nil, nil), ("1.0", "1.0"),
    ] as [(String?, String?)])
  func `whitespace and an empty value are left aside`(one: String?, other: String?) throws {
    let (one, other) = try (Self.route(one), Self.route(other))
    #expect(one.matches(other))
    #expect(other.matches(one))
  }

  @Test(
    arguments: [
      ("1.0", "1"), ("{}", "[]"), ("null", nil), (#""caf\u00e9""#, "\"caf\u{e9}\""),
      ("\"caf\u{e9}\"", "\"cafe\u{301}\""), (#""a b""#, #""ab""#),
    ] as [(String?, String?)])
  func `any other letter makes another route`(one: String?, other: String?) throws {
    let (one, other) = try (Self.route(one), Self.route(other))
    #expect(!one.matches(other))
    #expect(!other.matches(one))
  }

  @Test func `a title does not make another screen and a version does`() {
    let route = SavedRoute("trail")
    #expect(route.matches(SavedRoute("trail", title: "Trail")))
    #expect(!route.matches(SavedRoute("trail", version: PayloadVersion(literal: 2))))
    #expect(!route.matches(SavedRoute("trails")))
  }

  @Test func `two names of one look are two routes`() {
    #expect(!SavedRoute("caf\u{e9}").matches(SavedRoute("cafe\u{301}")))
  }

  private static func route(_ payload: String?) throws -> SavedRoute {
    SavedRoute("r", payload: try payload.map { try Payload(Array($0.utf8)) })
  }
}
