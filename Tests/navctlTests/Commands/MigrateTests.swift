import TestSupport
import Testing

@testable import Persistence

@Suite struct MigrateTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
    try bench.putReleased(1)
  }

  @Test
  func `a store is upgraded, and a backup stays in it`() throws {
    let result = try bench.run("migrate", bench.store, "--in-place")

    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(
      result.output == """
        Upgraded app.navstore from store version 1 to 3.
          2  remember history
          3  shorten history
        Backup:  app.navstore/backups/before-v3-from-v1.sqlite
        See it:  navctl list app.navstore

        """)
    let backup = try bench.run("info", "app.navstore/backups/before-v3-from-v1.sqlite")
    #expect(backup.output.contains("Contents  7 sessions"))
  }

  @Test
  func `it stops at the version that was asked for, and goes on from there`() throws {
    let first = try bench.run("migrate", bench.store, "--in-place", "--to", "2", "--json")
    let rest = try bench.run("migrate", bench.store, "--in-place", "--quiet")

    #expect(first.code == 0 && rest.code == 0)
    #expect(
      first.output == """
        {"format":"navctl-migrate","version":1,"store":"app.navstore","dryRun":false,"from":1,\
        "to":2,"applied":true,"backup":"app.navstore/backups/before-v2-from-v1.sqlite",\
        "steps":[{"to":2,"name":"0002_remember_history"}]}

        """)
    #expect(rest.output == "Upgraded app.navstore from store version 2 to 3.\n")
  }

  @Test
  func `a dry run tells the plan, and writes nothing`() throws {
    let before = try bench.folder.contents()

    let inPlace = try bench.run("migrate", bench.store, "--in-place", "-n")
    let aside = try bench.run("migrate", bench.store, "-o", "new.navstore", "-n")
    let json = try bench.run("migrate", bench.store, "-o", "new.navstore", "-n", "--json")

    #expect([inPlace.code, aside.code, json.code] == [0, 0, 0])
    let steps = "  2  remember history\n  3  shorten history\n"
    #expect(
      inPlace.output
        == "Would upgrade app.navstore from store version 1 to 3. Nothing was changed.\n" + steps)
    #expect(
      aside.output == """
        Would make new.navstore of app.navstore, upgraded from store version 1 to 3. \
        Nothing was written.

        """ + steps)
    #expect(
      json.output == """
        {"format":"navctl-migrate","version":1,"store":"app.navstore","dryRun":true,\
        "output":"new.navstore","from":1,"to":3,"applied":false,\
        "steps":[{"to":2,"name":"0002_remember_history"},{"to":3,"name":"0003_shorten_history"}]}

        """)
    #expect(try bench.folder.contents() == before)
  }

  @Test
  func `a store that is up to date is told to be, and nothing is written`() throws {
    try bench.run("migrate", bench.store, "--in-place")
    let before = try bench.folder.contents()

    let result = try bench.run("migrate", bench.store, "--in-place")

    #expect(result.code == 0)
    #expect(result.output == "app.navstore has store version 3 already. Nothing was written.\n")
    #expect(try bench.folder.contents() == before)
  }

  @Test
  func `a store is made of a file that is up to date, too`() throws {
    try bench.run("migrate", bench.store, "--in-place")
    try bench.run("export", bench.store, "bug.sqlite")

    let rehearsal = try bench.run("migrate", "bug.sqlite", "-o", "new.navstore", "-n")
    let result = try bench.run("migrate", "bug.sqlite", "-o", "new.navstore")

    #expect(
      rehearsal.output
        == "Would make new.navstore of bug.sqlite, in store version 3 as it was. "
        + "Nothing was written.\n")
    #expect(
      result.output == """
        Made new.navstore of bug.sqlite, in store version 3 as it was.
        See it:  navctl list new.navstore

        """)
    #expect(
      try bench.run("list", "new.navstore").output == bench.run("list", bench.store).output)
  }

  @Test
  func `an upgraded store is made beside it`() throws {
    let before = try bench.folder.contents()

    let result = try bench.run("migrate", bench.store, "-o", "new.navstore")

    #expect(result.code == 0)
    #expect(
      result.output == """
        Made new.navstore of app.navstore, upgraded from store version 1 to 3.
          2  remember history
          3  shorten history
        See it:  navctl list new.navstore

        """)
    let after = try bench.folder.contents()
    #expect(before.allSatisfy { after[$0.key] == $0.value })
    #expect(try bench.run("restore", "new.navstore", "-s", "search").code == 0)
  }

  @Test
  func `a single file is upgraded into a store alone`() throws {
    let file = "app.navstore/navigation.sqlite"

    let refused = try bench.run("migrate", file, "--in-place")
    let made = try bench.run("migrate", file, "-o", "new.navstore")

    #expect(refused.code == 65)
    #expect(
      refused.errors == """
        Error: 'app.navstore/navigation.sqlite' is a single database file, which can only be read.
        Hint:  Make an upgraded store of it with '--output <store>'.

        """)
    #expect(made.code == 0)
    #expect(try bench.run("list", "new.navstore").output.contains("search"))
  }

  @Test
  func `what is at the output stays, and a store is set aside if that is wanted`() throws {
    try bench.saveWalk(to: "other.navstore")
    try bench.folder.write([1], to: "notes.txt")

    let refused = try bench.run("migrate", bench.store, "-o", "other.navstore")
    let file = try bench.run("migrate", bench.store, "-o", "notes.txt", "-f")
    let forced = try bench.run("migrate", bench.store, "-o", "other.navstore", "-f", "--json")

    #expect(refused.code == 73 && file.code == 73)
    #expect(
      refused.errors == """
        Error: 'other.navstore' exists already.
        Hint:  Choose another name. With -f a store that is there is set aside.

        """)
    #expect(file.errors.hasPrefix("Error: 'notes.txt' exists already.\n"))
    #expect(forced.code == 0)
    let aside = try #require(forced.output.firstMatch(of: /"setAside":"([^"]*)"/)).1
    #expect(try bench.run("history", String(aside)).output.hasPrefix("main · 4 revisions\n"))
  }

  @Test
  func `a folder that is not there is told`() throws {
    let result = try bench.run("migrate", bench.store, "-o", "no/new.navstore")

    #expect(result.code == 73)
    #expect(
      result.errors
        == "Error: The store 'no/new.navstore' cannot be created: there is no folder 'no'.\n")
  }

  @Test(arguments: [
    ([], "Add '--in-place' to upgrade the store itself, or '--output <store>' to make another."),
    (
      ["--in-place", "-o", "x.navstore"],
      "'--in-place' and '--output <store>' cannot go together."
    ),
    (["--in-place", "--to", "0"], "There is no store version 0. This navctl knows 1 to 3."),
    (["--in-place", "--to", "4"], "There is no store version 4. This navctl knows 1 to 3."),
    (["--in-place", "--to", "x"], "The value 'x' is invalid for '--to <version>'"),
  ])
  func `a command line that says too little or too much is refused`(
    words: [String], message: String
  ) throws {
    let before = try bench.folder.contents()

    let result = try bench.navctl(["migrate", bench.store] + words, in: bench.folder.path)

    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Error: \(message)\n"))
    #expect(result.errors.contains("Usage: navctl migrate [<options>] <store>\n"))
    #expect(try bench.folder.contents() == before)
  }

  @Test
  func `there is no way down`() throws {
    try bench.run("migrate", bench.store, "--in-place", "--to", "2")
    let before = try bench.folder.contents()

    let result = try bench.run("migrate", bench.store, "--in-place", "--to", "1")

    #expect(result.code == 64)
    #expect(
      result.errors == """
        Error: 'app.navstore' has store version 2, and there is no way down to 1.
        Hint:  A step cannot be taken back. A store keeps what it was before in its folder 'backups'.

        """)
    #expect(try bench.folder.contents() == before)
  }

  @Test
  func `a newer store is left as it is`() throws {
    try RawDatabase(bench.folder("app.navstore/navigation.sqlite")).run("PRAGMA user_version = 99")
    let before = try bench.folder.contents()

    let result = try bench.run("migrate", bench.store, "--in-place")

    #expect(result.code == 76)
    #expect(try bench.folder.contents() == before)
  }

  @Test
  func `a store that a program has to itself is left as it is`() throws {
    // As an older program has it; one of this version would upgrade it.
    let lock = try StoreLock.kept(bench.folder("app.navstore/lock"), patience: .zero)
    lock.declare(.current)

    let result = try bench.run("migrate", bench.store, "--in-place")

    #expect(result.code == 75)
    #expect(result.errors.hasPrefix("Error: 'app.navstore' is held by "))
    withExtendedLifetime(lock) {}
    let plan = try bench.run("migrate", bench.store, "--in-place", "-n")
    #expect(plan.output.hasPrefix("Would upgrade app.navstore from store version 1 to 3."))
  }

  @Test
  func `where no backup can be made that is told`() throws {
    try bench.folder.write([], to: "app.navstore/backups")

    let result = try bench.run("migrate", bench.store, "--in-place", "-q")
    #expect(result.code == 0)
    #expect(result.errors == "")

    let other = try Bench()
    try other.putReleased(1)
    try other.folder.write([], to: "app.navstore/backups")
    let told = try other.run("migrate", other.store, "--in-place")
    #expect(told.code == 0)
    #expect(told.errors.hasPrefix("Note: No backup was made first: "))
    #expect(!told.output.contains("Backup:"))
  }
}
