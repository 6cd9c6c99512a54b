import TestSupport
import Testing

/// `--at` on the commands that have it.
@Suite struct RevisionChoiceTests {
  private let bench: Bench
  private let note = """
    Note: Revision 3 is shown with the newest snapshots, values and columns: \
    only navigation has a history.

    """

  init() throws {
    bench = try Bench()
    try bench.saveWalk()
  }

  @Test(arguments: [
    "3", "@-1", "2026-04-01T09:12:42Z", "2026-04-01T09:12:42.999Z", "2026-04-01T11:12:42+02:00",
    "2026-04-01 09:12:42Z",
  ])
  func `a revision is named by its number, from the newest, or by a time`(choice: String) throws {
    let shown = try bench.run("show", bench.store, "--at", choice)
    let restored = try bench.run("restore", bench.store, "--at=\(choice)", "--json")

    #expect(shown.code == 0)
    #expect(
      shown.output.hasPrefix("main · revision 3 · 2026-04-01 09:12:42Z · \"crash on rotate\"\n"))
    #expect(shown.errors == note)
    #expect(restored.code == 0)
    #expect(restored.output.contains("{ \"type\": \"waypoint\", \"value\": {\"index\":4}"))
    #expect(restored.output.contains("\"revision\": 3"))
  }

  @Test(arguments: ["@", "@-0", "4", "2100-01-01T00:00:00Z"])
  func `the newest is shown without a word`(choice: String) throws {
    let result = try bench.run("show", bench.store, "--at", choice)

    #expect(result.code == 0)
    #expect(result.output.hasPrefix("main · revision 4 · 2026-04-01 09:12:43Z\n"))
    #expect(result.errors == "")
  }

  @Test
  func `what has no history is the newest`() throws {
    let document = try bench.run("show", bench.store, "--json").output
      .replacing("\"km\"", with: "\"mi\"")
    try bench.run("save", bench.store, input: document)

    let result = try bench.run("show", bench.store, "--at", "1", "--json", "-q")

    #expect(result.output.contains("\"values\": { \"units\": \"mi\" }"))
    #expect(result.errors == "")
  }

  @Test(arguments: [
    ("12", "revision 12"), ("0", "revision 0"), ("@-9", "revision @-9"),
    ("@-9223372036854775807", "revision @-9223372036854775807"),
    ("2026-04-01T09:12:39Z", "revision at or before 2026-04-01T09:12:39Z"),
  ])
  func `a revision that is not kept is told with those that are`(
    choice: String, name: String
  ) throws {
    for command in ["show", "restore"] {
      let result = try bench.run(command, bench.store, "--at", choice)

      #expect(result.code == 66)
      #expect(result.output == "")
      #expect(
        result.errors == """
          Error: main has no \(name); the newest is 4 (2026-04-01T09:12:43Z), \
          the oldest kept is 1 (2026-04-01T09:12:40Z).
          Hint:  A store keeps the newest 50 revisions of a session.

          """)
    }
  }

  @Test
  func `the error has a name for programs`() throws {
    let result = try bench.run("show", bench.store, "--at", "12", "--json")

    #expect(result.errors.hasPrefix("{\"error\":{\"code\":\"no-such-revision\","))
  }

  @Test(arguments: ["x", "@x", "@-", "@--1", "-1", "+1", "1.0", "99999999999999999999", ""])
  func `a word that names no revision is refused`(choice: String) throws {
    let result = try bench.run("show", bench.store, "--at=\(choice)")

    #expect(result.code == 64)
    #expect(
      result.errors == """
        Error: The value '\(choice)' is invalid for '--at <revision>'
        Help:  --at <revision>  The revision to read: a number, '@', '@-2', or a time.
        Usage: navctl show [<options>] <store>
          See 'navctl show --help' for more information.

        """)
  }

  @Test
  func `of the only session, a revision is found without its name`() throws {
    try bench.saveWalk(to: "one.navstore")
    let document = try bench.run("show", "one.navstore", "--json").output
    try bench.run("save", "other.navstore", "-s", "kiosk", input: document)

    let result = try bench.run("show", "other.navstore", "--at", "1")

    #expect(result.code == 0)
    #expect(result.output.hasPrefix("kiosk · revision 1 · "))
  }
}
