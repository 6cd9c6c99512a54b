import Foundation
import TestSupport
import Testing

/// Every error that the command is known for, as a whole screen: for people, and for programs.
///
/// One folder has all that can be wrong; the commands are run in it as a shell would.
@Suite struct ErrorScreenTests {
  /// The commands that are shown, each with the stable code of its error.
  private static let cases: [(code: String, command: String)] = [
    ("file-not-found", "navctl show bug-4211.navstore"),
    ("not-a-store", "navctl show Trailbook.app"),
    ("not-a-database", "navctl show notes.txt"),
    ("foreign-database", "navctl show app.db"),
    ("empty-file", "navctl show empty.db"),
    ("newer-store", "navctl show new.navstore"),
    ("damaged", "navctl show cut.sqlite"),
    ("held", "navctl save held.navstore zion.json"),
    ("disk-full", "(trap '' XFSZ; ulimit -f 100; navctl save bug-4112.navstore large.json)"),
    ("output-exists", "navctl export bug-4112.navstore notes.txt"),
    ("session-not-found", "navctl show bug-4112.navstore -s mian"),
    ("no-such-revision", "navctl show bug-4112.navstore --at 12"),
    ("json-syntax", "navctl save bug-4112.navstore syntax.json"),
    ("json-duplicate-key", "navctl save bug-4112.navstore twice.json"),
    ("document-invalid", "navctl save bug-4112.navstore word.json"),
    ("newer-document", "navctl save bug-4112.navstore newer.json"),
    (
      "unknown-route",
      "navctl save bug-4112.navstore typo.json --routes trailbook.manifest.json --strict"
    ),
    ("navigation-path-invalid", "navctl save bug-4112.navstore odd.json --from navigation-path"),
    ("navigation-path-invalid", "navctl save bug-4112.navstore inner.json"),
    ("needs-confirmation", "navctl delete bug-4112.navstore main"),
    ("bare-file", "navctl undo bug-4112.sqlite"),
    ("file-not-found", "navctl save bug-4112.navstore zoin.json"),
    ("not-a-file", "navctl save bug-4112.navstore new.navstore"),
  ]

  private static let documents = [
    "zion.json": """
    { "format": "navigation-session", "version": 1, "savedAt": "2026-04-01T09:12:44Z",
      "section": "trails" }
    """,
    "syntax.json": """
    {
      "format": "navigation-session", "version": 1,
      "path": ["a", "b",
      "n": 3
    """,
    "twice.json": """
    {
      "format": "navigation-session", "version": 1,
      "path": ["a"],
      "path": ["b"]
    }
    """,
    "word.json": """
    {
      "format": "navigation-session", "version": 1,
      "split": { "columnVisibility": "twoColumn" }
    }
    """,
    "newer.json": #"{ "format": "navigation-session", "version": 2 }"#,
    "typo.json": """
    {
      "format": "navigation-session", "version": 1, "section": "trails",
      "path": [ { "trail": { "id": 17 } }, { "waypiont": { "index": 4 } } ]
    }
    """,
    "odd.json": #"["Trailbook.Trail", "{\"id\":17}", "Swift.Int"]"#,
    "inner.json": #"["Trailbook.Trail", "{\"id\":17,]}"]"#,
    "trailbook.manifest.json": """
    { "format": "navigation-routes", "version": 1,
      "routes": [ { "type": "trails" }, { "type": "trail" }, { "type": "waypoint" } ] }
    """,
    "notes.txt": "Call the support.",
    "empty.db": "",
  ]

  private let bench: Bench
  private let holder: HoldingProgram

  init() throws {
    bench = try Bench()
    for (name, text) in Self.documents { try bench.folder.write(Array(text.utf8), to: name) }
    let zion = Array((Self.documents["zion.json"] ?? "").utf8)
    for store in ["bug-4112", "new", "held"] {
      _ = try bench.navctl(["save", store + ".navstore"], input: zion, in: bench.folder.path)
    }
    try bench.run("export", "bug-4112.navstore", "bug-4112.sqlite")
    let whole = try bench.folder.contents()["bug-4112.sqlite"] ?? []
    try bench.folder.write(Array(whole.prefix(5 * 4096)), to: "cut.sqlite")
    try RawDatabase(bench.folder("new.navstore/navigation.sqlite")).run("PRAGMA user_version = 5")
    try RawDatabase(bench.folder("app.db")).run(
      "CREATE TABLE team (id INTEGER); CREATE TABLE player (id INTEGER)")
    try FileManager.default.createDirectory(
      atPath: bench.folder("Trailbook.app"), withIntermediateDirectories: false)
    _ = try bench.navctl(
      ["save", "Trailbook.app/state.navstore"], input: zion, in: bench.folder.path)
    let large = String(repeating: "x", count: 60_000)
    let values = (1...4).map { #""v\#($0)":"\#(large)""# }.joined(separator: ",")
    try bench.folder.write(
      Array(#"{"format":"navigation-session","version":1,"values":{\#(values)}}"#.utf8),
      to: "large.json")
    holder = try HoldingProgram(bench.folder("held.navstore"))
  }

  private func run(_ command: String) throws -> CommandRunner.Result {
    let tools = URL(filePath: bench.navctl.path).deletingLastPathComponent().path
    return try CommandRunner(at: "/bin/bash")(
      ["-c", command], environment: ["PATH": tools + ":/usr/bin:/bin"], in: bench.folder.path)
  }

  @Test
  func `each error is a screen of its own, and leaves all as it was`() throws {
    let before = try contents()
    var screens = ""
    for (_, command) in Self.cases {
      let result = try run(command)
      #expect(result.output == "", "\(command)")
      let errors = result.errors.replacing("process \(holder.processID)", with: "process 4112")
      screens += "$ \(command)\n\(errors)exit code \(result.code)\n\n"
    }
    #expect(try GoldenFile("errors.txt").mismatch(screens) == nil)
    #expect(try contents() == before)
  }

  /// All but the log of the store that is held, which its program keeps.
  private func contents() throws -> [String: [UInt8]] {
    try bench.folder.contents().filter { !$0.key.hasPrefix("held.navstore/") }
  }

  @Test
  func `each error has a stable code for programs`() throws {
    for (code, command) in Self.cases {
      let text = try run(command)
      let result = try run(command.replacing("navctl ", with: "navctl --json ", maxReplacements: 1))
      #expect(result.output == "" && result.code == text.code)
      let line = try #require(
        try JSONSerialization.jsonObject(with: Data(result.errors.utf8)) as? [String: Any])
      let error = try #require(line["error"] as? [String: Any])
      #expect(error["code"] as? String == code, "\(command)")
      #expect(error["exit"] as? Int == Int(text.code))
      // Programs are never asked, so that the reason why not is another one for them.
      guard code != "needs-confirmation" else { continue }
      let message = try #require(error["message"] as? String)
      #expect(text.errors.hasPrefix("Error: \(message)\n"), "\(command)")
    }
  }

  /// It is waited for five seconds first.
  @Test func `a store that another program is saving into is locked`() throws {
    let saver = try HoldingProgram(bench.folder("bug-4112.navstore"), "hold")

    let result = try run("navctl save bug-4112.navstore zion.json --json")

    #expect(saver.processID > 0)
    #expect(result.code == 75)
    #expect(result.output == "")
    #expect(
      result.errors == """
        {"error":{"code":"locked","message":"'bug-4112.navstore' is locked by another program.",\
        "hint":"Close the app, then run this again.","exit":75,"near":[]}}

        """)
  }
}
