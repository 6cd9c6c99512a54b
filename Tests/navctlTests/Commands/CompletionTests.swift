import TestSupport
import Testing

@testable import navctl

/// What the shells' scripts are answered: a word a line, with its meaning behind a tab.
@Suite struct CompletionTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
    try bench.saveWalk()
    for id in ["window-2", "sp ace", "-dash"] {
      try bench.run(
        "save", bench.store, "-s=\(id)",
        input: #"{"format":"navigation-session","version":1,"section":"trips"}"#)
    }
  }

  /// The words for a line, of which the last word is being typed.
  private func words(_ line: String...) throws -> [String] {
    try answer(line).map { String($0.prefix { $0 != "\t" }) }
  }

  private func answer(_ line: [String]) throws -> [String] {
    let before = try bench.folder.contents()
    let result = try bench.navctl(["---completion", "--"] + line, in: bench.folder.path)
    #expect(result.code == 0 && result.errors == "")
    #expect(try bench.folder.contents() == before)
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func `subcommands and their other names`() throws {
    #expect(try words("") == Navctl.tree.commands.flatMap(\.names) + ["help"])
    #expect(try words("l") == ["list", "ls", "log"])
    #expect(try answer(["pru"]) == ["prune\tRemove old revisions and orphaned snapshots."])
    #expect(try words("help", "ex") == ["export", "exit-codes"])
  }

  @Test func `options of the command, and the common ones`() throws {
    #expect(try words("restore", bench.store, "--la") == ["--layout"])
    #expect(try words("restore", "--").contains("--json"))
    #expect(try words("--js") == ["--json"])
    #expect(try words("show", bench.store, "--", "-") == [])
  }

  @Test func `the values that an option allows`() throws {
    #expect(
      try words("restore", bench.store, "--layout", "") == ["saved", "compact", "regular", "both"])
    #expect(try words("restore", bench.store, "-l", "c") == ["compact"])
    #expect(try words("restore", "--layout=re") == ["--layout=regular"])
    #expect(try words("completions", "") == ["bash", "zsh", "fish"])
  }

  @Test func `files where a file is wanted`() throws {
    #expect(try words("show", "") == [":file"])
    #expect(try words("validate", "a.json", "b") == [":file"])
    #expect(try words("save", bench.store, "--routes", "") == [":file"])
    #expect(try words("save", bench.store, "--routes=x") == [":file"])
  }

  @Test func `the sessions of the store`() throws {
    #expect(try words("show", bench.store, "-s", "") == ["main", "sp ace", "window-2"])
    #expect(try words("show", bench.store, "--session=-") == ["--session=-dash"])
    #expect(try words("delete", bench.store, "main", "") == ["sp ace", "window-2"])
    #expect(try words("show", "-s", "w", bench.store, "") == [])
  }

  @Test func `the revisions of the session, with what was on screen`() throws {
    #expect(
      try answer(["show", bench.store, "--at", ""]) == [
        "@\t2026-04-01 09:12:43Z  share over trail(id: 17)",
        "4\t2026-04-01 09:12:43Z  share over trail(id: 17)",
        "3\t2026-04-01 09:12:42Z  waypoint(index: 4)  crash on rotate",
        "2\t2026-04-01 09:12:41Z  trail(id: 17)", "1\t2026-04-01 09:12:40Z  trails",
      ])
    #expect(try words("diff", bench.store, "1", "") == ["@", "4", "3", "2", "1"])
    #expect(try words("show", bench.store, "-s", "window-2", "--at", "") == ["@", "1"])
  }

  @Test(arguments: ["nothing.navstore", "damaged.sqlite", ""])
  func `nothing is said of a store that cannot be read`(store: String) throws {
    try bench.folder.write(Array("SQLite format 3\0 and nothing more".utf8), to: "damaged.sqlite")
    #expect(try words("show", store, "-s", "") == [])
    #expect(try words("show", store, "--at", "") == [])
  }

  @Test func `each value of the command line has a kind`() {
    for command in Navctl.tree.commands {
      let names =
        command.arguments.map(\.name)
        + (command.options + CommonOptions.all).compactMap(\.valueName)
      for name in names { #expect(ValueKind.byName[name] != nil, "<\(name)>") }
    }
  }

  @Test func `a shell that is none is told with those there are`() throws {
    let result = try bench.run("--generate-completion-script", "tcsh")
    #expect(result.code == 64)
    #expect(
      result.errors == """
        Error: Can't generate completion scripts for 'tcsh'.
        Please use --generate-completion-script=<shell> with one of:
            zsh bash fish
        Usage: navctl <subcommand>
          See 'navctl --help' for more information.

        """)
    #expect(try bench.run("--generate-completion-script").code == 64)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `a script is the same by both ways`(shell: String) throws {
    let script = try bench.run("completions", shell)
    #expect(script.code == 0 && !script.output.isEmpty)
    #expect(try bench.run("--generate-completion-script=\(shell)").output == script.output)
    #expect(
      try bench.run("--generate-completion-script", environment: ["SHELL": "/usr/bin/\(shell)"])
        .output == script.output)
  }
}
