import TestSupport
import Testing

@Suite struct PruneCommandTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
    try bench.saveWalk()
    try bench.save(.tabs)
  }

  private func revisions(_ session: String = "main") throws -> [String] {
    try bench.run("history", bench.store, "-s", session).output.split(separator: "\n")
      .dropFirst().compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  @Test
  func `old revisions go, and what is there stays`() throws {
    let before = try bench.run("show", bench.store, "--json").output

    let result = try bench.run("prune", bench.store, "--keep", "1", "--force")

    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(
      result.output
        == "Removed 3 of 5 revisions and 0 snapshots (about 130 bytes) from app.navstore.\n")
    #expect(try revisions() == ["4"])
    #expect(try bench.run("show", bench.store, "--json").output == before)
    let gone = try bench.run("show", bench.store, "--at", "3")
    #expect(gone.code == 66)
    #expect(gone.errors.hasPrefix("Error: main has no revision 3; the only one kept is 4 "))
  }

  @Test
  func `a dry run tells the same, asks nothing and writes nothing`() throws {
    let before = try bench.folder.contents()

    let text = try bench.run("prune", bench.store, "--keep", "1", "-n")
    let json = try bench.run("prune", bench.store, "--keep", "1", "-n", "--json")

    #expect(text.code == 0 && json.code == 0)
    #expect(
      text.output == """
        Would remove 3 of 5 revisions and 0 snapshots (about 130 bytes) from app.navstore. \
        Nothing was changed.

        """)
    #expect(
      json.output == """
        {"format":"navctl-prune","version":1,"store":"app.navstore","dryRun":true,"revisions":3,\
        "snapshots":0,"bytes":130,"sessions":[\
        {"id":"main","revisions":3,"kept":1,"snapshots":0,"bytes":130},\
        {"id":"window-2","revisions":0,"kept":1,"snapshots":0,"bytes":0}]}

        """)
    #expect(try bench.folder.contents() == before)
  }

  @Test
  func `without options all that history keeps is kept, and nobody is asked`() throws {
    let before = try bench.folder.contents()

    let result = try bench.run("prune", bench.store)

    #expect(result.code == 0)
    #expect(result.output == "Nothing to remove from app.navstore.\n")
    #expect(try bench.folder.contents() == before)
  }

  @Test
  func `only what is older than an age goes, but for the newest`() throws {
    // The walk is of 2026; a thousand years are more than any clock is wrong by.
    let none = try bench.run("prune", bench.store, "--older-than", "365000d", "-f")
    #expect(none.output == "Nothing to remove from app.navstore.\n")

    let all = try bench.run("prune", bench.store, "--older-than", "0s", "-f", "--json")
    #expect(all.output.contains("\"revisions\":3,"))
    #expect(try revisions() == ["4"])
  }

  @Test
  func `an age and a number keep what either of them keeps`() throws {
    let result = try bench.run(
      "prune", bench.store, "--older-than", "0s", "--keep", "3", "-f", "-s", "main")
    #expect(result.code == 0)
    #expect(try revisions() == ["4", "3", "2"])
  }

  @Test
  func `only the sessions that were chosen are pruned`() throws {
    try bench.save(
      #"{"format":"navigation-session","version":1,"id":"window-2","section":"trails"}"#)

    let result = try bench.run("prune", bench.store, "-s", "window-2", "--keep", "1", "-f")

    #expect(result.code == 0)
    #expect(try revisions() == ["4", "3", "2", "1"])
    #expect(try revisions("window-2") == ["2"])
  }

  @Test
  func `a session that is not there is told, and nothing is pruned`() throws {
    let result = try bench.run(
      "prune", bench.store, "-s", "main", "-s", "window-3", "--keep", "1", "-f")

    #expect(result.code == 66)
    #expect(
      result.errors == """
        Error: No session 'window-3' in app.navstore.
        Hint:  Did you mean 'window-2'? The sessions are: main, window-2.

        """)
    #expect(try revisions().count == 4)
  }

  @Test
  func `without a terminal a yes is needed on the command line`() throws {
    let result = try bench.run("prune", bench.store, "--keep", "1", input: "y\n")

    #expect(result.code == 64)
    #expect(
      result.errors == """
        Error: Pruning needs a yes, and there is no terminal to ask on.
        Hint:  Add -f to go ahead, or -n to see what would be removed.

        """)
    #expect(try revisions().count == 4)
  }

  @Test(arguments: [("y\n", Int32(0), 1), ("\n", 1, 4)])
  func `on a terminal it is asked`(answer: String, code: Int32, count: Int) throws {
    let result = try Terminal().run(
      bench.navctl.path, ["prune", bench.store, "--keep", "1"], typing: answer,
      in: bench.folder.path)

    #expect(result.code == code)
    let question =
      "Remove 3 of 5 revisions and 0 snapshots (about 130 bytes) from app.navstore? "
      + "This cannot be undone. [y/N] "
    #expect(result.errors == question + (code == 0 ? "" : "Note: Nothing was removed.\n"))
    #expect(try revisions().count == count)
  }

  @Test
  func `the file gives its free pages back`() throws {
    try bench.saveDeep(3000)
    let size = try #require(bench.folder.contents()["app.navstore/navigation.sqlite"]?.count)

    let told = try bench.run("prune", bench.store, "--keep", "1", "--vacuum", "-n")
    let result = try bench.run("prune", bench.store, "--keep", "1", "--vacuum", "-f")

    #expect(told.output.contains("The file would become about "))
    #expect(result.code == 0)
    #expect(result.output.hasSuffix(" shorter.\n"))
    let now = try #require(bench.folder.contents()["app.navstore/navigation.sqlite"]?.count)
    #expect(now * 4 < size)
    let again = try bench.run("prune", bench.store, "--vacuum")
    #expect(
      again.output == """
        Nothing to remove from app.navstore.
        The file is as short as it can be.

        """)
  }

  @Test
  func `a store that a program has open is not rebuilt`() throws {
    let holder = try HoldingProgram(bench.folder(bench.store))

    let result = try bench.run("prune", bench.store, "--keep", "1", "--vacuum", "-f")

    #expect(result.code == 75)
    #expect(result.errors.hasPrefix("Error: 'app.navstore' is held by "))
    withExtendedLifetime(holder) {}
  }

  @Test
  func `a session that is damaged is left as it is, and costs no other`() throws {
    try RawDatabase(bench.folder("app.navstore/navigation.sqlite")).run(
      "UPDATE session SET crc = crc + 1 WHERE name = 'window-2'")

    let result = try bench.run("prune", bench.store, "--keep", "1", "-f", "--json")

    #expect(result.code == 0)
    #expect(result.errors == #"{"note":"Damaged, and left as it is: 'window-2'."}"# + "\n")
    #expect(result.output.hasSuffix(#","damaged":["window-2"]}"# + "\n"))
    #expect(try revisions() == ["4"])
  }

  @Test(arguments: [
    ["--keep", "0"], ["--keep=-1"], ["--keep", "many"], ["--older-than", "30"],
    ["--older-than", "d"], ["--older-than", "30y"], ["--older-than=-1d"], ["--older-than", "+1d"],
    ["--older-than", "99999999999999999w"],
  ])
  func `a number or an age that is none is refused`(words: [String]) throws {
    let result = try bench.navctl(["prune", bench.store, "-f"] + words, in: bench.folder.path)

    #expect(result.code == 64)
    #expect(result.errors.hasPrefix("Error: The value '"))
    #expect(try revisions().count == 4)
  }

  @Test
  func `a single file is not changed`() throws {
    try bench.run("export", bench.store, "bug.sqlite")
    let result = try bench.run("prune", "bug.sqlite", "--keep", "1", "-f")
    #expect(result.code == 65)
    #expect(result.errors.contains("which can only be read."))
  }
}
