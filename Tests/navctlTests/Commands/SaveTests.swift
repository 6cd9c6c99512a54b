import TestSupport
import Testing

@Suite struct SaveTests {
  @Test
  func `a dry run says what a save would do, and makes nothing`() throws {
    let bench = try Bench()
    let smallest = Repository.path(of: Example.smallest.path)

    let result = try bench.run("save", bench.store, smallest, "-n")

    #expect(result.code == 0)
    #expect(result.output.hasPrefix("Would create app.navstore and save main as revision 1.\n"))
    #expect(try bench.folder.contents().isEmpty)
  }

  @Test(arguments: [[], ["-n"]])
  func `a session that is too large makes no store`(flags: [String]) throws {
    let bench = try Bench()
    let value = String(repeating: "x", count: (1 << 20) - 100)
    let snapshots = (1...10).map {
      "{\"entry\":1,\"model\":\"M\($0)\",\"value\":\"\(value)\"}"
    }
    let document = """
      {"format":"navigation-session","version":1,"path":[{"type":"a","entry":1}],
       "snapshots":[\(snapshots.joined(separator: ","))]}
      """

    let result = try bench.navctl(
      ["save", bench.store] + flags, input: Array(document.utf8), in: bench.folder.path)

    #expect(result.code == 65)
    #expect(result.output == "")
    #expect(try bench.folder.contents().isEmpty)
  }

  @Test
  func `a dry run on a store changes nothing in it`() throws {
    let bench = try Bench()
    try bench.save(.hiking)
    let smallest = Repository.path(of: Example.smallest.path)

    let result = try bench.run("save", bench.store, smallest, "--dry-run", "--json")
    let list = try bench.run("list", bench.store, "--json")

    #expect(result.output.contains("\"dryRun\":true,\"session\":\"main\",\"revision\":2"))
    #expect(list.output.contains("\"revision\":1"))
  }

  @Test
  func `the answer in JSON tells what was kept`() throws {
    let bench = try Bench()

    let result = try bench.run(
      "save", bench.store, Repository.path(of: Example.hiking.path), "--json")

    #expect(
      result.output == """
        {"format":"navctl-save","version":1,"store":"app.navstore","created":true,"dryRun":false,\
        "session":"main","revision":1,"changed":true,"kept":{"path":2,"modals":1,"parked":0,\
        "snapshots":2,"results":0},"letGo":[]}

        """)
  }

  @Test
  func `a note is kept with the revision`() throws {
    let bench = try Bench()
    try bench.save(.smallest)

    let result = try bench.run(
      "save", bench.store, Repository.path(of: Example.smallest.path), "--note",
      "before the fix")
    let shown = try bench.run("show", bench.store)

    #expect(
      result.output.hasPrefix(
        "Saved main in app.navstore. Nobody moved, so it still is revision 1.\n"))
    #expect(shown.output.contains("\"before the fix\""))
  }

  @Test
  func `a session is saved under another name`() throws {
    let bench = try Bench()

    let result = try bench.run(
      "save", bench.store, Repository.path(of: Example.smallest.path), "-s",
      "kiosk")

    #expect(result.output.hasPrefix("Created app.navstore and saved kiosk as revision 1.\n"))
    #expect(result.output.hasSuffix("See it:  navctl show app.navstore -s kiosk\n"))
  }

  @Test
  func `a section is for a bare navigation path only`() throws {
    let bench = try Bench()

    let result = try bench.run(
      "save", bench.store, Repository.path(of: Example.smallest.path),
      "--section", "trips")

    #expect(result.code == 64)
    #expect(result.errors.contains("'--section' is for a bare navigation path"))
  }

  @Test
  func `names that differ only in their bytes are two sessions`() throws {
    let bench = try Bench()
    try bench.run(
      "save", bench.store, "-s", "caf\u{E9}",
      input: "{\"format\":\"navigation-session\",\"version\":1,\"section\":\"a\"}")
    try bench.run(
      "save", bench.store, "-s", "cafe\u{301}",
      input: "{\"format\":\"navigation-session\",\"version\":1,\"section\":\"b\"}")

    let list = try bench.run("list", bench.store, "--jsonl")
    let one = try bench.run("show", bench.store, "-s", "caf\u{E9}", "--json")

    #expect(list.output.split(separator: "\n").count == 2)
    #expect(one.output.contains("\"section\": { \"type\": \"a\" }"))
  }

  @Test
  func `eight saves at once into a store that is not there all succeed`() async throws {
    let bench = try Bench()

    let results = try await withThrowingTaskGroup(of: CommandRunner.Result.self) { group in
      for number in 1...8 {
        group.addTask {
          try bench.run(
            "save", bench.store, "-s", "window-\(number)",
            input: "{\"format\":\"navigation-session\",\"version\":1,\"section\":\"a\"}")
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let list = try bench.run("list", bench.store, "--jsonl")

    #expect(results.allSatisfy { $0.code == 0 })
    #expect(results.count { $0.output.hasPrefix("Created ") } == 1)
    #expect(list.output.split(separator: "\n").count == 8)
    #expect(try bench.folder.contents().keys.allSatisfy { $0.hasPrefix("app.navstore") })
  }
}
