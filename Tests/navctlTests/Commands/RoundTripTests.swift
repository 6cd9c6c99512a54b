import Navigation
import TestSupport
import Testing

@Suite struct RoundTripTests {
  @Test(arguments: Example.allCases)
  func `a restored document saved again is the same bytes from the second round on`(
    example: Example
  ) throws {
    let bench = try Bench()
    try bench.save(example)
    let first = try bench.run("restore", bench.store, "--json")

    try bench.run("save", "other.navstore", input: first.output)
    let second = try bench.run("restore", "other.navstore", "--json")
    try bench.run("save", "third.navstore", input: second.output)
    let third = try bench.run("restore", "third.navstore", "--json")

    #expect(first.code == 0)
    #expect(second.output == first.output)
    #expect(third.output == second.output)
  }

  @Test(arguments: Example.allCases)
  func `a restored document saved into its own store writes nothing`(example: Example) throws {
    let bench = try Bench()
    try bench.save(example)
    let restored = try bench.run("restore", bench.store, "--json")
    let before = try bench.folder.contents()

    let result = try bench.run("save", bench.store, input: restored.output)

    #expect(result.code == 0)
    #expect(result.output.hasPrefix("Nothing to save: "))
    #expect(try bench.folder.contents() == before)
  }

  @Test(arguments: Example.allCases)
  func `state, ids and payloads come back for every layout`(example: Example) throws {
    let bench = try Bench()
    let document = try SessionDocument(reading: try example.bytes())
    let session = try document.session(adopting: nil).retained().session
    try bench.save(example)

    for layout in ["compact", "regular", "both"] {
      let result = try bench.run("restore", bench.store, "--json", "--layout", layout)
      let restored = try SessionDocument(reading: Array(result.output.utf8))
        .session(adopting: nil)

      #expect(restored.state == session.state)
      #expect(restored.snapshots == session.snapshots)
      #expect(restored.results == session.results)
      #expect(restored.extensions == session.extensions)
      #expect(restored.origin == session.origin)
      #expect(restored.layout == session.layout)
    }
  }

  @Test
  func `numbers come back to the letter`() throws {
    let bench = try Bench()
    let numbers = [
      "18446744073709551615", "1.0", "-0.0", "123456789012345678901234567890", "1e400", "1E-2",
    ]
    try bench.save(
      """
      {"format":"navigation-session","version":1,"section":"s",
       "path":[{"type":"r","value":{ "n" : [\(numbers.joined(separator: " , "))] }}]}
      """)

    let result = try bench.run("restore", bench.store, "--json")

    #expect(result.output.contains("{ \"n\" : [\(numbers.joined(separator: " , "))] }"))
  }

  @Test
  func `the document of a store with one session needs no name`() throws {
    let bench = try Bench()
    try bench.save(.tabs)

    let result = try bench.run("restore", bench.store, "--json")

    #expect(result.output.contains("\"id\": \"window-2\""))
  }

  @Test
  func `a document is read from standard input`() throws {
    let bench = try Bench()
    let text = String(decoding: try Example.smallest.bytes(), as: UTF8.self)

    let result = try bench.run("save", bench.store, input: text)

    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("Created app.navstore and saved main as revision 1.\n"))
  }
}
