import TestSupport
import Testing

@Suite struct DeleteTests {
  private let bench: Bench
  private let question =
    "Delete 'main' (4 revisions, 0 snapshots) from app.navstore? "
    + "A copy stays in its folder 'backups'. [y/N] "

  private let deleted = """
    Deleted main (4 revisions, 0 snapshots) from app.navstore.
    A copy is in app.navstore/backups/deleted-1.sqlite. The 10 newest stay.
    Bring it back:  navctl restore app.navstore/backups/deleted-1.sqlite --json | navctl save \
    app.navstore -

    """

  init() throws {
    bench = try Bench()
    try bench.saveWalk()
    try bench.save(.tabs)
  }

  private var names: [String] {
    get throws {
      try bench.run("list", bench.store).output.split(separator: "\n").dropFirst()
        .compactMap { $0.split(separator: " ").first.map(String.init) }
    }
  }

  @Test(arguments: ["delete", "rm"])
  func `a session is deleted with its revisions`(command: String) throws {
    let result = try bench.run(command, bench.store, "main", "--force")

    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(result.output == deleted)
    #expect(try names == ["window-2"])
  }

  @Test
  func `the command that is told brings a session back`() throws {
    let before = try bench.run("show", bench.store, "-s", "main", "--json").output
    let result = try bench.run("delete", bench.store, "window-2", "main", "-f")
    let line = try #require(result.output.split(separator: "\n").last)
    #expect(line.hasPrefix("Bring one back:  navctl restore "))
    let command = line.dropFirst("Bring one back:  ".count).replacing("-s window-2 ", with: "")

    let back = try CommandRunner(at: "/bin/sh")(
      ["-c", #"navctl() { "$0" "$@"; }; \#(command)"#, bench.navctl.path], in: bench.folder.path)

    #expect(back.code == 0)
    #expect(back.errors == "")
    #expect(try names == ["main"])
    func state(_ document: String) -> String {
      document.replacing(/"(revision|savedAt)": *("[^"]*"|\d+)/, with: "")
    }
    let after = try bench.run("show", bench.store, "--json").output
    #expect(state(after) == state(before))
  }

  @Test
  func `no copy is kept where that is not wanted`() throws {
    let question = try Terminal().run(
      bench.navctl.path, ["delete", bench.store, "main", "--no-backup"], typing: "n\n",
      in: bench.folder.path)
    #expect(question.errors.contains("This cannot be undone. [y/N] "))

    let result = try bench.run("delete", bench.store, "main", "-f", "--no-backup")

    #expect(result.code == 0)
    #expect(result.output == "Deleted main (4 revisions, 0 snapshots) from app.navstore.\n")
    #expect(try bench.folder.contents()["app.navstore/backups"] == nil)
  }

  @Test
  func `where no copy can be made nothing is deleted`() throws {
    try bench.folder.write([], to: "app.navstore/backups")

    let result = try bench.run("delete", bench.store, "main", "-f")

    #expect(result.code == 74)
    #expect(
      result.errors.hasPrefix(
        "Error: 'app.navstore': No copy could be made of what is to be deleted, so that nothing was. "
      ))
    #expect(result.errors.hasSuffix("Hint:  Mend that, or add --no-backup to keep no copy.\n"))
    #expect(try names == ["main", "window-2"])
    #expect(try bench.run("delete", bench.store, "main", "-f", "--no-backup").code == 0)
  }

  @Test
  func `only the result is told where that is wanted`() throws {
    let result = try bench.run("delete", bench.store, "main", "-f", "-q")
    #expect(result.output == "Deleted main (4 revisions, 0 snapshots) from app.navstore.\n")
  }

  @Test
  func `several are deleted at once, each once`() throws {
    let result = try bench.run(
      "delete", bench.store, "window-2", "main", "main", "-f", "--json")

    #expect(result.code == 0)
    #expect(
      result.output == """
        {"format":"navctl-delete","version":1,"store":"app.navstore","dryRun":false,\
        "sessions":["window-2","main"],"revisions":5,"snapshots":1,\
        "backup":"app.navstore/backups/deleted-1.sqlite"}

        """)
    #expect(try names == [])
  }

  @Test
  func `a dry run asks nothing, and deletes nothing`() throws {
    let before = try bench.folder.contents()

    let result = try bench.run("delete", bench.store, "main", "window-2", "-n")

    #expect(result.code == 0)
    #expect(
      result.output == """
        Would delete main and window-2 (5 revisions, 1 snapshot) from app.navstore. \
        Nothing was changed.

        """)
    #expect(try bench.folder.contents() == before)
  }

  @Test
  func `without a terminal a yes is needed on the command line`() throws {
    let result = try bench.run("delete", bench.store, "main", input: "y\n")

    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(
      result.errors == """
        Error: Deleting needs a yes, and there is no terminal to ask on.
        Hint:  Add -f to go ahead, or -n to see what would be deleted.

        """)
    #expect(try names == ["main", "window-2"])
  }

  @Test(arguments: ["y\n", "YES\n"])
  func `on a terminal a yes deletes`(answer: String) throws {
    let result = try Terminal().run(
      bench.navctl.path, ["delete", bench.store, "main"], typing: answer, in: bench.folder.path)

    #expect(result.code == 0)
    #expect(result.errors == question)
    #expect(result.output == deleted)
    #expect(try names == ["window-2"])
  }

  @Test(arguments: ["n\n", "\n", "yess\n", "\u{4}"])
  func `on a terminal all else is a no`(answer: String) throws {
    let result = try Terminal().run(
      bench.navctl.path, ["delete", bench.store, "main"], typing: answer, in: bench.folder.path)

    #expect(result.code == 1)
    #expect(result.output == "")
    let end = answer == "\u{4}" ? "\n" : ""
    #expect(result.errors == question + end + "Note: Nothing was deleted.\n")
    #expect(try names == ["main", "window-2"])
  }

  @Test(arguments: ["--no-input", "--json"])
  func `on a terminal nothing is asked where that was not wanted`(option: String) throws {
    let result = try Terminal().run(
      bench.navctl.path, ["delete", bench.store, "main", option], typing: "y\n",
      in: bench.folder.path)

    #expect(result.code == 64)
    #expect(result.errors.contains("Deleting needs a yes, and nothing may be asked."))
    #expect(try names == ["main", "window-2"])
  }

  @Test
  func `a name that is not there deletes none of them`() throws {
    let result = try bench.run("delete", bench.store, "main", "window-3", "-f")

    #expect(result.code == 66)
    #expect(
      result.errors == """
        Error: No session 'window-3' in app.navstore.
        Hint:  Did you mean 'window-2'? The sessions are: main, window-2.

        """)
    #expect(try names == ["main", "window-2"])
  }

  @Test
  func `a damaged session is deleted too`() throws {
    try RawDatabase(bench.folder("app.navstore/navigation.sqlite")).run(
      "UPDATE session SET crc = crc + 1 WHERE name = 'main'")

    let result = try bench.run("delete", bench.store, "main", "window-2", "-f")

    #expect(result.code == 0)
    #expect(
      result.output.hasPrefix(
        "Deleted main and window-2 (1 revision, 1 snapshot, 1 damaged) from app.navstore.\n"))
    let copy = try bench.run("list", "app.navstore/backups/deleted-1.sqlite")
    #expect(copy.output.contains("window-2") && copy.code == 65)
    #expect(try names == [])
  }

  @Test
  func `a single file is not changed`() throws {
    try bench.folder.write(
      try bench.folder.contents()["app.navstore/navigation.sqlite"] ?? [], to: "bug.sqlite")

    let result = try bench.run("delete", "bug.sqlite", "main", "-f")

    #expect(result.code == 65)
    #expect(
      result.errors.hasPrefix(
        "Error: 'bug.sqlite' is a single database file, which can only be read.\n"))
  }
}
