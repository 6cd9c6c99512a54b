import TestSupport
import Testing

/// Whole screens, as the built command prints them.
@Suite struct ScreenTests {
  @Test(arguments: [
    "", "save", "restore", "show", "list", "undo", "history", "diff", "info", "validate",
    "export", "delete", "migrate", "prune", "routes", "convert", "schema",
    "completions", "exit-codes",
  ])
  func `help is as it was`(topic: String) throws {
    let bench = try Bench()

    let result = try bench.navctl(["help", topic].filter { !$0.isEmpty }, in: bench.folder.path)

    #expect(result.code == 0)
    #expect(result.errors == "")
    let name = topic.isEmpty ? "help.txt" : "help-\(topic).txt"
    #expect(try GoldenFile(name).mismatch(result.output) == nil)
  }

  @Test
  func `a session is shown with all that it holds`() throws {
    let bench = try Bench()
    let document = String(decoding: try Example.parked.bytes(), as: UTF8.self)
      .replacing("\"id\": \"search\",", with: "\"savedAt\": \"2026-04-01T09:12:44.5Z\",")
    try bench.save(document)

    let result = try bench.run("show", bench.store, "--values")

    #expect(result.code == 0)
    #expect(try GoldenFile("show.txt").mismatch(result.output) == nil)
  }

  @Test
  func `a session from an app is shown with its origin`() throws {
    let bench = try Bench()
    try bench.save(.hiking)

    let result = try bench.run("show", bench.store)

    #expect(try GoldenFile("show-origin.txt").mismatch(result.output) == nil)
  }

  @Test
  func `the document of show is as stored, without a restoration`() throws {
    let bench = try Bench()
    try bench.save(.hiking)

    let result = try bench.run("show", bench.store, "--json")

    #expect(try GoldenFile("show.json").mismatch(result.output) == nil)
  }

  @Test
  func `the document of restore is as the schema's examples are laid out`() throws {
    let bench = try Bench()
    try bench.save(.hiking)

    let result = try bench.run("restore", bench.store, "--json", "--layout", "both")

    #expect(try GoldenFile("restore.json").mismatch(result.output) == nil)
  }

  @Test(arguments: ["list.txt", "list.json", "list.jsonl"])
  func `sessions are listed`(name: String) throws {
    let bench = try Bench()
    for example in Example.allCases where example != .smallest {
      let document = String(decoding: try example.bytes(), as: UTF8.self)
        .replacing("\"savedAt\": \"2026-04-01T09:12:44Z\",", with: "")
        .replacing(
          "\"version\": 1,", with: "\"version\": 1, \"savedAt\": \"2026-04-01T09:12:44Z\",",
          maxReplacements: 1)
      try bench.save(document)
    }
    let flags = ["list.json": ["--json"], "list.jsonl": ["--jsonl"]][name] ?? []

    let result = try bench.navctl(["list", bench.store] + flags, in: bench.folder.path)

    #expect(result.code == 0)
    #expect(try GoldenFile(name).mismatch(result.output) == nil)
  }

  @Test
  func `a pipe that is closed ends the command quietly`() throws {
    let bench = try Bench()
    try bench.save(.hiking)

    let shell = CommandRunner(at: "/bin/sh")
    let result = try shell(
      ["-c", "'\(bench.navctl.path)' show app.navstore | true"], in: bench.folder.path)

    #expect(result.errors == "")
  }
}
