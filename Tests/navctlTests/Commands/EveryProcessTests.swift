import TestSupport
import Testing

/// Every process writes the same document of the same store, whatever its hashes are.
@Suite struct EveryProcessTests {
  private static let document: String = {
    let numbers = 0..<40
    let keys = numbers.map { "\"k\($0)\":1" }.joined(separator: ",")
    let extensions = numbers.map { "\"com.k\($0)\":1" }.joined(separator: ",")
    let models = numbers.map { #""M\#($0)":{"policy":"singleSlot"}"# }.joined(separator: ",")
    return """
      {"format":"navigation-session","version":1,"section":"s","path":["a"],
       "values":{\(keys)},"extensions":{\(extensions)},
       "retention":{"policy":"dictionary","models":{\(models)}}}
      """
  }()

  @Test(arguments: ["restore", "show"])
  func `a document has the same bytes`(command: String) throws {
    let bench = try Bench()
    try bench.save(Self.document)
    let first = try bench.run(
      command, bench.store, "--json", environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    #expect(first.code == 0)
    for _ in 0..<3 {
      #expect(try bench.run(command, bench.store, "--json").output == first.output)
    }
  }
}
