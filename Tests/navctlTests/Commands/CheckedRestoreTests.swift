import TestSupport
import Testing

/// Restores that are checked against a manifest.
@Suite struct CheckedRestoreTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
    try bench.save(.hiking)
    try manifest(#"{"type":"trail","version":2},{"type":"waypont"},{"type":"share"}"#)
  }

  private func manifest(_ routes: String, sections: String? = nil) throws {
    let list = sections.map { "\"sections\":[\($0)]," } ?? ""
    let text = "{\"format\":\"navigation-routes\",\"version\":1,\(list)\"routes\":[\(routes)]}"
    try bench.folder.write(Array(text.utf8), to: "m.json")
  }

  private func restore(_ options: String...) throws -> CommandRunner.Result {
    try bench.navctl(
      ["restore", bench.store, "--routes", "m.json"] + options, in: bench.folder.path)
  }

  /// What stands below the picture.
  private static func summary(_ result: CommandRunner.Result) -> String {
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.hasPrefix("Restored") } ?? lines.endIndex
    return lines[start...].joined(separator: "\n")
  }

  @Test(arguments: [
    ([], "truncate"), (["--unknown", "truncate"], "truncate"), (["--unknown=keep"], "keep"),
  ])
  func `what would be shown is drawn, and the summary says why`(
    options: [String], name: String
  ) throws {
    let result = try bench.navctl(
      ["restore", bench.store, "--routes", "m.json", "--layout", "both"] + options,
      in: bench.folder.path)

    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(try GoldenFile("restore-unknown-\(name).txt").mismatch(result.output) == nil)
  }

  @Test func `where all is known the summary says so`() throws {
    try manifest(
      #"{"type":"trail"},{"type":"waypoint"},{"type":"share"}"#, sections: #"{"type":"trails"}"#)

    let result = try restore()

    #expect(result.code == 0)
    #expect(
      Self.summary(result) == """
        Restored: 3 screens, 1 modal, 2 snapshots. 4 routes checked: names and versions are known.

        """)
  }

  @Test func `an alias and an older version would be updated`() throws {
    try manifest(
      #"{"type":"hike","version":3,"aliases":["trail"]},{"type":"waypoint"},{"type":"share"}"#)

    #expect(
      Self.summary(try restore()) == """
        Restored: 3 screens, 1 modal, 2 snapshots. 3 routes checked: names and versions are known.
          updated    trail (entry 3): it is named 'hike' now and was in version 1

        """)
  }

  @Test func `a newer version than the manifest's is not known`() throws {
    try bench.save(
      #"""
      {"format":"navigation-session","version":1,"section":"trails",
       "path":[{"type":"trail","version":3},"waypont","waypont"]}
      """#)

    #expect(
      Self.summary(try restore("--layout", "compact")) == """
        Restored in part: 1 of 4 screens, 0 modals, 0 snapshots. 3 routes checked: 1 not known.
          unknown    trail (entry 7): it is in version 3, and 2 is listed
          hidden     2 entries, which stand above an unknown one or belong to it

        """)
  }

  @Test func `equal faults are told in one line`() throws {
    try manifest(#"{"type":"trail"}"#)
    try bench.save(
      #"""
      {"format":"navigation-session","version":1,"path":["x"],
       "modals":[{"route":"trail","path":["x"]},{"route":"trail","path":["x"]}]}
      """#)

    #expect(
      Self.summary(try restore()) == """
        Restored in part: 0 of 1 screen, 2 modals, 0 snapshots. 5 routes checked: 3 not known.
          unknown    x (entry 7, and 2 more): it is not listed

        """)
  }

  @Test func `a section that is not listed leaves the sidebar`() throws {
    try manifest(
      #"{"type":"trail"},{"type":"waypoint"},{"type":"share"}"#, sections: #"{"type":"trips"}"#)

    let result = try restore("--layout", "compact")

    #expect(result.output.contains("│ ▸ the sidebar "))
    #expect(
      Self.summary(result) == """
        Restored in part: 0 of 3 screens, 1 modal, 0 of 2 snapshots. 4 routes checked: 1 not known.
          unknown    trails (section): it is not listed. Did you mean 'trips'?
          hidden     2 entries, which stand above an unknown one or belong to it

        """)
  }

  @Test func `a restore can be made to fail`() throws {
    let result = try restore("--unknown", "fail")

    #expect(result.code == 65)
    #expect(result.output == "")
    #expect(
      result.errors == """
        Error: main cannot be restored whole with the routes of m.json: entry 5 'waypoint': it is \
        not listed.
        Hint:  Did you mean 'waypont'? '--unknown truncate' shows what the app would.

        """)
  }

  @Test func `a failed restore has a stable name in JSON`() throws {
    let result = try restore("--unknown", "fail", "--json")

    #expect(result.code == 65)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix(#"{"error":{"code":"unknown-route","message":"main cannot"#))
    #expect(result.errors.hasSuffix("\"exit\":65,\"near\":[\"waypont\"]}}\n"))
  }

  @Test func `a restore that is to fail goes on where only upgrades are due`() throws {
    try manifest(#"{"type":"trail","version":2},{"type":"waypoint"},{"type":"share"}"#)

    #expect(try restore("--unknown", "fail").code == 0)
  }

  @Test func `the document keeps the stored path whole, and tells the loss`() throws {
    let plain = try bench.run("restore", bench.store, "--json")
    let checked = try restore("--json")

    #expect(checked.code == 0)
    let lines = checked.output.split(separator: "\n")
    let others = plain.output.split(separator: "\n").filter { !$0.contains("restoration") }
    #expect(lines.filter { !$0.contains("restoration") } == others)
    #expect(
      lines.first { $0.contains("restoration") } == #"""
          "restoration": { "revision": 1, "from": "regular", "to": "regular", \#
        "routesChecked": true, "clean": false, "changes": [\#
        { "what": "updated", "entry": 3, "type": "trail", "upgradedFrom": 1 }, \#
        { "what": "unread", "entry": 5, "type": "waypoint", "reason": "unknownName" }], \#
        "regular": { "columns": 3, "sidebar": { "type": "trails" }, "content": [], \#
        "selection": 3, "detail": [3] }, "letGo": [] },
        """#)
  }

  @Test func `a document that was checked is saved again as it was`() throws {
    let checked = try restore("--json")

    let saved = try bench.run("save", bench.store, "-", input: checked.output)

    #expect(saved.code == 0)
    #expect(saved.output.hasPrefix("Nothing to save: main already is revision 1."))
  }

  @Test func `what to do with unknown routes needs a manifest`() throws {
    let result = try bench.run("restore", bench.store, "--unknown", "keep")

    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(
      result.errors == """
        Error: '--unknown' needs a manifest: name one with '--routes'.
        Usage: navctl restore [<options>] <store>
          See 'navctl restore --help' for more information.

        """)
  }

  @Test func `skipping a route is not offered`() throws {
    let result = try restore("--unknown", "skip")

    #expect(result.code == 64)
    #expect(result.errors.contains("Please provide one of 'truncate', 'keep' or 'fail'."))
  }
}
