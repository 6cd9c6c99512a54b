import TestSupport
import Testing

@testable import Navigation

@Suite struct RouteTableErrorTests {
  @Test(
    arguments: [
      ([RouteKind("")], .badName("", .empty)),
      ([RouteKind("type")], .badName("type", .reserved)),
      ([RouteKind("a", aliases: ["type"])], .badName("type", .reserved)),
      ([RouteKind("a"), RouteKind("a")], .nameTwice("a")),
      ([RouteKind("a"), RouteKind("b", aliases: ["a"])], .nameTwice("a")),
      ([RouteKind("a", aliases: ["b"]), RouteKind("b")], .nameTwice("b")),
      ([RouteKind("a", aliases: ["c"]), RouteKind("b", aliases: ["c"])], .nameTwice("c")),
      ([RouteKind("a", aliases: ["c", "c"])], .nameTwice("c")),
      ([RouteKind("a", aliases: ["a"])], .nameTwice("a")),
      ([RouteKind("a", version: 0)], .badVersion("a", 0)),
      ([RouteKind("a", version: -1)], .badVersion("a", -1)),
      ([RouteKind("a", version: 65_536)], .badVersion("a", 65_536)),
      ([RouteKind("a", version: 2)], .missingUpgrade("a", from: 1)),
      ([RouteKind("a", version: 3, upgrades: [same(2)])], .missingUpgrade("a", from: 1)),
      ([RouteKind("a", version: 3, upgrades: [same(1)])], .missingUpgrade("a", from: 2)),
      ([RouteKind("a", version: 2, upgrades: [same(1), same(1)])], .upgradeTwice("a", from: 1)),
      ([RouteKind("a", upgrades: [same(1)])], .uselessUpgrade("a", from: 1)),
      ([RouteKind("a", version: 2, upgrades: [same(1), same(2)])], .uselessUpgrade("a", from: 2)),
      ([RouteKind("a", version: 2, upgrades: [same(0), same(1)])], .uselessUpgrade("a", from: 0)),
    ] as [([RouteKind], RouteTableError)])
  func `a table that is not sound is not made`(kinds: [RouteKind], error: RouteTableError) {
    #expect(throws: error) { try KindRoute.table(kinds) }
  }

  @Test func `the names of a table compare by their bytes`() throws {
    _ = try KindRoute.table([RouteKind("caf\u{e9}"), RouteKind("cafe\u{301}")])
  }

  @Test func `upgrades may come in any order`() throws {
    _ = try KindRoute.table([RouteKind("a", version: 3, upgrades: [Self.same(2), Self.same(1)])])
  }

  @Test(
    arguments: [
      (
        .badName("type", .reserved),
        "The route name 'type' cannot be stored. No route can be named 'type'."
      ),
      (.nameTwice("a"), "Two kinds of routes have the name or alias 'a'."),
      (.badVersion("a", 0), "The version of 'a' is 0; a version is from 1 to 65535."),
      (
        .missingUpgrade("a", from: 1),
        "'a' has no upgrade from version 1. Add one, however old that version is."
      ),
      (.upgradeTwice("a", from: 1), "'a' has two upgrades from version 1."),
      (
        .uselessUpgrade("a", from: 2),
        "'a' has an upgrade from version 2, which is no version before its own."
      ),
    ] as [(RouteTableError, String)])
  func `each error is a sentence`(error: RouteTableError, text: String) {
    #expect(error.description == text)
  }

  private static func same(_ version: Int) -> RouteUpgrade {
    RouteUpgrade(from: version) { $0 }
  }
}
