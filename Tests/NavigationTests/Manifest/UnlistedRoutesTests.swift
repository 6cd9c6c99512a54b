import Navigation
import TestSupport
import Testing

@Suite struct UnlistedRoutesTests {
  private static func found(
    _ keys: String, sections: [ListedRoute]? = nil
  ) throws -> [UnlistedRoute] {
    let manifest = RouteManifest(
      sections: try sections.map { try RouteList($0) },
      routes: try RouteList([
        ListedRoute("waypoint", aliases: ["App.Waypoint"]),
        ListedRoute("trail", version: try PayloadVersion(2)),
      ]))
    let text = "{\"format\":\"navigation-session\",\"version\":1,\n\(keys)}"
    return try SessionDocument(reading: Array(text.utf8)).unlistedRoutes(in: manifest)
  }

  private static func lines(_ keys: String) throws -> [String] {
    try found(keys).map { "\($0.position) \($0)" }
  }

  @Test func `a route that is not listed is told with its place and what was meant`() throws {
    let found = try Self.found(#""path":["trail",{"waypiont":{"index":4}}]"#)

    let only = try #require(found.first)
    #expect(found.count == 1)
    #expect(only.position == JSONPosition(line: 2, column: 17))
    #expect(only.pointer == "/path/1")
    #expect(only.near == ["waypoint"])
    #expect("\(only)" == "unknown route type 'waypiont' (/path/1).")
  }

  @Test func `a newer version than the listed one is told, and an older one is not`() throws {
    let path = #""path":[{"type":"trail","version":3},{"type":"trail","version":1}]"#

    #expect(
      try Self.lines(path) == [
        "2:9 route type 'trail' is in version 3, and the manifest's is 2 (/path/0)."
      ])
    #expect(try Self.found(path).first?.near == [])
  }

  @Test func `an alias is listed`() throws {
    #expect(try Self.found(#""path":["App.Waypoint"]"#).isEmpty)
  }

  @Test func `a route that is there often is told once`() throws {
    #expect(
      try Self.lines(#""path":["a","b","a"]"#) == [
        "2:9 unknown route type 'a' (/path/0, 2 times).",
        "2:13 unknown route type 'b' (/path/1).",
      ])
  }

  @Test func `all places are looked at`() throws {
    let found = try Self.found(
      #"""
      "path":["a"],"parked":[["b"]],"sections":[{"section":"x","path":["c"],"parked":[["d"]]}],
      "modals":[{"route":"e","path":["f"]}]
      """#)

    #expect(
      found.map(\.pointer) == [
        "/path/0", "/parked/0/0", "/sections/0/path/0", "/sections/0/parked/0/0",
        "/modals/0/route", "/modals/0/path/0",
      ])
  }

  @Test func `sections are checked where they are listed`() throws {
    let keys = #""section":"trials""#
    let found = try Self.found(keys, sections: [ListedRoute("trails")])

    #expect(try Self.found(keys).isEmpty)
    #expect(found.map(\.pointer) == ["/section"])
    #expect(found.first?.near == ["trails"])
  }

  @Test func `a section and a route of one name are told apart`() throws {
    let found = try Self.found(
      #""section":"waypoint","path":["waypoint"]"#, sections: [ListedRoute("trails")])

    #expect(found.map(\.pointer) == ["/section"])
  }
}
