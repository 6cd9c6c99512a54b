import Navigation
import TestSupport
import Testing

@Suite struct OwnManifestTests {
  @Test func `an app writes the names, versions and aliases of its tables`() throws {
    let manifest = try AppCoder().manifest(app: "com.example.a", appVersion: "4.2")

    #expect(manifest.app == "com.example.a")
    #expect(manifest.appVersion == "4.2")
    #expect(
      manifest.sections?.routes == [
        ListedRoute("more"), ListedRoute("saved"), ListedRoute("trails", aliases: ["hikes"]),
      ])
    #expect(
      manifest.routes.routes == [
        ListedRoute("folder"),
        ListedRoute("item", version: try PayloadVersion(3), aliases: ["stuff", "thing"]),
        ListedRoute("list"), ListedRoute("trap", version: try PayloadVersion(2)),
        ListedRoute("zoom"),
      ])
  }

  private enum Plain: String, Route { case home }

  @Test func `sections without kinds are not listed`() throws {
    let manifest = try NavigationCoder<Plain, Screen>().manifest()

    #expect(manifest.sections == nil)
    #expect(manifest.routes["folder"] != nil)
  }

  @Test func `routes without kinds have no manifest`() throws {
    let coder = try NavigationCoder<Place, Plain>()

    #expect(throws: RouteTableError.noKinds) { try coder.manifest() }
    #expect(
      "\(RouteTableError.noKinds)"
        == "The routes have no kinds, so there are no names to list. Give them their kinds.")
  }

  @Test func `a list has no name or alias twice`() {
    #expect(throws: RouteTableError.nameTwice("a")) {
      try RouteList([ListedRoute("a"), ListedRoute("b", aliases: ["a"])])
    }
  }

  @Test func `the article's manifest is one, as it is written`() throws {
    let path = "Sources/Navigation/Navigation.docc/RoutesWithoutTheApp.md"
    let article = String(decoding: try Repository.bytes(of: path), as: UTF8.self)
    let shown = try #require(article.split(separator: "```json\n").last)
    let text = Array(shown.prefix { $0 != "`" }.utf8)

    #expect(try RouteManifest(reading: text).document() == text)
  }
}
