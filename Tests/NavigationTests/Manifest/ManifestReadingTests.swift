import TestSupport
import Testing

@testable import Navigation

@Suite struct ManifestReadingTests {
  private static func read(_ keys: String) throws -> RouteManifest {
    try RouteManifest(
      reading: Array("{\"format\":\"navigation-routes\",\"version\":1,\n\(keys)}".utf8))
  }

  @Test func `all that a manifest may tell is read`() throws {
    let manifest = try Self.read(
      #"""
      "$schema":"x","app":"com.example.a","appVersion":"4.2",
      "sections":[{"type":"trails"}],
      "routes":[{"type":"trail","version":2,"aliases":["hike","App.Trail"],
      "value":{ "minimum" : 1.0 },"private":[ "/note" ]}]
      """#)

    #expect(manifest.app == "com.example.a")
    #expect(manifest.appVersion == "4.2")
    #expect(manifest.sections?.routes == [ListedRoute("trails")])
    #expect(
      manifest.routes.routes == [
        ListedRoute(
          "trail", version: try PayloadVersion(2), aliases: ["hike", "App.Trail"],
          value: #"{ "minimum" : 1.0 }"#, privateParts: #"[ "/note" ]"#)
      ])
  }

  @Test func `a manifest needs no more than its routes`() throws {
    let manifest = try Self.read(#""routes":[]"#)

    #expect(manifest.app == nil)
    #expect(manifest.sections == nil)
    #expect(manifest.routes.routes.isEmpty)
  }

  @Test func `a section may have the name of a route`() throws {
    let manifest = try Self.read(
      #""sections":[{"type":"a","version":3}],"routes":[{"type":"a"}]"#)

    #expect(manifest.sections?["a"]?.version == (try PayloadVersion(3)))
    #expect(manifest.routes["a"]?.version == .first)
  }

  @Test func `names compare by their bytes`() throws {
    let manifest = try Self.read(
      #""routes":[{"type":"caf\u00e9"},{"type":"b","aliases":["cafe\u0301"]}]"#)

    #expect(manifest.routes["caf\u{e9}"]?.name == "caf\u{e9}")
    #expect(manifest.routes["cafe\u{301}"]?.name == "b")
  }

  @Test func `names that only look the same do not keep each other from being imported`() throws {
    let manifest = try Self.read(
      #""routes":[{"type":"a","aliases":["caf\u00e9"]},{"type":"b","aliases":["cafe\u0301"]}]"#)

    #expect(manifest.typeNames == ["caf\u{e9}": "a"])
  }
}
