import TestSupport
import Testing

/// Documents with routes that the manifest does not have.
@Suite struct UnknownRouteTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
    for (name, text) in [
      "m.json": """
      {"format":"navigation-routes","version":1,"routes":[{"type":"waypoint"},
      {"type":"trail","version":2,"aliases":["Trailbook.Trail","9Trailbook5TrailV"]}]}
      """,
      "bad.json": """
      {"format":"navigation-session","version":1,
       "path":["trail",{"waypiont":{"index":4}},{"type":"trail","version":3}]}
      """,
      "good.json": #"{"format":"navigation-session","version":1,"path":["Trailbook.Trail"]}"#,
      "private.json": #"["App.(unknown context at $1049).Trail","{}"]"#,
    ] { try bench.folder.write(Array(text.utf8), to: name) }
  }

  @Test func `an unknown route is noted, and stored as it is`() throws {
    let result = try bench.run("save", bench.store, "bad.json", "--routes", "m.json")
    let shown = try bench.run("show", bench.store, "--json")

    #expect(result.code == 0)
    #expect(result.output.hasPrefix("Created app.navstore and saved main as revision 1.\n"))
    #expect(
      result.errors == """
        Note: bad.json:2:18: unknown route type 'waypiont' (/path/1). Did you mean 'waypoint'?
        Note: bad.json:2:43: route type 'trail' is in version 3, and the manifest's is 2 (/path/2).

        """)
    #expect(shown.output.contains(#"{ "type": "waypiont", "value": {"index":4}, "entry": 2 }"#))
  }

  @Test func `strict makes an unknown route an error, and saves nothing`() throws {
    let result = try bench.run(
      "save", bench.store, "bad.json", "--routes", "m.json", "--strict")

    #expect(result.code == 65)
    #expect(result.output == "")
    #expect(
      result.errors == """
        Error: bad.json:2:18: unknown route type 'waypiont' (/path/1).
        Hint:  Did you mean 'waypoint'? Without --strict it is stored as it is.

        """)
    #expect(try bench.folder.contents().count == 4)
  }

  @Test func `a strict error has a stable name in JSON`() throws {
    let result = try bench.run(
      "save", bench.store, "bad.json", "--routes", "m.json", "--strict", "--json", "-n")

    #expect(result.code == 65)
    #expect(result.output == "")
    #expect(
      result.errors == """
        {"error":{"code":"unknown-route",\
        "message":"bad.json:2:18: unknown route type 'waypiont' (/path/1).",\
        "hint":"Did you mean 'waypoint'? Without --strict it is stored as it is.",\
        "exit":65,"near":["waypoint"]}}

        """)
  }

  @Test func `known routes say nothing`() throws {
    let save = try bench.run("save", bench.store, "good.json", "--routes", "m.json", "--strict")
    let validate = try bench.run("validate", "good.json", "--routes", "m.json", "--strict")

    #expect(save.code == 0)
    #expect(save.errors == "")
    #expect(validate.code == 0)
    #expect(validate.output == "good.json  ok\n")
  }

  @Test func `without a manifest no route is unknown`() throws {
    let result = try bench.run("save", bench.store, "bad.json", "--strict")

    #expect(result.code == 0)
    #expect(result.errors == "")
  }

  @Test func `strict makes any warning an error of save`() throws {
    let result = try bench.run("save", bench.store, "private.json", "--strict")

    #expect(result.code == 65)
    #expect(
      result.errors == """
        Error: private.json:1:2: 'App.(unknown context at $1049).Trail' names a private type, and \
        changes from run to run. Give it a route name, such as 'trail'.
        Hint:  Without --strict it is stored as it is.

        """)
    #expect(try bench.folder.contents().count == 4)
  }

  @Test func `validate tells unknown routes as warnings`() throws {
    let result = try bench.run("validate", "bad.json", "--routes", "m.json")

    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(
      result.output == """
        bad.json  2 warnings
          bad.json:2:18: unknown route type 'waypiont' (/path/1).
          Hint:  Did you mean 'waypoint'?
          bad.json:2:43: route type 'trail' is in version 3, and the manifest's is 2 (/path/2).

        """)
  }

  @Test func `a strict validation tells them as errors, with their places in JSON`() throws {
    let result = try bench.run(
      "validate", "bad.json", "--routes", "m.json", "--strict", "--json")

    #expect(result.code == 65)
    #expect(
      result.output == """
        {"format":"navctl-validate","version":1,"documents":[{"file":"bad.json","valid":false,\
        "findings":[{"level":"error","code":"unknown-route","line":2,"column":18,"at":"/path/1",\
        "message":"bad.json:2:18: unknown route type 'waypiont' (/path/1).",\
        "hint":"Did you mean 'waypoint'?","near":["waypoint"]},\
        {"level":"error","code":"unknown-route","line":2,"column":43,"at":"/path/2",\
        "message":"bad.json:2:43: route type 'trail' is in version 3, and the manifest's is 2 \
        (/path/2).","near":[]}]}]}

        """)
    #expect(
      result.errors == """
        {"error":{"code":"document-invalid","message":"1 of 1 document is not valid.",\
        "exit":65,"near":[]}}

        """)
  }

  @Test(arguments: [
    #"["Trailbook.Trail","{\"id\":17}"]"#, #"["9Trailbook5TrailV","{\"id\":17}"]"#,
    #"["push","9Trailbook5TrailV","{\"id\":17}"]"#,
  ])
  func `type names of another library's path are looked up in the aliases`(
    path: String
  ) throws {
    let validate = try bench.run(
      "validate", "-", "--routes", "m.json", "--strict", input: path)
    let save = try bench.run("save", bench.store, "--routes", "m.json", "--strict", input: path)
    let shown = try bench.run("show", bench.store, "--json")

    #expect(validate.code == 0)
    #expect(save.code == 0)
    #expect(shown.output.contains(#"{ "type": "trail", "value": {"id":17}, "entry": 1 }"#))
  }

  @Test func `a document with very many unknown routes tells the first of them`() throws {
    let path = (0..<3_000).map { "\"r\($0)\"" }.joined(separator: ",")

    let result = try bench.run(
      "validate", "-", "--routes", "m.json",
      input: "{\"format\":\"navigation-session\",\"version\":1,\"path\":[\(path)]}")

    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.first == "-  20 warnings")
    #expect(lines.last?.hasSuffix("(/path/19). There are 2980 more of them.") == true)
  }
}
