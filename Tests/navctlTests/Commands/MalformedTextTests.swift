import Navigation
import TestSupport
import Testing

/// A text that is almost JSON is refused by the command as by the library: with its place, and
/// nothing is written.
@Suite struct MalformedTextTests {
  private static let head = #"{"format":"navigation-session","version":1"#

  @Test(arguments: [
    "", " \n\t", head, head + ",}", head + "} x", head + "}\n" + head + "}", head + "}\0",
    head + #","path":[{"a":01}]}"#, head + #","path":[{"a":NaN}]}"#,
    head + #","values":{"a":-Infinity}}"#, head + #","path":["\uDFF3"]}"#,
    head + #","path":["\uD83D"]}"#, head + #","path":["\uD83Dx"]}"#,
    head + #","id":"a","id":"b"}"#, head + #","values":{"a":1,"\u0061":2}}"#,
    String(repeating: "[", count: 1_000_000),
    head + #","values":{"a":"# + String(repeating: "[", count: 100_000),
  ])
  func `it is refused with its place, and nothing is written`(text: String) throws {
    let bench = try Bench()
    try bench.save(.hiking)
    let before = try bench.folder.contents()

    let result = try bench.run("save", bench.store, input: text)

    #expect(result.code == 65)
    #expect(result.output == "")
    let isEmpty = text.allSatisfy(\.isWhitespace)
    #expect(result.errors.hasPrefix(isEmpty ? "Error: " : "Error: standard input:"))
    #expect(try bench.folder.contents() == before)
  }

  @Test
  func `a pair of surrogates is one scalar, and comes back`() throws {
    let bench = try Bench()
    try bench.save(
      Self.head + #","section":"s","path":["\uD83D\uDE00"],"values":{"a":"\uD83D\uDE00"}}"#)

    let result = try bench.run("restore", bench.store, "--json")

    #expect(result.code == 0)
    #expect(result.output.contains("\"\u{1F600}\""))
    #expect(result.output.contains(#""\uD83D\uDE00""#))
  }
}
