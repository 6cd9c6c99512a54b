#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// Who asks a command to end gets an end at which nothing is half done.
  @Suite struct InterruptedTests {
    private let bench: Bench
    private let stopped = "Stopping; nothing was changed.\n"

    init() throws { bench = try Bench() }

    private func start(
      _ arguments: String..., errorsAreFull: Bool = false, environment: [String: String] = [:]
    ) throws -> RunningCommand {
      try RunningCommand(
        bench.navctl.path, arguments, in: bench.folder.path, errorsAreFull: errorsAreFull,
        environment: environment)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `while it waits for a document`(signal: Int32) throws {
      let command = try start("save", bench.store, "-")
      try command.waitUntilItWatches(signal)
      command.ask(signal)
      let result = try command.end()

      #expect(result.code == 130)
      #expect(result.output == "")
      #expect(result.errors == stopped)
      #expect(try bench.folder.contents().isEmpty)
    }

    @Test
    func `in JSON where that was asked for`() throws {
      let command = try start("save", bench.store, "-", "--json")
      try command.waitUntilItWatches()
      command.ask()
      let result = try command.end()

      #expect(result.code == 130)
      #expect(
        result.errors == """
          {"error":{"code":"interrupted","message":"Stopping; nothing was changed.","exit":130,\
          "near":[]}}

          """)
    }

    @Test
    func `while it waits for another program's save`() throws {
      try bench.saveWalk()
      let holder = try HoldingProgram(bench.folder(bench.store), "hold")
      let before = try bench.run("show", bench.store, "--json").output
      let command = try start("undo", bench.store)
      try command.waitUntilItWatches()
      try command.waitUntilItHasOpen("app.navstore/lock")
      command.ask()
      let result = try command.end()

      #expect(result.code == 130)
      #expect(result.errors == stopped)
      #expect(try bench.run("show", bench.store, "--json").output == before)
      withExtendedLifetime(holder) {}
    }

    @Test
    func `in the middle of a step that upgrades a store`() throws {
      try bench.putReleased(2)
      let backup = "app.navstore/backups/before-v3-from-v2.sqlite"
      let command = try start("migrate", bench.store, "--in-place", "-v", errorsAreFull: true)
      try command.wait("the backup") {
        FileManager.default.fileExists(atPath: bench.folder(backup))
      }
      command.ask()
      let result = try command.end()

      #expect(result.code == 130)
      #expect(result.output == "")
      #expect(
        result.errors == "Upgrading app.navstore: step 1 of 1, shorten history.\n" + stopped)
      let plan = try bench.run("migrate", bench.store, "--in-place", "-n")
      #expect(plan.output.hasPrefix("Would upgrade app.navstore from store version 2 to 3."))
    }

    @Test
    func `in the middle of making an upgraded store`() throws {
      try bench.putReleased(2)
      try FileManager.default.createDirectory(
        atPath: bench.folder("tmp"), withIntermediateDirectories: false)
      let before = try bench.folder.contents()
      let command = try start(
        "migrate", bench.store, "-o", "new.navstore", "-v", errorsAreFull: true,
        environment: ["TMPDIR": bench.folder("tmp")])
      try command.wait("a private copy") {
        try FileManager.default.contentsOfDirectory(atPath: bench.folder("tmp")).count > 0
      }
      command.ask()
      let result = try command.end()

      #expect(result.code == 130)
      #expect(result.output == "")
      #expect(result.errors.hasSuffix(stopped))
      #expect(try bench.folder.contents() == before)
    }

    @Test
    func `in the middle of pruning, with what was done by then`() throws {
      try bench.saveDeep(3000)
      let before = try bench.run("show", bench.store, "--json").output
      let command = try start("prune", bench.store, "--keep", "1", "-f", "-v", errorsAreFull: true)
      try command.wait("the cut") {
        try bench.run("history", bench.store).output.hasPrefix("main · 1 revision\n")
      }
      command.ask()
      let result = try command.end()

      #expect(result.code == 130)
      #expect(result.output == "")
      #expect(
        result.errors == """
          Pruning main: 3000 rows.
          Stopping; before that 1 revision was removed. What is left of it goes with later saves.

          """)
      #expect(try bench.run("show", bench.store, "--json").output == before)
      let rest = try bench.run("prune", bench.store, "--keep", "1", "-f", "--json")
      #expect(rest.output.contains("\"revisions\":0,"))
      #expect(rest.output.contains("\"bytes\":") && !rest.output.contains("\"bytes\":0,\"sess"))
    }

    @Test
    func `in the middle of one long statement, which is undone`() throws {
      try bench.saveDeep(3000)
      let before = try bench.run("show", bench.store, "--at", "1", "--json").output
      let size = try bench.folder.contents()["app.navstore/navigation.sqlite"]?.count
      let command = try start("prune", bench.store, "--vacuum", "-f", "-v", errorsAreFull: true)
      try command.waitUntilItIsStopped()
      command.ask()
      let result = try command.end()

      #expect(result.code == 130)
      #expect(result.output == "")
      #expect(result.errors == "Rebuilding app.navstore.\n" + stopped)
      #expect(try bench.folder.contents()["app.navstore/navigation.sqlite"]?.count == size)
      #expect(try bench.run("show", bench.store, "--at", "1", "--json").output == before)
    }

    @Test
    func `while it asks a question`() throws {
      try bench.saveWalk()
      let result = try Terminal().run(
        bench.navctl.path, ["delete", bench.store, "main"], askingToEndAfter: "[y/N] ",
        in: bench.folder.path)

      #expect(result.code == 130)
      #expect(result.output == "")
      #expect(result.errors.hasSuffix("[y/N] \n" + stopped))
      #expect(try bench.run("history", bench.store).code == 0)
    }

    @Test
    func `a second time it ends at once`() throws {
      try bench.putReleased(2)
      let command = try start("migrate", bench.store, "--in-place", "-v", errorsAreFull: true)
      try command.waitUntilItWatches(SIGHUP)
      command.ask(SIGINT)
      command.ask(SIGTERM)

      #expect(command.endUnread() == 130)
      let plan = try bench.run("migrate", bench.store, "--in-place", "-n")
      #expect(plan.output.hasPrefix("Would upgrade app.navstore from store version 2 to 3."))
    }

    @Test
    func `a signal that the caller ignores is ignored`() throws {
      let script = #"trap '' INT; exec "$0" save app.navstore -"#
      let command = try RunningCommand(
        "/bin/sh", ["-c", script, bench.navctl.path], in: bench.folder.path)
      try command.waitUntilItWatches(SIGTERM)
      command.ask(SIGINT)
      try command.type(#"{"format":"navigation-session","version":1,"section":"trails"}"#)
      let result = try command.end()

      #expect(result.code == 0)
      #expect(result.output.hasPrefix("Created app.navstore and saved main as revision 1.\n"))
    }
  }
#endif
