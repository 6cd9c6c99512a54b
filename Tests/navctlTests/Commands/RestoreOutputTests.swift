import TestSupport
import Testing

@Suite struct RestoreOutputTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
    try bench.save(.hiking)
  }

  @Test
  func `the document is written to a file, and the drawing says so`() throws {
    let drawing = try bench.run("restore", bench.store).output
    let document = try bench.run("restore", bench.store, "--json").output

    let result = try bench.run("restore", bench.store, "-o", "out.json")

    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(result.output.hasPrefix(drawing))
    #expect(result.output.dropFirst(drawing.count).hasPrefix("Wrote out.json: session document, "))
    #expect(try bench.folder.contents()["out.json"] == Array(document.utf8))
  }

  @Test
  func `quietly only what was written is told`() throws {
    let result = try bench.run("restore", bench.store, "-q", "-o", "out.json")

    #expect(result.output.hasPrefix("Wrote out.json: "))
    #expect(result.output.split(separator: "\n").count == 1)
  }

  @Test
  func `under JSON the answer names the file`() throws {
    let result = try bench.run("restore", bench.store, "--json", "-o", "out.json")

    let size = try bench.folder.contents()["out.json"]?.count ?? 0
    #expect(result.code == 0)
    #expect(
      result.output == """
        {"format":"navctl-restore","version":1,"store":"app.navstore","session":"main",\
        "revision":1,"to":"session","output":"out.json","bytes":\(size),"leftOut":[]}

        """)
  }

  @Test(arguments: [["-o", "-"], ["--to", "session"], ["--json"]])
  func `the document alone is written to standard output`(options: [String]) throws {
    let document = try bench.run("restore", bench.store, "--json").output

    let result = try bench.navctl(["restore", bench.store] + options, in: bench.folder.path)

    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(result.output == document)
  }

  @Test(arguments: ["navigation-path", "swift"])
  func `other formats are those of convert`(format: String) throws {
    let document = try bench.run("show", bench.store, "--json").output
    let converted = try bench.run("convert", "--to", format, input: document)

    let result = try bench.run("restore", bench.store, "--to", format)

    #expect(result.code == 0)
    #expect(result.output == converted.output)
    #expect(result.errors == converted.errors)
  }

  @Test
  func `a file that is there stays without force`() throws {
    try bench.folder.write([1], to: "out.json")

    let result = try bench.run("restore", bench.store, "-o", "out.json")

    #expect(result.code == 73)
    #expect(result.output == "")
    #expect(
      result.errors == """
        Error: 'out.json' exists already.
        Hint:  Add -f to replace it, or choose another name.

        """)
    #expect(try bench.folder.contents()["out.json"] == [1])
  }

  @Test
  func `a session that may be missing is no error`() throws {
    let before = try bench.folder.contents()

    let result = try bench.run(
      "restore", bench.store, "-s", "mian", "--if-exists", "-o", "out.json")

    #expect(result.code == 0)
    #expect(result.output == "")
    #expect(result.errors == "")
    #expect(try bench.folder.contents() == before)
  }

  @Test
  func `a store that is missing is an error still`() throws {
    let result = try bench.run("restore", "not.navstore", "--if-exists")

    #expect(result.code == 66)
    #expect(result.errors.hasPrefix("Error: There is no store 'not.navstore'."))
  }

  @Test
  func `where none of several was chosen, none is missing`() throws {
    try bench.run("delete", bench.store, "main", "-f")
    let empty = try bench.run("restore", bench.store, "--if-exists")
    try bench.save(.tabs)
    try bench.save(.folders)

    let result = try bench.run("restore", bench.store, "--if-exists")

    #expect(empty.code == 0)
    #expect(empty.output == "" && empty.errors == "")
    #expect(result.code == 66)
    #expect(
      result.errors == """
        Error: app.navstore has 2 sessions, and none is 'main'.
        Hint:  Choose one with -s: mail, window-2.

        """)
  }
}
