import TestSupport
import Testing

@Suite struct DiffTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
    try bench.saveWalk()
  }

  /// Saves two states into two stores, and compares them.
  private func compare(
    _ old: String, _ new: String, _ options: String...
  ) throws -> CommandRunner.Result {
    for (store, parts) in [("old.navstore", old), ("new.navstore", new)] {
      let document = """
        {"format":"navigation-session","version":1,"savedAt":"2026-04-01T09:12:40Z",
         \(parts)}
        """
      try bench.run("save", store, input: document)
    }
    return try bench.navctl(
      ["diff", "old.navstore", "--with", "new.navstore"] + options, in: bench.folder.path)
  }

  @Test
  func `the last move is told, and that there was one`() throws {
    let result = try bench.run("diff", bench.store)

    #expect(result.code == 1)
    #expect(result.errors == "")
    #expect(
      result.output == """
        main · revision 3 to 4 · 1 second apart
          section    trails
          path[0]    trail(id: 17)
        - path[1]    waypoint(index: 4)
        + modals[0]  share (sheet)

        """)
  }

  @Test
  func `the answer in JSON points into the document`() throws {
    let result = try bench.run("diff", bench.store, "2", "@", "--json")

    #expect(result.code == 1)
    #expect(
      result.output == """
        {"format":"navctl-diff","version":1,"store":"app.navstore","session":"main",\
        "equal":false,"old":2,"new":4,"changes":[{"op":"add","at":"/modals/0",\
        "new":{"route":{ "type": "share" },"marks":["sheet"]}}]}

        """)
  }

  @Test
  func `where nothing differs the exit code is zero`() throws {
    try bench.run("undo", bench.store)

    let text = try bench.run("diff", bench.store, "3", "5")
    let json = try bench.run("diff", bench.store, "4", "4", "--json")

    #expect(text.code == 0)
    #expect(text.output.hasPrefix("main · revision 3 to 5 · "))
    #expect(text.output.hasSuffix(" apart\nNothing differs.\n"))
    #expect(json.code == 0)
    #expect(json.output.contains("\"equal\":true,\"old\":4,\"new\":4,\"changes\":[]}"))
  }

  @Test
  func `another store's newest is compared with the newest`() throws {
    try bench.saveWalk(to: "fixed.navstore")
    try bench.run("undo", "fixed.navstore")

    let result = try bench.run("diff", bench.store, "--with", "fixed.navstore")

    #expect(result.code == 1)
    #expect(result.output.hasPrefix("main · revision 4 to revision 5 of fixed.navstore · "))
    #expect(result.output.contains("\n+ path[1]    waypoint(index: 4)\n"))
  }

  @Test
  func `what differs only in its ids is equal`() throws {
    let result = try compare(
      #""path":[{"type":"a","entry":1}],"snapshots":[{"entry":1,"model":"M","value":1}]"#,
      #""path":[{"type":"a","entry":9}],"snapshots":[{"entry":9,"model":"M","value":1}]"#,
      "--values")

    #expect(result.code == 0)
    #expect(
      result.output
        == "main · revision 1 to revision 1 of new.navstore\nNothing differs.\n")
  }

  @Test
  func `every part of a session is compared`() throws {
    let result = try compare(
      """
      "section":"a","path":[{"type":"x","column":"content"},{"type":"y","value":{"z":{"n":1}}}],
      "sections":[{"section":"a"},{"section":"b","path":["p"]}],
      "split":{"columns":2,"columnVisibility":"all"},"values":{"units":"km"},
      "modals":[{"route":"share","detent":"medium"}]
      """,
      """
      "section":"b","path":["p","q"],
      "sections":[{"section":"a","path":[{"type":"x"},{"type":"y","value":{"z":{"n":2}}}]},
        {"section":"b"}],
      "split":{"columns":3,"preferredCompactColumn":"detail"},"values":{"units":"mi"},
      "modals":[{"route":"share","style":"popover","path":["more"]}],
      "retention":{"policy":"singleSlot"}
      """)

    #expect(result.code == 1)
    #expect(try GoldenFile("diff.txt").mismatch(result.output) == nil)
  }

  @Test
  func `the contents of snapshots are compared where that is asked for`() throws {
    let states = (1...2).map {
      #""path":["a"],"snapshots":[{"route":"a","model":"M","value":{"n":\#($0)}}]"#
    }
    let plain = try compare(states[0], states[1])
    let whole = try compare(states[0], states[1], "--values")

    #expect(plain.code == 0)
    #expect(whole.code == 1)
    #expect(
      whole.output.hasSuffix(
        """
        - snapshots  M for a: {"n":1}
        + snapshots  M for a: {"n":2}

        """))
  }

  @Test
  func `a session with one revision has none before it`() throws {
    try bench.run(
      "save", "one.navstore", input: "{\"format\":\"navigation-session\",\"version\":1}")

    let result = try bench.run("diff", "one.navstore")

    #expect(result.code == 66)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Error: main has no revision @-1; the only one kept is 1 ("))
  }

  @Test
  func `a word that names no revision is refused`() throws {
    let result = try bench.run("diff", bench.store, "2", "newest")

    #expect(result.code == 64)
    #expect(
      result.errors == """
        Error: The value 'newest' is invalid for '<new>'
        Help:  <new>  The later revision.
        Usage: navctl diff [<options>] <store> [<old>] [<new>]
          See 'navctl diff --help' for more information.

        """)
  }

  @Test
  func `damage is trouble, and no difference`() throws {
    try RawDatabase(bench.folder("app.navstore/navigation.sqlite")).run(
      "UPDATE entry SET crc = crc + 1 WHERE name = 'waypoint'")

    let result = try bench.run("diff", bench.store)

    #expect(result.code == 65)
    #expect(
      result.errors.hasPrefix(
        "Error: 'app.navstore' is damaged; what could be read was printed. "))
  }

  /// By scalars: as a character, a slash and an accent behind it are one.
  @Test
  func `the place of a value is a pointer, whatever its key`() throws {
    let key = "a/\u{301}~\u{301}b"
    let result = try compare(#""section":"s""#, #""section":"s","values":{"\#(key)":1}"#, "--json")

    #expect(result.output.contains(#""at":"/values/a~1\#u{301}~0\#u{301}b""#))
  }
}
