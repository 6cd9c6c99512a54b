import Testing

@testable import Navigation

@Suite struct JSONCompactedTests {
  @Test(arguments: [
    (" [ 1 ,\n\t2 ]\r\n", "[1,2]"),
    (#"{ "a b" : " c\" d " }"#, #"{"a b":" c\" d "}"#),
    (#"[ "\\" , "\\\" " ]"#, #"["\\","\\\" "]"#),
    ("1.50", "1.50"), ("[]", "[]"), (#"[ "é " ]"#, #"["é "]"#),
  ])
  func `whitespace outside strings goes and all else stays`(text: String, compacted: String) {
    #expect(JSONText.compacted(Array(text.utf8)[...]) == Array(compacted.utf8))
  }

  @Test func `a node's bytes can be compacted`() throws {
    let root = try JSONText(Array(#"{ "a" : [ 1, { "b" : " " } ] }"#.utf8)).root
    let values = root.members.map { JSONText.compacted($0.value.bytes) }
    #expect(values == [Array(#"[1,{"b":" "}]"#.utf8)])
  }

  @Test func `what is compact stays the same`() throws {
    let compact = JSONText.compacted(
      Array("{ \"a\\\\\" : [ true , null ] , \"b \\\"\": {} }".utf8)[...])
    #expect(JSONText.compacted(compact[...]) == compact)
    #expect(JSONFault.found(in: compact) == nil)
  }
}
