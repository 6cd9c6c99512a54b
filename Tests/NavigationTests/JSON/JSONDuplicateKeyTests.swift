import Testing

@testable import Navigation

@Suite struct JSONDuplicateKeyTests {
  @Test(arguments: [
    JSONFault(
      #"{"a":1,"a":2}"#, 1, 8, .duplicateKey("a"), related: JSONPosition(line: 1, column: 2)),
    JSONFault(
      #"{"a":1,"\u0061":2}"#, 1, 8, .duplicateKey("a"),
      related: JSONPosition(line: 1, column: 2)),
    JSONFault(
      "{\"😀\":1,\n \"\\uD83D\\uDE00\":2}", 2, 2, .duplicateKey("😀"),
      related: JSONPosition(line: 1, column: 2)),
    JSONFault(
      #"{"":{"b":[{}]},"c":[],"":2}"#, 1, 23, .duplicateKey(""),
      related: JSONPosition(line: 1, column: 2)),
    JSONFault(
      #"[{"x":{"a":1,"b":2,"a":3}}]"#, 1, 20, .duplicateKey("a"),
      related: JSONPosition(line: 1, column: 8)),
  ])
  func `a key that stands twice in one object is refused at the second`(fault: JSONFault) {
    fault.expectFound()
  }

  @Test(arguments: [
    "{\"caf\u{E9}\":1,\"cafe\u{301}\":2}",
    "{\"K\":1,\"\u{212A}\":2}",
    #"{"a":1,"A":2}"#,
    #"{"a":1,"a\u0000":2}"#,
    #"[{"a":1},{"a":2}]"#,
    #"{"a":{"a":{"a":1}},"b":{"a":1}}"#,
  ])
  func `keys that differ in their bytes, or in their object, are kept`(text: String) {
    #expect(JSONFault.found(in: text) == nil)
  }

  @Test(arguments: [2, 7, 8, 9, 10, 11, 500])
  func `the first key is found again among many`(count: Int) {
    let members = (0..<count).map { "\"k\($0)\": {\"x\": [0]}" }.joined(separator: ",\n")
    #expect(JSONFault.found(in: "{\(members)}") == nil)
    for repeated in [0, count / 2, count - 1] {
      let first = JSONPosition(line: repeated + 1, column: repeated == 0 ? 2 : 1)
      JSONFault(
        "{\(members),\n\"k\(repeated)\": 0}", count + 1, 1, .duplicateKey("k\(repeated)"),
        related: first
      ).expectFound()
    }
  }
}
