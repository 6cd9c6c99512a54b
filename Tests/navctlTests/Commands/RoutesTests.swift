import TestSupport
import Testing

@Suite struct RoutesTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
    try bench.save(
      #"""
      {"format":"navigation-session","version":1,"savedAt":"2026-04-01T09:12:44Z",
       "origin":{"app":"com.example.trailbook","appVersion":"4.2"},
       "section":"trails","path":["trail",{"type":"trail","version":2},"waypoint"],
       "modals":[{"route":"share"}]}
      """#)
    try bench.save(
      #"""
      {"format":"navigation-session","version":1,"id":"two","savedAt":"2026-04-01T09:12:45Z",
       "origin":{"app":"com.example.trailbook","appVersion":"4.3"},"sections":[{"section":"trips"}],
       "section":"trails","path":["waypoint"],"parked":[["trail","photo"]]}
      """#)
  }

  private func manifest(_ routes: String, sections: String? = nil) throws {
    let list = sections.map { "\"sections\":[\($0)]," } ?? ""
    let text =
      "{\"format\":\"navigation-routes\",\"version\":1,\(list)\"routes\":[\(routes)]}"
    try bench.folder.write(Array(text.utf8), to: "m.json")
  }

  private static let found = """
    TYPE      USES  VERSIONS  WHERE
    trails       2  1         section
    trips        1  1         section
    trail        3  1, 2      path, parked
    waypoint     2  1         path
    photo        1  1         parked
    share        1  1         modal

    """

  @Test func `the route types of all sessions are listed, the most used first`() throws {
    let result = try bench.run("routes", bench.store)

    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(result.output == Self.found)
  }

  @Test func `only what a session holds now is counted`() throws {
    try bench.save(
      #"{"format":"navigation-session","version":1,"id":"two","section":"trips"}"#)

    let result = try bench.run("routes", bench.store)

    #expect(!result.output.contains("photo"))
  }

  @Test func `an empty store has no routes`() throws {
    try bench.run("delete", bench.store, "main", "two", "-f")

    let result = try bench.run("routes", bench.store)

    #expect(result.code == 0)
    #expect(result.output == "TYPE  USES  VERSIONS  WHERE\n")
  }

  @Test func `a manifest tells which types the app knows, and a lacking one is a no`() throws {
    try manifest(
      #"{"type":"trail","version":3},{"type":"stop","aliases":["waypoint"]},{"type":"photos"},"#
        + #"{"type":"shape"}"#,
      sections: #"{"type":"trails"}"#)

    let result = try bench.run("routes", bench.store, "--routes", "m.json")

    #expect(result.code == 1)
    #expect(result.errors == "")
    #expect(
      result.output == """
        TYPE      USES  VERSIONS  WHERE         MANIFEST
        trails       2  1         section       ok
        trips        1  1         section       not listed. Did you mean 'trails'?
        trail        3  1, 2      path, parked  ok (wants 3)
        waypoint     2  1         path          ok, now 'stop'
        photo        1  1         parked        not listed. Did you mean 'photos'?
        share        1  1         modal         not listed. Did you mean 'shape'?

        """)
  }

  @Test func `a newer version than the manifest's is a no as well`() throws {
    try manifest(
      #"{"type":"trail"},{"type":"waypoint"},{"type":"photo"},{"type":"share"}"#)

    let result = try bench.run("routes", bench.store, "--routes", "m.json")

    #expect(result.code == 1)
    #expect(result.output.contains("trail        3  1, 2      path, parked  newer (knows 1)\n"))
    #expect(result.output.contains("trails       2  1         section       not checked\n"))
  }

  @Test func `where all are known the answer is yes`() throws {
    let made = try bench.run("routes", bench.store, "--make-manifest")
    try bench.folder.write(Array(made.output.utf8), to: "m.json")

    let result = try bench.run("routes", bench.store, "--routes", "m.json")

    #expect(result.code == 0)
    #expect(result.output.contains("trail        3  1, 2      path, parked  ok (wants 2)\n"))
  }

  @Test func `a manifest is made of what was found, and of the newest session's origin`() throws {
    let result = try bench.run("routes", bench.store, "--make-manifest")

    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(
      result.output == """
        {
          "format": "navigation-routes",
          "version": 1,
          "app": "com.example.trailbook",
          "appVersion": "4.3",
          "sections": [
            { "type": "trails", "version": 1 },
            { "type": "trips", "version": 1 }
          ],
          "routes": [
            { "type": "trail", "version": 2 },
            { "type": "waypoint", "version": 1 },
            { "type": "photo", "version": 1 },
            { "type": "share", "version": 1 }
          ]
        }

        """)
  }

  @Test func `the answer in JSON has the standing of each`() throws {
    try manifest(#"{"type":"trail"},{"type":"waypoint"},{"type":"photos"},{"type":"share"}"#)

    let result = try bench.run("routes", bench.store, "--routes", "m.json", "--json")

    #expect(result.code == 1)
    #expect(result.errors == "")
    #expect(
      result.output == """
        {"format":"navctl-routes","version":1,"store":"app.navstore","manifest":"m.json",\
        "routes":[\
        {"type":"trails","uses":2,"versions":[1],"where":["section"],"status":"unchecked",\
        "near":[]},\
        {"type":"trips","uses":1,"versions":[1],"where":["section"],"status":"unchecked",\
        "near":[]},\
        {"type":"trail","uses":3,"versions":[1,2],"where":["path","parked"],"status":"newer",\
        "near":[]},\
        {"type":"waypoint","uses":2,"versions":[1],"where":["path"],"status":"ok","near":[]},\
        {"type":"photo","uses":1,"versions":[1],"where":["parked"],"status":"unlisted",\
        "near":["photos"]},\
        {"type":"share","uses":1,"versions":[1],"where":["modal"],"status":"ok","near":[]}]}

        """)
  }

  @Test func `the answer in lines has one type each, and no standing without a manifest`() throws {
    let result = try bench.run("routes", bench.store, "--jsonl")

    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(
      lines.last == #"{"type":"share","uses":1,"versions":[1],"where":["modal"]}"#)
  }

  @Test(arguments: [["--routes", "m.json"], ["--jsonl"]])
  func `a manifest is made by itself`(others: [String]) throws {
    let result = try bench.navctl(
      ["routes", bench.store, "--make-manifest"] + others, in: bench.folder.path)

    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(
      result.errors == """
        Error: '--make-manifest' prints a manifest of its own: leave out '--routes' and '--jsonl'.
        Usage: navctl routes [<options>] <store>
          See 'navctl routes --help' for more information.

        """)
  }

  @Test func `a name with escape sequences is shown as text`() throws {
    try bench.save(
      #"{"format":"navigation-session","version":1,"path":["\u001b[2Jx"]}"#)

    let result = try bench.run("routes", bench.store)

    #expect(result.output.contains("\\u{1b}[2Jx"))
    #expect(!result.output.contains("\u{1b}"))
  }

  @Test func `a damaged session is told after what could be read`() throws {
    let database = RawDatabase(bench.folder(bench.store) + "/navigation.sqlite")
    try database.run("UPDATE entry SET name = 'x' WHERE name = 'photo'")

    let result = try bench.run("routes", bench.store)

    #expect(result.code == 65)
    #expect(result.output == Self.found.replacing("photo        1  1         parked\n", with: ""))
    #expect(
      result.errors == """
        Error: app.navstore: 1 of 2 sessions are damaged.
        Hint:  See each with 'navctl show -s'. They are: 'two'.

        """)
  }
}
