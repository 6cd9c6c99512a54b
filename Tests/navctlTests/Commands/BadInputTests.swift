import Foundation
import TestSupport
import Testing

/// Each kind of bad input has an exit code and a sentence of its own, and nothing is written.
@Suite struct BadInputTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// What is put into the folder, by name.
    var files: [String: String] = [:]
    let arguments: [String]
    var input: String?
    let code: Int32
    let errors: String

    var testDescription: String { name }
  }

  static let document = "{\"format\":\"navigation-session\",\"version\":1"

  static let documents = [
    Case(
      name: "a missing document", files: ["zion.json": "{}"],
      arguments: ["save", "app.navstore", "zoin.json"], code: 66,
      errors: """
        Error: There is no file 'zoin.json'.
        Hint:  Did you mean 'zion.json'?

        """),
    Case(
      name: "an empty document", files: ["a.json": ""],
      arguments: ["save", "app.navstore", "a.json"], code: 65,
      errors: """
        Error: 'a.json' is empty (0 bytes).
        Hint:  The smallest document is { "format": "navigation-session", "version": 1 }.

        """),
    Case(
      name: "nothing on standard input", arguments: ["save", "app.navstore"], input: "", code: 65,
      errors: """
        Error: Standard input is empty (0 bytes).
        Hint:  The smallest document is { "format": "navigation-session", "version": 1 }.

        """),
    Case(
      name: "a text", arguments: ["save", "app.navstore", "-"], input: "hello\n", code: 65,
      errors: """
        Error: standard input:1:1: expected a value, found text without quotes.
            1 | hello
              | ^
        Hint:  Put it in double quotes.

        """),
    Case(
      name: "broken JSON", files: ["a.json": "{\n  \"path\": [\"a\", \"b\",\n  \"n\": 3\n}"],
      arguments: ["save", "app.navstore", "a.json"], code: 65,
      errors: """
        Error: a.json:3:6: expected ',' or ']' after a value, found ':'.
            2 |   "path": ["a", "b",
            3 |   "n": 3
              |      ^
        Hint:  The array that starts at 2:11 is not closed.

        """),
    Case(
      name: "a key twice", arguments: ["save", "app.navstore"],
      input: document + ",\n\"path\":[],\n\"path\":[]}", code: 65,
      errors: """
        Error: standard input:3:1: the key 'path' appears twice (first at 2:1).
            2 | "path":[],
            3 | "path":[]}
              | ^

        """),
    Case(
      name: "an unknown key", arguments: ["save", "app.navstore"],
      input: document + ",\n\"selction\":\"trails\"}", code: 65,
      errors: """
        Error: standard input:2:1: unknown key 'selction'.
        Hint:  Did you mean 'section' or 'sections'?

        """),
    Case(
      name: "an unknown word", arguments: ["save", "app.navstore"],
      input: document + ",\"split\":{\"columnVisibility\":\"doubleColum\"}}", code: 65,
      errors: """
        Error: standard input:1:72: 'columnVisibility': "doubleColum" is not a word for it.
        Hint:  Use one of automatic, all, doubleColumn, detailOnly. Did you mean 'doubleColumn'?

        """),
    Case(
      name: "a newer document", arguments: ["save", "app.navstore"],
      input: "{\"format\":\"navigation-session\",\"version\":2,\"future\":true}", code: 76,
      errors: """
        Error: standard input:1:42: this document is version 2; this program reads version 1.
        Hint:  Use a newer release. Nothing was written.

        """),
    Case(
      name: "another program's JSON", arguments: ["save", "app.navstore"],
      input: "{\"a\":1}", code: 65,
      errors: """
        Error: standard input:1:1: this is not a session document: "format": "navigation-session" \
        is not there.
        Hint:  A document begins { "format": "navigation-session", "version": 1, … }.

        """),
    Case(
      name: "an odd navigation path", arguments: ["save", "app.navstore"],
      input: "[\"App.Item\"]", code: 65,
      errors: """
        Error: standard input:1:1: this is not a navigation path: 1 items, but they come in pairs.

        """),
    Case(
      name: "a snapshot of two entries", arguments: ["save", "app.navstore"],
      input: document
        + ",\"path\":[\"a\",\"a\"],\"snapshots\":[{\"route\":\"a\",\"model\":\"M\",\"value\":1}]}",
      code: 65,
      errors: """
        Error: standard input:1:74: 2 entries have the route 'a' with that value.
        Hint:  Name the one that is meant by its 'entry'.

        """),
    Case(
      name: "a snapshot that is too large", arguments: ["save", "app.navstore"],
      input: document + ",\"path\":[\"a\"],"
        + "\"snapshots\":[{\"route\":\"a\",\"model\":\"M\",\"value\":\""
        + String(repeating: "x", count: 1 << 20) + "\"}]}", code: 65,
      errors: "Error: standard input:1:103: the value at /snapshots/0/value has 1048578 bytes; "
        + "it may have 1048576.\n"),
    Case(
      name: "a note that is too long",
      arguments: ["save", "app.navstore", "--note", String(repeating: "n", count: 201)],
      input: document + "}", code: 64,
      errors: """
        Error: '--note' is longer than 200 characters.
        Usage: navctl save [<options>] <store> [<document>]
          See 'navctl save --help' for more information.

        """),
  ]

  @Test(arguments: documents)
  func `a bad document is refused, and no store is made`(bad: Case) throws {
    let bench = try Bench()
    for (name, text) in bad.files { try bench.folder.write(Array(text.utf8), to: name) }

    let result = try bench.navctl(
      bad.arguments, input: bad.input.map { Array($0.utf8) }, in: bench.folder.path)

    #expect(result.code == bad.code)
    #expect(result.output == "")
    #expect(result.errors == bad.errors)
    #expect(try bench.folder.contents().keys.sorted() == bad.files.keys.sorted())
  }

  @Test(arguments: documents)
  func `a bad document leaves a store as it was`(bad: Case) throws {
    let bench = try Bench()
    try bench.save(.hiking)
    for (name, text) in bad.files { try bench.folder.write(Array(text.utf8), to: name) }
    let before = try bench.folder.contents()

    let result = try bench.navctl(
      bad.arguments, input: bad.input.map { Array($0.utf8) }, in: bench.folder.path)

    #expect(result.code == bad.code)
    #expect(try bench.folder.contents() == before)
  }

  @Test
  func `an error is one line of JSON where that was asked for`() throws {
    let bench = try Bench()

    let result = try bench.run("show", "nothing.navstore", "--json")

    #expect(result.code == 66)
    #expect(result.output == "")
    #expect(
      result.errors
        == "{\"error\":{\"code\":\"file-not-found\",\"message\":\"There is no store "
        + "'nothing.navstore'.\",\"exit\":66,\"near\":[]}}\n")
  }
}
