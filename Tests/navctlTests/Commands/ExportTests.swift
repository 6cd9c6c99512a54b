import Foundation
import TestSupport
import Testing

@Suite struct ExportTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
    try bench.save(.hiking)
    try bench.save(.tabs)
  }

  @Test
  func `a store is written as one file that is read without a log`() throws {
    let before = try bench.folder.contents()

    let result = try bench.run("export", bench.store, "bug.sqlite")
    let list = try bench.run("list", "bug.sqlite")

    #expect(result.code == 0)
    #expect(result.errors == "")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("Wrote bug.sqlite: 2 sessions, "))
    #expect(lines[0].hasSuffix(" KiB."))
    #expect(lines[1] == "It holds the users' values: routes, snapshots and notes.")
    #expect(lines[2] == "See it:  navctl list bug.sqlite")
    #expect(list.code == 0)
    #expect(list.errors == "")
    #expect(try bench.run("list", bench.store).output == list.output)
    var after = try bench.folder.contents()
    after["bug.sqlite"] = nil
    #expect(after == before)
  }

  @Test
  func `the sessions that are named are written, and no others`() throws {
    let bytes = try bench.run(
      "export", bench.store, "bug.sqlite", "-s", "window-2", "--json")
    let list = try bench.run("list", "bug.sqlite", "--jsonl")

    let size = try bench.folder.contents()["bug.sqlite"]?.count ?? 0
    #expect(
      bytes.output == """
        {"format":"navctl-export","version":1,"store":"app.navstore","dryRun":false,\
        "output":"bug.sqlite","bytes":\(size),"sessions":["window-2"]}

        """)
    #expect(list.output.hasPrefix("{\"id\":\"window-2\","))
    #expect(list.output.split(separator: "\n").count == 1)
  }

  @Test
  func `a dry run writes nothing`() throws {
    let before = try bench.folder.contents()

    let result = try bench.run(
      "export", bench.store, "bug.sqlite", "-n", "-s", "main", "-s", "window-2")

    #expect(result.code == 0)
    #expect(result.output == "Would write bug.sqlite: 2 sessions.\n")
    #expect(try bench.folder.contents() == before)
  }

  @Test(arguments: [[], ["-n"]])
  func `a file that is there is not written over`(options: [String]) throws {
    try bench.folder.write([1], to: "bug.sqlite")
    let before = try bench.folder.contents()

    let result = try bench.navctl(
      ["export", bench.store, "bug.sqlite"] + options, in: bench.folder.path)

    #expect(result.code == 73)
    #expect(result.output == "")
    #expect(
      result.errors == """
        Error: 'bug.sqlite' exists already.
        Hint:  Choose another name: nothing is written over.

        """)
    #expect(try bench.folder.contents() == before)
  }

  @Test
  func `a folder that is not there is named`() throws {
    let result = try bench.run("export", bench.store, "reports/bug.sqlite")

    #expect(result.code == 73)
    #expect(
      result.errors == "Error: The file 'reports/bug.sqlite' cannot be created: "
        + "there is no folder 'reports'.\n")
  }

  @Test
  func `a session that is not there is told with what is near`() throws {
    let result = try bench.run("export", bench.store, "bug.sqlite", "-s", "mian")

    #expect(result.code == 66)
    #expect(
      result.errors == """
        Error: No session 'mian' in app.navstore.
        Hint:  Did you mean 'main'? The sessions are: main, window-2.

        """)
    #expect(try bench.folder.contents()["bug.sqlite"] == nil)
  }

  @Test
  func `a store that an app has to itself is exported`() throws {
    let holder = try HoldingProgram(bench.folder(bench.store))

    let result = try bench.run("export", bench.store, "bug.sqlite", "-q")

    #expect(holder.processID > 0)
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("Wrote bug.sqlite: 2 sessions, "))
    #expect(result.output.split(separator: "\n").count == 1)
  }

  @Test
  func `what is damaged is exported as it is, and told`() throws {
    try RawDatabase(bench.folder("app.navstore/navigation.sqlite")).run(
      "UPDATE entry SET crc = crc + 1 WHERE session = 1 AND entry = 3")

    let all = try bench.run("export", bench.store, "bug.sqlite")
    let other = try bench.run("export", bench.store, "other.sqlite", "-s", "window-2")

    #expect(all.code == 0)
    #expect(all.errors == "Note: Damaged in app.navstore, and exported as it is: 'main'.\n")
    #expect(other.code == 0 && other.errors == "")
    #expect(try bench.run("show", "bug.sqlite", "-s", "main").code == 65)
  }

  @Test
  func `a database is not written to standard output, nor into a file of that name`() throws {
    let before = try bench.folder.contents()

    let result = try bench.run("export", bench.store, "-")

    #expect(result.code == 64)
    #expect(
      result.errors.hasPrefix(
        "Error: A database cannot be written to standard output: name a file.\n"))
    #expect(try bench.folder.contents() == before)
  }

  @Test(arguments: [
    "app.navstore/bug.sqlite", "./app.navstore/../app.navstore/bug.sqlite", "link/bug.sqlite",
  ])
  func `nothing is written into the store's own folder`(output: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: bench.folder("link"), withDestinationPath: bench.store)
    let before = try bench.folder.contents()

    let result = try bench.run("export", bench.store, output)

    #expect(result.code == 73)
    #expect(
      result.errors == """
        Error: '\(output)' would be in the store's own folder.
        Hint:  Choose a place outside of 'app.navstore'.

        """)
    #expect(try bench.folder.contents() == before)
  }

  @Test
  func `a single file is exported beside itself`() throws {
    try bench.run("export", bench.store, "bug.sqlite")
    #expect(try bench.run("export", "bug.sqlite", "again.sqlite").code == 0)
  }
}
