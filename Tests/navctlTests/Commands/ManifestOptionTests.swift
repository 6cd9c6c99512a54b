import TestSupport
import Testing

/// How the commands find and read the manifest that they check against.
@Suite struct ManifestOptionTests {
  private let bench: Bench
  private static let start = #"{"format":"navigation-routes","version":1,"#

  init() throws {
    bench = try Bench()
    try bench.save(.hiking)
    for (name, text) in [
      "good.json": Self.start + #""routes":[{"type":"trail"},{"type":"waypoint"}]}"#,
      "document.json": #"{"format":"navigation-session","version":1}"#,
      "cut.json": Self.start + "\n\"routes\":[",
      "twice.json": Self.start + "\n\"routes\":[{\"type\":\"a\"},{\"type\":\"a\"}]}",
      "key.json": Self.start + "\n\"rutes\":[]}",
      "newer.json": #"{"format":"navigation-routes","version":2}"#,
      "empty.json": "",
    ] { try bench.folder.write(Array(text.utf8), to: name) }
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let file: String
    let code: Int32
    let word: String
    let errors: String

    var testDescription: String { file }
  }

  private static let refusals = [
    Refusal(
      file: "god.json", code: 66, word: "file-not-found",
      errors: """
        Error: There is no file 'god.json'.
        Hint:  Did you mean 'good.json'?

        """),
    Refusal(
      file: "app.navstore", code: 66, word: "not-a-file",
      errors: "Error: 'app.navstore' is a folder. Give the document itself.\n"),
    Refusal(
      file: "empty.json", code: 65, word: "empty-file",
      errors: """
        Error: 'empty.json' is empty (0 bytes).
        Hint:  'navctl routes <store> --make-manifest' writes one to begin with.

        """),
    Refusal(
      file: "document.json", code: 65, word: "manifest-invalid",
      errors: """
        Error: document.json:1:1: this is not a route manifest: "format": "navigation-routes" is \
        not there.
        Hint:  A manifest begins { "format": "navigation-routes", "version": 1, … }.

        """),
    Refusal(
      file: "twice.json", code: 65, word: "manifest-invalid",
      errors: "Error: twice.json:2:32: the name or alias 'a' is listed twice (first at 2:19).\n"),
    Refusal(
      file: "key.json", code: 65, word: "manifest-invalid",
      errors: """
        Error: key.json:2:1: unknown key 'rutes'.
        Hint:  Use one of $schema, format, version, app, appVersion, sections, routes. Did you \
        mean 'routes'?

        """),
    Refusal(
      file: "cut.json", code: 65, word: "json-syntax",
      errors: """
        Error: cut.json:2:11: expected a value or ']', found the end of the text.
            1 | {"format":"navigation-routes","version":1,
            2 | "routes":[
              |           ^
        Hint:  The array that starts at 2:10 is not closed.

        """),
    Refusal(
      file: "newer.json", code: 76, word: "newer-manifest",
      errors: """
        Error: newer.json:1:41: this manifest is version 2; this program reads version 1.
        Hint:  Use a newer release. Nothing was written.

        """),
  ]

  @Test(arguments: refusals)
  func `a manifest that cannot be used is told, and nothing is printed`(refusal: Refusal) throws {
    for command in ["routes", "restore"] {
      let result = try bench.run(command, bench.store, "--routes", refusal.file)

      #expect(result.code == refusal.code)
      #expect(result.output == "")
      #expect(result.errors == refusal.errors)
    }
  }

  @Test(arguments: refusals)
  func `the error has a stable name in JSON`(refusal: Refusal) throws {
    let result = try bench.run("restore", bench.store, "--json", "--routes", refusal.file)

    #expect(result.code == refusal.code)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("{\"error\":{\"code\":\"\(refusal.word)\","))
  }

  @Test func `nothing is saved or checked with a manifest that cannot be used`() throws {
    let save = try bench.run("save", "new.navstore", "document.json", "--routes", "cut.json")
    let validate = try bench.run("validate", "document.json", "--routes", "cut.json")

    #expect(save.code == 65)
    #expect(validate.code == 65)
    #expect(validate.output == "")
    #expect(try bench.folder.contents().keys.allSatisfy { !$0.hasPrefix("new.navstore") })
  }

  @Test func `a manifest is not read from standard input`() throws {
    let result = try bench.run(
      "restore", bench.store, "--routes", "-", input: Self.start + "\"routes\":[]}")

    #expect(result.code == 64)
    #expect(
      result.errors == """
        Error: A manifest is not read from standard input: name a file.
        Usage: navctl restore [<options>] <store>
          See 'navctl restore --help' for more information.

        """)
  }

  @Test func `a variable stands for the option`() throws {
    let byOption = try bench.run("routes", bench.store, "--routes", "good.json")
    let byVariable = try bench.run(
      "routes", bench.store, environment: ["NAVCTL_ROUTES": "good.json"])
    let both = try bench.run(
      "routes", bench.store, "--routes", "good.json", environment: ["NAVCTL_ROUTES": "cut.json"])

    #expect(byOption.code == 1)
    #expect(byVariable.output == byOption.output)
    #expect(byVariable.code == 1)
    #expect(both.output == byOption.output)
  }

  @Test func `an empty variable is none`() throws {
    let result = try bench.run("routes", bench.store, environment: ["NAVCTL_ROUTES": ""])

    #expect(result.code == 0)
    #expect(!result.output.contains("MANIFEST"))
  }

  @Test func `a variable that names no manifest is told as the reason`() throws {
    let result = try bench.run(
      "restore", bench.store, environment: ["NAVCTL_ROUTES": "god.json"])

    #expect(result.code == 66)
    #expect(result.output == "")
    #expect(
      result.errors == """
        Error: There is no file 'god.json'.
        Hint:  Did you mean 'good.json'? The variable NAVCTL_ROUTES names it.

        """)
  }

  @Test func `help shows no default that comes from a variable`() throws {
    let plain = try bench.run("help", "restore")
    let set = try bench.run("help", "restore", environment: ["NAVCTL_ROUTES": "good.json"])

    #expect(set.output == plain.output)
  }

  @Test func `a manifest is made whatever the variable names`() throws {
    let result = try bench.run(
      "routes", bench.store, "--make-manifest", environment: ["NAVCTL_ROUTES": "god.json"])

    #expect(result.code == 0)
    #expect(result.errors == "")
  }
}
