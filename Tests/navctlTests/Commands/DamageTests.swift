import TestSupport
import Testing

/// What is damaged is told, and costs nothing else.
@Suite struct DamageTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
    try bench.save(.hiking)
    try bench.save(.tabs)
  }

  private func change(_ script: String) throws {
    try RawDatabase(bench.folder("app.navstore/navigation.sqlite")).run(script)
  }

  @Test
  func `a damaged session is told in the list, and the others are listed`() throws {
    try change("UPDATE entry SET crc = crc + 1 WHERE session = 1")

    let result = try bench.run("list", bench.store)

    #expect(result.code == 65)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("main ") && lines[1].hasSuffix(" (damaged)"))
    #expect(lines[2].hasPrefix("window-2 ") && lines[2].hasSuffix(" packingList"))
    #expect(
      result.errors == """
        Error: app.navstore: 1 of 2 sessions are damaged.
        Hint:  See each with 'navctl show -s'. They are: 'main'.

        """)
  }

  @Test
  func `a damaged session does not hide a wrong name`() throws {
    try change("UPDATE entry SET crc = crc + 1 WHERE session = 1")

    let result = try bench.run("show", bench.store, "-s", "window-3")

    #expect(result.code == 66)
    #expect(result.errors.contains("Did you mean 'window-2'?"))
  }

  @Test(arguments: [
    (
      "UPDATE entry SET removed = 9, removed_ms = 9 WHERE session = 1 AND entry = 3",
      "A row of the table 'entry' (stack 16, entry 3) is damaged: its checksum does not match."
    ),
    (
      "DELETE FROM entry WHERE session = 1 AND stack = 0",
      "The active section is not among the sections."
    ), ("DELETE FROM snapshot", "2 snapshots are missing."),
    ("DELETE FROM value", "3 rows are missing."),
  ])
  func `what can be read is printed, and what is missing is told`(
    script: String, told: String
  ) throws {
    try change(script)

    for command in ["show", "restore"] {
      let result = try bench.run(command, bench.store)
      #expect(result.code == 65)
      #expect(result.output.hasPrefix("main "))
      #expect(
        result.errors.hasPrefix(
          "Error: 'app.navstore' is damaged; what could be read was printed. \(told)\n"))
    }
  }

  @Test
  func `a path is shown up to a damaged entry`() throws {
    try change("UPDATE entry SET payload = '{}' WHERE session = 1 AND entry = 3")

    let result = try bench.run("show", bench.store)

    #expect(result.code == 65)
    #expect(result.output.contains("navigation-store.damaged"))
    #expect(result.errors.contains("(stack 16, entry 3)"))
  }

  @Test(arguments: [
    "DROP TABLE snapshot", "DROP TABLE migration", "ALTER TABLE entry RENAME COLUMN owner TO o",
    "PRAGMA user_version = 0", "DELETE FROM migration",
  ])
  func `tables that are not the version's are told, and nothing is written`(script: String) throws {
    try change(script)
    let before = try bench.folder.contents()

    for command in [["show"], ["save", "-"]] {
      let result = try bench.navctl(
        [command[0], bench.store] + command.dropFirst(),
        input: Array("{\"format\":\"navigation-session\",\"version\":1}".utf8),
        in: bench.folder.path)
      #expect(result.code == 65)
      #expect(result.errors.hasPrefix("Error: 'app.navstore': The store's tables are not those"))
    }
    #expect(try bench.folder.contents() == before)
  }

  @Test func `a store that lost its mark is told, and nothing is written`() throws {
    try change("PRAGMA application_id = 0")
    let before = try bench.folder.contents()

    let result = try bench.run("show", bench.store)

    #expect(result.code == 65)
    #expect(result.errors.hasPrefix("Error: 'app.navstore': The database has the tables of a"))
    #expect(try bench.folder.contents() == before)
  }
}
