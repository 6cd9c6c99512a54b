import Navigation
import TestSupport
import Testing

@Suite struct ConvertTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func convert(_ file: String, _ options: String...) throws -> CommandRunner.Result {
    try bench.navctl(
      ["convert", Repository.path(of: "Examples/\(file).json")] + options, in: bench.folder.path)
  }

  @Test(arguments: Example.allCases)
  func `a session document is written as the library writes it`(example: Example) throws {
    let session = try SessionDocument(reading: example.bytes()).session(adopting: nil)

    let first = try convert(example.rawValue)
    let second = try bench.run("convert", input: first.output)

    #expect(first.code == 0)
    #expect(first.errors == "")
    #expect(Array(first.output.utf8) == session.document())
    #expect(second.output == first.output)
  }

  @Test
  func `a path comes out of a document with the same routes as it went in`() throws {
    let path = String(
      decoding: try Repository.bytes(of: "Examples/navigation-path.json"), as: UTF8.self)
    let session = try convert("navigation-path", "--section", "trails")

    let back = try bench.run("convert", "--to", "navigation-path", input: session.output)

    #expect(session.output.contains(#""section": { "type": "trails" }"#))
    #expect(back.code == 0)
    #expect(back.output == path)
    #expect(
      back.errors == """
        Note: A navigation path cannot hold all of the session. Left out: the section.

        """)
  }

  @Test
  func `what a path cannot hold is told, as JSON where that is asked for`() throws {
    let result = try convert("hiking-regular", "--to", "navigation-path", "--json")

    #expect(result.code == 0)
    #expect(
      result.output
        == #"["waypoint", "{ \"trail\": 17, \"index\": 4 }", "trail", "{ \"id\": 17 }"]"# + "\n")
    #expect(
      result.errors == """
        {"note":"A navigation path cannot hold all of the session. Left out: the section, \
        1 modal, 2 titles, 2 snapshots, 2 values, the columns, the retention, 1 extension."}

        """)
  }

  @Test(arguments: Example.allCases)
  func `Swift code is written for each example`(example: Example) throws {
    let result = try convert(example.rawValue, "--to", "swift", "-q")

    #expect(result.code == 0)
    #expect(result.errors == "")
    let name = "\(example.rawValue).swift.txt"
    #expect(try GoldenFile(name).mismatch(result.output) == nil)
  }

  @Test
  func `Swift code under JSON is one line with what is left out`() throws {
    let result = try convert("smallest", "--to", "swift", "--json")
    let tabs = try convert("tabs-compact", "--to", "swift", "--json", "-q", "-o", "tabs.swift")

    #expect(result.output.hasPrefix(#"{"format":"navctl-convert","version":1,"from":""#))
    #expect(result.output.contains(#""to":"swift","bytes":"#))
    #expect(result.output.contains(#""text":"import Navigation\n\n// Made from"#))
    #expect(result.output.hasSuffix(#""leftOut":[]}"# + "\n"))
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(tabs.output.contains(#""output":"tabs.swift","bytes":"#))
    #expect(!tabs.output.contains(#""text""#))
    #expect(tabs.output.hasSuffix(#""leftOut":[{"part":"snapshots","count":1}]}"# + "\n"))
  }

  @Test
  func `a text that tries to get out of Swift code stays where it was put`() throws {
    let document = #"""
      {"format":"navigation-session","version":1,"id":"x\n}\nlet a = 1 //",
       "path":[{"type":"a","title":"b\nlet c = 1"},{"d\"\u0301":{"e\n":"\\(f)\"\u0301\n"}}]}
      """#

    let result = try bench.run("convert", "--to", "swift", "-q", input: document)

    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.allSatisfy { !$0.hasPrefix("let") && !$0.hasPrefix("}\nlet") })
    #expect(result.output.contains(#"// Made from the session 'x\u{a}}\u{a}let a = 1 //'."#))
    #expect(result.output.contains(#"state.apply(.push(.a))  // b\u{a}let c = 1"#))
    #expect(result.output.contains(#"(e: "\\(f)\""# + "\u{301}" + #"\u{a}")"#))
  }

  @Test
  func `a section is refused for a session document`() throws {
    let result = try convert("smallest", "--section", "trails")

    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(result.errors.contains("'--section' is for a bare navigation path."))
  }

  @Test
  func `a document that is damaged is told at its place, and nothing is written`() throws {
    let result = try bench.run("convert", "-o", "out.json", input: #"{"format":"#)

    #expect(result.code == 65)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Error: standard input:1:"))
    #expect(try bench.folder.contents() == [:])
  }

  @Test
  func `a private type's name is noted`() throws {
    let result = try bench.run(
      "convert", input: #"["App.(unknown context at $104f3c1a8).Trail", "{}"]"#)

    #expect(result.code == 0)
    #expect(result.errors.hasPrefix("Note: standard input:1:2: "))
  }
}
