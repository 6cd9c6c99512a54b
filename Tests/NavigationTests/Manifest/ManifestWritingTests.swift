import TestSupport
import Testing

@testable import Navigation

@Suite struct ManifestWritingTests {
  private static func manifest() throws -> RouteManifest {
    RouteManifest(
      app: "com.example.a", appVersion: "4.2",
      sections: try RouteList([ListedRoute("trails")]),
      routes: try RouteList([
        ListedRoute(
          "trail", version: try PayloadVersion(2), aliases: ["hike", "a\"b"],
          value: #"{"minimum":1.0,  "maximum":18446744073709551615}"#,
          privateParts: #"["/note"]"#),
        ListedRoute("home"),
      ]))
  }

  @Test func `a manifest is written with a route a line`() throws {
    #expect(
      String(decoding: try Self.manifest().document(), as: UTF8.self) == #"""
        {
          "format": "navigation-routes",
          "version": 1,
          "app": "com.example.a",
          "appVersion": "4.2",
          "sections": [
            { "type": "trails", "version": 1 }
          ],
          "routes": [
            { "type": "trail", "version": 2, "aliases": ["hike", "a\"b"], "value": {"minimum":1.0,  "maximum":18446744073709551615}, "private": ["/note"] },
            { "type": "home", "version": 1 }
          ]
        }

        """#)
  }

  @Test func `what is not told is not written`() throws {
    let manifest = RouteManifest(routes: try RouteList([]))

    #expect(
      String(decoding: manifest.document(), as: UTF8.self) == """
        {
          "format": "navigation-routes",
          "version": 1,
          "routes": []
        }

        """)
  }

  @Test func `what is written is read back, and written again to the letter`() throws {
    let manifest = try Self.manifest()

    let again = try RouteManifest(reading: manifest.document())

    #expect(again == manifest)
    #expect(again.document() == manifest.document())
  }

  @Test func `keys stand in the order of the schema`() throws {
    let path = "Schema/navigation-routes-v1.schema.json"
    let schema = try JSONText(Repository.bytes(of: path)).root
    let root = try JSONText(Self.manifest().document()).root
    let known = schema["properties"]?.members.map(\.key) ?? []
    let routeKeys = schema["$defs"]?["route"]?["properties"]?.members.map(\.key) ?? []

    #expect(["$schema"] + root.members.map(\.key) == known)
    #expect(root["routes"]?.elements.map { $0.members.map(\.key) }.first == routeKeys)
  }
}
