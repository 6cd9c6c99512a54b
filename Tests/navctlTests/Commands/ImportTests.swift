import TestSupport
import Testing

/// Paths of other libraries, saved as sessions.
@Suite struct ImportTests {
  private static let flow = Repository.path(of: "Examples/flow-path.json")

  @Test func `a flow path is known, and its sheet is a modal`() throws {
    let bench = try Bench()

    let result = try bench.run("save", bench.store, Self.flow, "--section", "trails")
    let shown = try bench.run("show", bench.store, "--json")

    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(shown.output.contains(#""section": { "type": "trails" }"#))
    #expect(shown.output.contains(#""type": "9Trailbook5TrailV", "value": {"id":17}"#))
    #expect(
      shown.output.contains(
        #"{ "route": { "type": "9Trailbook4TripV", "value": {"id":4}, "entry": 2 }, "#
          + #""style": "sheet", "path": [{ "type": "9Trailbook6TicketV", "#))
  }

  @Test(arguments: [
    (#""[\"App.Item\",\"1\"]""#, "App.Item"), (#"{"path":["App.Item","1"]}"#, "App.Item"),
    (#"["push","App.Item","1"]"#, "App.Item"), (#"["SS","\"a\"","Si","1"]"#, "Int"),
  ])
  func `a path is known in what it is wrapped in`(input: String, name: String) throws {
    let bench = try Bench()

    let result = try bench.run("save", bench.store, input: input)
    let shown = try bench.run("show", bench.store, "--json")

    #expect(result.code == 0)
    #expect(shown.output.contains("{ \"type\": \"\(name)\", \"value\": 1, \"entry\": 1 }"))
  }

  @Test func `a private type's name is noted, and saved`() throws {
    let bench = try Bench()
    let input = #"["App.(unknown context at $1f).Item","1"]"#

    let result = try bench.run("save", bench.store, input: input)
    let quiet = try bench.run("save", bench.store, "-q", input: input)

    #expect(result.code == 0)
    #expect(
      result.errors == """
        Note: standard input:1:2: 'App.(unknown context at $1f).Item' names a private type, and \
        changes from run to run. Give it a route name, such as 'item'.

        """)
    #expect(quiet.errors == "")
  }

  struct Refusal: Sendable {
    let from: String
    let input: String
    let errors: String
  }

  @Test(arguments: [
    Refusal(
      from: "flow-path", input: #"["push","A"]"#,
      errors: """
        Error: standard input:1:1: this is not a flow path: 2 items, but they come in threes.

        """),
    Refusal(
      from: "auto", input: #"[{"modal":{}},"A","1"]"#,
      errors: """
        Error: standard input:1:2: "modal" is not a word for it.
        Hint:  Use one of push, sheet, cover.

        """),
    Refusal(
      from: "navigation-path", input: #"{"a":["A","1"],"b":["B","1"]}"#,
      errors: """
        Error: standard input:1:1: several keys of this object hold a path: 'a', 'b'.
        Hint:  Give the one that is meant by itself.

        """),
    Refusal(
      from: "auto", input: #""[\"A\",\"{\\\"id\\\":}\"]""#,
      errors: """
        Error: standard input:1:1: in the text inside the string, at 1:6: the value paired with \
        'A' is not JSON (column 7 of the text inside the string): expected a value, found '}'.

        """),
    Refusal(
      from: "session", input: #"["A","1"]"#,
      errors: """
        Error: standard input:1:1: an object is wanted here, not an array.

        """),
  ])
  func `a path that is none is refused at its place, and nothing is saved`(
    refusal: Refusal
  ) throws {
    let bench = try Bench()

    let result = try bench.run("save", bench.store, "--from", refusal.from, input: refusal.input)

    #expect(result.code == 65)
    #expect(result.output == "")
    #expect(result.errors == refusal.errors)
    #expect(try bench.folder.contents().isEmpty)
  }

  @Test func `a value that is too large is refused with its place`() throws {
    let bench = try Bench()
    let value = String(repeating: "1", count: 65_537)

    let result = try bench.run(
      "save", bench.store, "--json",
      input: "{\"format\":\"navigation-session\",\"version\":1,\"path\":[{\"a\":\(value)}]}")

    #expect(result.code == 65)
    #expect(result.errors.contains(#""code":"too-large""#))
    #expect(result.errors.contains("1:57: the value at /path/0/a has 65537 bytes"))
  }

  @Test func `small parts that are too many are refused when they are saved`() throws {
    let bench = try Bench()
    let value = "\"" + String(repeating: "x", count: 1_000_000) + "\""
    let values = (0..<9).map { "\"k\($0)\":\(value)" }.joined(separator: ",")

    let result = try bench.run(
      "save", bench.store,
      input: "{\"format\":\"navigation-session\",\"version\":1,\"values\":{\(values)}}")

    #expect(result.code == 65)
    #expect(result.errors.hasPrefix("Error: The session has "))
    #expect(result.errors.hasSuffix(" bytes; it may have 8388608. Nothing was saved.\n"))
  }
}
