import Navigation
import Testing

@Suite struct BadValueTests {
  @Test(arguments: [
    fault(#""split":{"columns":▸1}"#, "/split/columns", 2...3),
    fault(#""split":{"columns":▸2.0}"#, "/split/columns", 2...3),
    fault(#""path":[{"type":"a","entry":▸0}]"#, "/path/0/entry", 1...9_007_199_254_740_991),
    fault(#""path":[{"type":"a","entry":▸-1}]"#, "/path/0/entry", 1...9_007_199_254_740_991),
    fault(#""path":[{"type":"a","entry":▸1.0}]"#, "/path/0/entry", 1...9_007_199_254_740_991),
    fault(
      #""path":[{"type":"a","entry":▸9007199254740992}]"#, "/path/0/entry",
      1...9_007_199_254_740_991),
    fault(
      #""path":[{"type":"a","entry":▸18446744073709551616}]"#, "/path/0/entry",
      1...9_007_199_254_740_991),
    fault(#""path":[{"type":"a","version":▸0}]"#, "/path/0/version", 1...65_535),
    fault(#""path":[{"type":"a","version":▸65536}]"#, "/path/0/version", 1...65_535),
    fault(
      #""results":[{"entry":▸0,"key":"k","value":1}]"#, "/results/0/entry",
      1...9_007_199_254_740_991),
    fault(
      #""retention":{"policy":"dictionary","limit":▸0}"#, "/retention/limit",
      1...9_007_199_254_740_991),
  ])
  func `a number outside its bounds is refused with them`(fault: DocumentFault) {
    fault.expectFound()
  }

  @Test(arguments: [
    word(#""layout":▸"Compact""#, "/layout", "Compact", ["compact", "regular"], ["compact"]),
    word(#""layout":▸"wide""#, "/layout", "wide", ["compact", "regular"], []),
    word(
      #""split":{"columnVisibility":▸"double"}"#, "/split/columnVisibility", "double",
      ["automatic", "all", "doubleColumn", "detailOnly"], ["doubleColumn"]),
    word(
      #""split":{"preferredCompactColumn":▸"automatic"}"#, "/split/preferredCompactColumn",
      "automatic", ["sidebar", "content", "detail"], []),
    word(
      #""modals":[{"route":"a","style":▸"cover"}]"#, "/modals/0/style", "cover",
      ["sheet", "fullScreenCover", "popover", "inspector", "alert"],
      ["fullScreenCover"]),
    word(
      #""path":[{"type":"a","column":▸"details"}]"#, "/path/0/column", "details",
      ["content", "detail"], ["detail"]),
    word(
      #""retention":{"policy":▸"single-slot"}"#, "/retention/policy", "single-slot",
      ["singleSlot", "dictionary"], ["singleSlot"]),
  ])
  func `a word that the place does not know is refused with those it knows`(
    fault: DocumentFault
  ) {
    fault.expectFound()
  }

  @Test func `a note has 200 scalars at most`() throws {
    let longest = String(repeating: "\u{1F600}", count: 200)
    #expect(try SavedSession("\"note\":\"\(longest)\"").note?.text == longest)
    DocumentFault("\"note\":▸\"\(longest)a\"", "/note", .tooLong(limit: 200)).expectFound()
  }

  @Test(arguments: [
    (#""id":▸"""#, "/id"), (#""path":[▸""]"#, "/path/0"), (#""path":[▸{"":1}]"#, "/path/0"),
    (#""path":[{"type":▸""}]"#, "/path/0/type"),
    (#""path":[{"type":"a","checkpoint":▸""}]"#, "/path/0/checkpoint"),
    (#""path":[{"type":"a","answers":▸""}]"#, "/path/0/answers"),
    (#""values":{"":▸1}"#, "/values/"),
    (#""snapshots":[{"entry":1,"model":▸"","value":1}]"#, "/snapshots/0/model"),
    (#""results":[{"entry":1,"key":▸"","value":1}]"#, "/results/0/key"),
    (
      #""retention":{"policy":"dictionary","models":{"":▸{"policy":"dictionary"}}}"#,
      "/retention/models/"
    ),
  ])
  func `an empty name is refused`(keys: String, pointer: String) {
    DocumentFault(keys, pointer, .badName(.empty)).expectFound()
  }

  @Test(arguments: [
    (#""section":▸"type""#, "/section"), (#""path":[{"type":▸"type"}]"#, "/path/0/type"),
  ])
  func `no route is named type`(keys: String, pointer: String) {
    DocumentFault(keys, pointer, .badName(.reserved)).expectFound()
  }

  @Test func `a name of 256 scalars is refused`() {
    let name = String(repeating: "a", count: 256)
    DocumentFault("\"id\":▸\"\(name)\"", "/id", .badName(.tooLong(length: 256))).expectFound()
  }

  @Test(arguments: [
    (#""savedAt":▸"yesterday""#, "/savedAt"),
    (
      #""snapshots":[{"entry":1,"model":"M","savedAt":▸"yesterday","value":1}]"#,
      "/snapshots/0/savedAt"
    ),
  ])
  func `a text that is no time is refused`(keys: String, pointer: String) {
    DocumentFault(
      keys, pointer, .badTime("yesterday"), hint: "Write it as 2026-04-01T09:12:44Z."
    ).expectFound()
  }

  private static func fault(
    _ keys: String, _ pointer: String, _ range: ClosedRange<Int64>
  ) -> DocumentFault {
    DocumentFault(
      keys, pointer, .outOfRange(least: range.lowerBound, greatest: range.upperBound))
  }

  private static func word(
    _ keys: String, _ pointer: String, _ word: String, _ known: [String], _ near: [String]
  ) -> DocumentFault {
    let hint =
      ["Use one of \(known.joined(separator: ", "))."]
      + [NearMiss.question(offering: near)].compactMap { $0 }
    return DocumentFault(
      keys, pointer, .unknownWord(word, known: known, near: near),
      hint: hint.joined(separator: " "))
  }
}
