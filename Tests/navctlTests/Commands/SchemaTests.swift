import TestSupport
import Testing

@Suite struct SchemaTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  @Test(arguments: [[], ["session"], ["session", "--json"]])
  func `the session document's schema is printed to the letter`(arguments: [String]) throws {
    let result = try bench.navctl(["schema"] + arguments, in: bench.folder.path)

    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(
      Array(result.output.utf8) == (try Repository.bytes(of: "Schema/session-v1.schema.json")))
  }

  @Test(arguments: [
    ("output", "navctl-output-v1.schema.json"), ("manifest", "navigation-routes-v1.schema.json"),
  ])
  func `the schemas of the other answers and of manifests are printed to the letter`(
    kind: String, file: String
  ) throws {
    let result = try bench.run("schema", kind)

    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(Array(result.output.utf8) == (try Repository.bytes(of: "Schema/" + file)))
  }

  @Test
  func `the tables are printed with comments`() throws {
    let result = try bench.run("schema", "sql")

    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(try GoldenFile("schema.sql").mismatch(result.output) == nil)
  }

  @Test
  func `the tables are given as one line of JSON where that is asked for`() throws {
    let result = try bench.run("schema", "sql", "--json")

    #expect(result.code == 0)
    #expect(
      result.output.hasPrefix(
        #"{"format":"navctl-schema","version":1,"kind":"sql","text":"-- What was run"#))
    #expect(result.output.split(separator: "\n").count == 1)
  }

  @Test
  func `a kind that there is not is told with those there are`() throws {
    let result = try bench.run("schema", "jsonn")

    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(
      result.errors == """
        Error: The value 'jsonn' is invalid for '<kind>'. Please provide one of 'session', \
        'output', 'manifest' or 'sql'.
        Help:  <kind>  Which schema to print.
        Usage: navctl schema [<kind>]
          See 'navctl schema --help' for more information.

        """)
  }
}
