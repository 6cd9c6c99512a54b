import TestSupport
import Testing

@Suite struct ValidateTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
    let start = "{\"format\":\"navigation-session\",\"version\":1"
    for (name, text) in [
      "good.json": start + "}", "key.json": start + ",\n\"selction\":\"x\"}",
      "cut.json": start + ",\n\"path\":[",
      "newer.json": "{\"format\":\"navigation-session\",\"version\":2}",
      "private.json": #"["App.(unknown context at $1049).Trail","{}"]"#,
    ] { try bench.folder.write(Array(text.utf8), to: name) }
  }

  @Test
  func `good documents are told as such`() throws {
    let paths = Example.allCases.map { Repository.path(of: $0.path) }

    let result = try bench.navctl(["validate", "good.json"] + paths, in: bench.folder.path)

    #expect(result.code == 0)
    #expect(result.errors == "")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines.allSatisfy { $0.hasSuffix("  ok") })
  }

  @Test
  func `each document is checked, whatever the others are`() throws {
    let result = try bench.run("validate", "good.json", "key.json", "cut.json", "god.json")

    #expect(result.code == 65)
    #expect(
      result.output == """
        good.json  ok
        key.json   1 error
          key.json:2:1: unknown key 'selction'.
          Hint:  Did you mean 'section' or 'sections'?
        cut.json   1 error
          cut.json:2:9: expected a value or ']', found the end of the text.
              1 | {"format":"navigation-session","version":1,
              2 | "path":[
                |         ^
          Hint:  The array that starts at 2:8 is not closed.
        god.json   1 error
          There is no file 'god.json'.
          Hint:  Did you mean 'good.json'?

        """)
    #expect(result.errors == "Error: 3 of 4 documents are not valid.\n")
  }

  @Test
  func `the answer in JSON has the place of each error`() throws {
    let result = try bench.run("validate", "good.json", "key.json", "--json")

    #expect(result.code == 65)
    #expect(
      result.output == """
        {"format":"navctl-validate","version":1,"documents":[{"file":"good.json","valid":true,\
        "findings":[]},{"file":"key.json","valid":false,"findings":[{"level":"error",\
        "code":"document-invalid","line":2,"column":1,"at":"",\
        "message":"key.json:2:1: unknown key 'selction'.",\
        "hint":"Did you mean 'section' or 'sections'?","near":["section","sections"]}]}]}

        """)
    #expect(
      result.errors == """
        {"error":{"code":"document-invalid","message":"1 of 2 documents is not valid.",\
        "exit":65,"near":[]}}

        """)
  }

  @Test(
    arguments: [
      ("key.json", 65), ("cut.json", 65), ("newer.json", 76), ("god.json", 66),
    ] as [(String, Int32)])
  func `the exit code is that of what all have in common`(name: String, code: Int32) throws {
    #expect(try bench.run("validate", name).code == code)
    #expect(try bench.run("validate", "good.json", name).code == code)
    #expect(try bench.run("validate", "key.json", name).code == 65)
  }

  @Test
  func `a warning is told, and is an error where that is wanted`() throws {
    let plain = try bench.run("validate", "private.json")
    let strict = try bench.run("validate", "private.json", "--strict")

    #expect(plain.code == 0)
    #expect(plain.output.hasPrefix("private.json  1 warning\n  private.json:1:2: 'App.(unknown"))
    #expect(strict.code == 65)
    #expect(strict.output.hasPrefix("private.json  1 error\n  private.json:1:2: 'App.(unknown"))
    #expect(strict.errors == "Error: 1 of 1 document is not valid.\n")
  }

  @Test
  func `ids and sizes are checked too`() throws {
    let start = "{\"format\":\"navigation-session\",\"version\":1,"
    let ids = try bench.run(
      "validate", "-",
      input: start + #""path":[{"type":"a","entry":2},{"type":"b","entry":1}]}"#)
    let value = String(repeating: "x", count: (1 << 20) - 100)
    let snapshots = (1...9).map { "{\"entry\":1,\"model\":\"M\($0)\",\"value\":\"\(value)\"}" }
    let size = try bench.run(
      "validate", "-",
      input: start + "\"path\":[{\"type\":\"a\",\"entry\":1}],\"snapshots\":["
        + snapshots.joined(separator: ",") + "]}")

    #expect(ids.code == 65)
    #expect(ids.output.contains("ids rise along a path, but 1 stands above 2."))
    #expect(size.code == 65)
    #expect(size.output.hasPrefix("-  1 error\n"))
  }

  @Test
  func `standard input is read, and a format can be named`() throws {
    let found = try bench.run("validate", "-", input: "[\"App.Item\",\"3\"]")
    let named = try bench.run(
      "validate", "-", "--from", "session", input: "[\"App.Item\",\"3\"]")

    #expect(found.code == 0)
    #expect(found.output == "-  ok\n")
    #expect(named.code == 65)
  }

  @Test
  func `quiet tells only what is bad`() throws {
    let result = try bench.run("validate", "good.json", "key.json", "-q")

    #expect(result.output.hasPrefix("key.json   1 error\n"))
  }
}
