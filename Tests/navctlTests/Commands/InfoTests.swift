import Foundation
import TestSupport
import Testing

@Suite struct InfoTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  /// The answer without the lines of the size, which is SQLite's affair.
  private func lines(_ output: String) -> [Substring] {
    output.split(separator: "\n").filter { !$0.hasPrefix("Size ") }
  }

  private func export() throws -> [UInt8] {
    try bench.folder.contents()["app.navstore/navigation.sqlite"] ?? []
  }

  @Test
  func `a store is told with what it holds, and left as it was`() throws {
    try bench.save(.hiking)
    try bench.save(.tabs)
    let before = try bench.folder.contents()
    let bytes = try export().count

    let text = try bench.run("info", bench.store)
    let json = try bench.run("info", bench.store, "--json")

    #expect(text.code == 0)
    #expect(text.errors == "")
    #expect(
      text.output == """
        Path      app.navstore
        Kind      navigation store, version 3 (this navctl writes 3)
        Size      \(bytes / 1024) KiB, \(bytes / 4096) pages of 4096 bytes
        Log       none: all is in the database
        Held by   nobody
        Saved by  com.example.trailbook 4.2 (811) · iOS 26.1 · iPad14,3
        Contents  2 sessions, 2 revisions, 3 snapshots, 8 route types
        Damage    none found

        """)
    #expect(
      json.output == """
        {"format":"navctl-info","version":1,"path":"app.navstore","kind":"store","folder":true,\
        "bytes":\(bytes),"logMissing":false,"knownVersion":3,"storeVersion":3,"pageSize":4096,\
        "pages":\(bytes / 4096),"origin":{"app":"com.example.trailbook",\
        "appVersion":"4.2 (811)","os":"iOS 26.1","device":"iPad14,3"},\
        "counts":{"sessions":2,"revisions":2,"snapshots":3,"routeTypes":8},"damage":[]}

        """)
    #expect(try bench.folder.contents() == before)
  }

  @Test
  func `a file by itself that lost its log is told`() throws {
    try bench.save(.smallest)
    try bench.folder.write(try export(), to: "bug.sqlite")

    let text = try bench.run("info", "bug.sqlite")
    let json = try bench.run("info", "bug.sqlite", "--json")

    #expect(text.code == 0)
    #expect(
      lines(text.output) == [
        "Path      bug.sqlite",
        "Kind      navigation store as a single file, to be read, version 3 (this navctl writes 3)",
        "Log       bug.sqlite-wal is not here; the newest saves may be in it. Ask for it.",
        "Contents  1 session, 1 revision, 0 snapshots, 2 route types", "Damage    none found",
      ])
    #expect(json.output.contains("\"folder\":false,"))
    #expect(json.output.contains("\"logMissing\":true,"))
  }

  @Test
  func `a file by itself with its log is told`() throws {
    try bench.save(.smallest)
    try bench.folder.write(try export(), to: "bug.sqlite")
    try bench.folder.write([], to: "bug.sqlite-wal")

    let result = try bench.run("info", "bug.sqlite")

    #expect(lines(result.output)[2] == "Log       0 bytes beside the database")
  }

  @Test
  func `who has a store to itself is told`() throws {
    try bench.save(.smallest)
    let holder = try HoldingProgram(bench.folder(bench.store))

    let text = try bench.run("info", bench.store)
    let json = try bench.run("info", bench.store, "--json")

    #expect(text.code == 0)
    #expect(
      lines(text.output).contains("Held by   'navfault' (process \(holder.processID))"))
    #expect(
      json.output.contains(
        "\"heldBy\":{\"program\":\"navfault\",\"process\":\(holder.processID)}"))
  }

  @Test(arguments: ["2147483647 dead", "1 init"])
  func `a name that was left in the lock is nobody's`(line: String) throws {
    try bench.save(.smallest)
    try bench.folder.write(Array(line.utf8), to: "app.navstore/lock")

    let result = try bench.run("info", bench.store)

    #expect(lines(result.output).contains("Held by   nobody"))
    #expect(try bench.folder.contents()["app.navstore/lock"] == Array(line.utf8))
  }

  @Test
  func `a newer store is told with its version`() throws {
    try bench.save(.smallest)
    try RawDatabase(bench.folder("app.navstore/navigation.sqlite")).run("PRAGMA user_version = 99")

    let text = try bench.run("info", bench.store)
    let json = try bench.run("info", bench.store, "--json")

    #expect(text.code == 0)
    #expect(
      lines(text.output)[1] == "Kind      navigation store, version 99 (this navctl reads up to 3)")
    #expect(json.output.contains("\"kind\":\"newer\","))
    #expect(json.output.contains("\"knownVersion\":3,\"storeVersion\":99}"))
  }

  @Test
  func `another program's database is told with its tables`() throws {
    try RawDatabase(bench.folder("x.db")).run(
      "CREATE TABLE team (id INTEGER); CREATE TABLE player (id INTEGER)")

    let text = try bench.run("info", "x.db")
    let json = try bench.run("info", "x.db", "--json")

    #expect(text.code == 0)
    #expect(
      text.output == """
        Path      x.db
        Kind      another program's SQLite database, with the tables player, team
        Size      12 KiB

        """)
    #expect(
      json.output == """
        {"format":"navctl-info","version":1,"path":"x.db","kind":"foreign","folder":false,\
        "bytes":12288,"logMissing":false,"knownVersion":3,"tables":["player","team"]}

        """)
  }

  @Test(arguments: [
    ("{}", "no SQLite database; 'navctl validate' reads session documents", "2 bytes"),
    ("", "empty file", "0 bytes"),
  ])
  func `a file that is no database is told`(text: String, kind: String, size: String) throws {
    try bench.folder.write(Array(text.utf8), to: "x")

    let result = try bench.run("info", "x")

    #expect(result.code == 0)
    #expect(result.output == "Path      x\nKind      \(kind)\nSize      \(size)\n")
  }

  @Test
  func `all that is damaged is told`() throws {
    try bench.save(.hiking)
    try RawDatabase(bench.folder("app.navstore/navigation.sqlite")).run(
      "UPDATE entry SET crc = crc + 1 WHERE entry = 5; DELETE FROM snapshot")

    let result = try bench.run("info", bench.store)

    #expect(result.code == 65)
    let first =
      "main: A row of the table 'entry' (stack 16, entry 5) is damaged: "
      + "its checksum does not match."
    #expect(lines(result.output).contains("Damage    \(first)"))
    #expect(lines(result.output).last == "          main: 2 snapshots are missing.")
    #expect(
      result.errors == """
        Error: 'app.navstore' is damaged. \(first)
        Hint:  There is more: 1 other fault.

        """)
  }

  @Test
  func `damage in the database's own structure is told`() throws {
    try bench.save(.hiking)
    let database = "app.navstore/navigation.sqlite"
    var bytes = try bench.folder.contents()[database] ?? []
    // So many free pages there are said to be: https://www.sqlite.org/fileformat.html
    bytes[39] = 5
    try bench.folder.write(bytes, to: database)

    let result = try bench.run("info", bench.store)
    let json = try bench.run("info", bench.store, "--json")

    // The sentence is SQLite's own, and begins in another way in another release.
    let fault = "freelist: size is 0 but should be 5"
    #expect(result.code == 65)
    #expect(lines(result.output).last?.hasPrefix("Damage    ") == true)
    #expect(lines(result.output).last?.lowercased().hasSuffix(fault) == true)
    #expect(result.errors.hasPrefix("Error: 'app.navstore' is damaged. "))
    #expect(result.errors.lowercased().hasSuffix("\(fault)\n"))
    #expect(json.output.lowercased().hasSuffix("\(fault)\"]}\n"))
  }

  @Test
  func `a path with nothing is an error, with what is near`() throws {
    try bench.save(.smallest)

    let missing = try bench.run("info", "ap.navstore")
    let folder = try bench.run("info", ".")

    #expect(missing.code == 66)
    #expect(
      missing.errors == """
        Error: There is no store 'ap.navstore'.
        Hint:  Did you mean 'app.navstore'?

        """)
    #expect(folder.code == 66)
    #expect(
      folder.errors == """
        Error: '.' is not a navigation store.
        Hint:  Found ./app.navstore.

        """)
  }
}
