import Testing

@testable import Navigation

@Suite struct JSONExcerptTests {
  @Test func `the line and the line before are shown with a caret`() {
    let text = "{\n  \"n\": 1,\n  \"path\": [\"a\", \"b\",\n  \"n\": 3\n}"
    #expect(
      excerpt(text) == """
            3 |   "path": ["a", "b",
            4 |   "n": 3
              |      ^
        """)
  }

  @Test func `the first line has none before it`() {
    #expect(excerpt("[*]") == "    1 | [*]\n      |  ^")
  }

  @Test func `an empty line and an empty text are shown`() {
    #expect(excerpt("[\n\n") == "    2 |\n    3 |\n      | ^")
    #expect(excerpt("") == "    1 |\n      | ^")
  }

  @Test func `what a terminal would act on is replaced`() {
    let text = "[\"\u{1B}[31m\u{7}\u{7F}\u{9B}\u{202E}\u{2028}👩‍👧\"\t*]"
    #expect(
      JSONText.excerpt(of: Array(text.utf8), at: JSONPosition(line: 1, column: 3))
        == "    1 | [\"␛[31m␇␡\u{FFFD}\u{FFFD}\u{FFFD}👩‍👧\" *]\n      |   ^")
    let heap = "\"a" + String(repeating: "\u{301}", count: 100) + "\"*"
    #expect(excerpt(heap) == "    1 | \"\u{FFFD}\"*\n      |    ^")
  }

  @Test func `the caret stands under the column where letters are wide`() {
    #expect(excerpt("[\"日本é\" *]") == "    1 | [\"日本é\" *]\n      |          ^")
  }

  @Test func `bytes that are not UTF-8 are shown as replacement characters`() {
    let bytes: [UInt8] = [0x5B, 0x22, 0xFF, 0x22]
    #expect(
      JSONText.excerpt(of: bytes, at: JSONPosition(line: 1, column: 3))
        == "    1 | [\"\u{FFFD}\"\n      |   ^")
  }

  @Test(arguments: [0, 1, 34, 35, 36, 69, 70, 71, 500, 960, 1000])
  func `a long line is cut around the position`(before: Int) {
    let text =
      "\n[" + String(repeating: "1", count: before) + "*"
      + String(repeating: "2", count: 1000 - before)
    let rows = excerpt(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.count == 3)
    #expect(rows[1].count == 8 + 70)
    let caret = rows[2].count - 1
    #expect(Array(rows[1])[caret] == "*")
    #expect(rows[1].dropFirst(8).first == (before + 2 > 36 ? "…" : "["))
  }

  @Test func `the line before is cut as the line is`() {
    let long = String(repeating: "1", count: 100)
    let rows = excerpt("[1,\n\(long) *").split(separator: "\n")
    #expect(rows[0] == "    1 | …")
    #expect(rows[1].hasPrefix("    2 | …1"))
  }

  @Test(arguments: [(0, 0), (-1, -1), (3, 1), (.max, .max), (1, .max), (1, .min), (2, 0)])
  func `a position outside the text does no harm`(line: Int, column: Int) {
    let text = Array("[1,\n2]".utf8)
    let excerpt = JSONText.excerpt(of: text, at: JSONPosition(line: line, column: column))
    #expect(excerpt.isEmpty == !(1...2).contains(line))
  }

  /// The excerpt at the fault of a text.
  private func excerpt(_ text: String) -> String {
    guard let error = JSONFault.found(in: text) else { return "accepted" }
    return JSONText.excerpt(of: Array(text.utf8), at: error.position)
  }
}
