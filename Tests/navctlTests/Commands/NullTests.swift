import Navigation
import TestSupport
import Testing

/// `null` and a key that is not there are two: the command says what the library says.
@Suite struct NullTests {
  private static func document(_ keys: String) -> String {
    #"{"format":"navigation-session","version":1\#(keys.isEmpty ? "" : ",")\#(keys)}"#
  }

  @Test(
    arguments: [
      ("", .neverChosen), (#""section":null"#, .cleared), (#""section":"s""#, .section(at: 0)),
      (#""path":[]"#, .section(at: 0)), (#""split":{"sidebar":null,"content":null}"#, .neverChosen),
      (#""section":null,"split":{"sidebar":null,"content":null}"#, .cleared),
      (#""section":"s","split":{"content":null}"#, .section(at: 0)),
    ] as [(String, ActiveSection)])
  func `no section is cleared where it is null and was never chosen where it is absent`(
    keys: String, active: ActiveSection
  ) throws {
    let bench = try Bench()
    #expect(try bench.save(Self.document(keys)).code == 0)

    for command in ["show", "restore"] {
      let text = try bench.run(command, bench.store, "--json").output
      let session = try SessionDocument(reading: Array(text.utf8)).session(adopting: nil)
      #expect(session.state.active == active)
      #expect(session.state.entries.isEmpty)
    }
    let again = try bench.run("restore", bench.store, "--json").output
    #expect(try bench.run("save", bench.store, input: again).output.hasPrefix("Nothing to save: "))
  }

  @Test(arguments: [
    #""path":null"#, #""split":null"#, #""sections":null"#, #""section":"s","path":[null]"#,
    #""section":"s","split":{"sidebar":null}"#,
    #""section":"s","path":["a"],"split":{"content":null}"#, #""selection":null"#,
  ])
  func `null is refused where it means nothing, or something else than the path`(keys: String)
    throws
  {
    let bench = try Bench()
    let text = Self.document(keys)
    let error = #expect(throws: DocumentError.self) {
      try SessionDocument(reading: Array(text.utf8)).session(adopting: nil)
    }

    let result = try bench.save(text)

    #expect(result.code == 65)
    let place = try #require(error?.position)
    #expect(result.errors.hasPrefix("Error: standard input:\(place.line):\(place.column): "))
    #expect(try bench.folder.contents().isEmpty)
  }
}
