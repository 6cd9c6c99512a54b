import Navigation
import TestSupport
import Testing

@Suite struct ManifestFaultTests {
  private static let keys = [
    "$schema", "format", "version", "app", "appVersion", "sections", "routes",
  ]
  private static let routeKeys = ["type", "version", "aliases", "value", "private"]
  private static let first = JSONPosition(line: 2, column: 19)
  private static let beginning =
    "A manifest begins { \"format\": \"navigation-routes\", \"version\": 1, … }."

  /// A fault in the keys of a manifest, which stand on its second line.
  private static func fault(
    _ keys: String, _ pointer: String, _ reason: DocumentError.Reason, hint: String? = nil
  ) -> DocumentFault {
    DocumentFault(
      whole: "{\"format\":\"navigation-routes\",\"version\":1,\n\(keys)}", pointer, reason,
      hint: hint)
  }

  @Test(arguments: [
    DocumentFault(whole: "▸[]", "", .wrongKind(wanted: "an object", found: .array)),
    DocumentFault(
      whole: #"▸{"format":"navigation-session","version":1}"#, "", .notAManifest, hint: beginning),
    DocumentFault(whole: #"▸{"routes":[]}"#, "", .notAManifest, hint: beginning),
    DocumentFault(
      whole: #"▸{"format":"navigation-routes","routes":[]}"#, "", .missingKey("version")),
    DocumentFault(
      whole: #"{"format":"navigation-routes","version":▸2,"new":1}"#, "/version",
      .newerManifest(found: 2), hint: "Use a newer release. Nothing was written."),
    DocumentFault(
      whole: #"{"format":"navigation-routes","version":▸0}"#, "/version",
      .outOfRange(least: 1, greatest: 1)),
    DocumentFault(
      whole: #"▸{"format":"navigation-routes","version":1}"#, "", .missingKey("routes")),
  ])
  func `a text that is no manifest is refused`(fault: DocumentFault) {
    fault.expect { () throws(DocumentError) in _ = try RouteManifest(reading: fault.bytes) }
  }

  @Test(arguments: [
    fault(
      #""routes":[],▸"section":[]"#, "",
      .notAManifestKey("section", known: keys, near: ["sections"]),
      hint: "Use one of $schema, format, version, app, appVersion, sections, routes. "
        + "Did you mean 'sections'?"),
    fault(
      #""routes":[{"type":"a",▸"alias":[]}]"#, "/routes/0",
      .notAManifestKey("alias", known: routeKeys, near: ["aliases"]),
      hint: "Use one of type, version, aliases, value, private. Did you mean 'aliases'?"),
    fault(
      #""routes":[{"type":"a",▸"zzzzzz":[]}]"#, "/routes/0",
      .notAManifestKey("zzzzzz", known: routeKeys, near: []),
      hint: "Use one of type, version, aliases, value, private."),
  ])
  func `an unknown key is refused with those that are known`(fault: DocumentFault) {
    fault.expect { () throws(DocumentError) in _ = try RouteManifest(reading: fault.bytes) }
  }

  @Test(arguments: [
    fault(#""routes":▸{}"#, "/routes", .wrongKind(wanted: "an array", found: .object)),
    fault(#""routes":[▸"a"]"#, "/routes/0", .wrongKind(wanted: "an object", found: .string)),
    fault(#""routes":[▸{"version":1}]"#, "/routes/0", .missingKey("type")),
    fault(#""routes":[{"type":▸""}]"#, "/routes/0/type", .badName(.empty)),
    fault(#""routes":[{"type":▸"type"}]"#, "/routes/0/type", .badName(.reserved)),
    fault(
      #""routes":[{"type":"a","version":▸0}]"#, "/routes/0/version",
      .outOfRange(least: 1, greatest: 65_535)),
    fault(
      #""routes":[{"type":"a","value":▸"x"}]"#, "/routes/0/value",
      .wrongKind(wanted: "a JSON Schema", found: .string)),
    fault(
      #""routes":[{"type":"a","private":[▸1]}]"#, "/routes/0/private/0",
      .wrongKind(wanted: "a JSON Pointer", found: .number)),
    fault(
      #""routes":[],"sections":▸null"#, "/sections",
      .wrongKind(wanted: "an array", found: .null)),
    fault(#""routes":[],"app":▸4"#, "/app", .wrongKind(wanted: "a string", found: .number)),
  ])
  func `a bad value is refused at its place`(fault: DocumentFault) {
    fault.expect { () throws(DocumentError) in _ = try RouteManifest(reading: fault.bytes) }
  }

  @Test(arguments: [
    fault(
      #""routes":[{"type":"a"},{"type":▸"a"}]"#, "/routes/1/type", .listedTwice("a", first: first)),
    fault(
      #""routes":[{"type":"a"},{"type":"b","aliases":[▸"a"]}]"#, "/routes/1/aliases/0",
      .listedTwice("a", first: first)),
    fault(
      #""routes":[{"type":"a","aliases":[▸"a"]}]"#, "/routes/0/aliases/0",
      .listedTwice("a", first: first)),
  ])
  func `a name or alias that is there twice is refused`(fault: DocumentFault) {
    fault.expect { () throws(DocumentError) in _ = try RouteManifest(reading: fault.bytes) }
  }

  @Test func `a key that is there twice is refused as in every text`() throws {
    let text = "{\"format\":\"navigation-routes\",\"version\":1,\n\"routes\":[],\"routes\":[]}"

    let error = #expect(throws: DocumentError.self) {
      try RouteManifest(reading: Array(text.utf8))
    }

    #expect(error?.position == JSONPosition(line: 2, column: 13))
    #expect(error?.description.contains("the key 'routes' appears twice") == true)
  }

  @Test func `only a later version counts as newer`() {
    let errors = ["7,\"routes\":[]", "1"].map { version in
      #expect(throws: DocumentError.self) {
        try RouteManifest(
          reading: Array("{\"format\":\"navigation-routes\",\"version\":\(version)}".utf8))
      }
    }

    #expect(errors.map { $0?.isNewer } == [true, false])
    #expect(errors[0]?.description == "this manifest is version 7; this program reads version 1.")
  }
}
