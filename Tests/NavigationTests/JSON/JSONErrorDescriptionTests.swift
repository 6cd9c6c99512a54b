import Testing

@testable import Navigation

@Suite struct JSONErrorDescriptionTests {
  @Test(arguments: [
    ("", "the text is empty"),
    ("{\n  \"path\": [\"a\",\n  \"n\": 3", "expected ',' or ']' after a value, found ':'"),
    ("[1 2]", "expected ',' or ']' after a value, found '2'"),
    (#"{"a":1 "b":2}"#, "expected ',' or '}' after a value, found '\"'"),
    (#"{"path":1,"path":2}"#, "the key 'path' appears twice (first at 1:2)"),
    ("{\"a\u{1B}\":1}", "the control character U+001B cannot stand in a string unescaped"),
    (#"{"\u001B":1,"\u001B":2}"#, "the key '␛' appears twice (first at 1:2)"),
    ("[", "expected a value or ']', found the end of the text"),
    (#"{"a"}"#, "expected ':' after a key, found '}'"),
    ("{}\u{0}", "expected nothing after the value, found U+0000"),
    ("[\u{301}", "expected a value or ']', found U+0301"),
    ("[\u{A0}1]", "expected a value or ']', found U+00A0"),
    ("tru", "expected the rest of 'true', found the end of the text"),
    ("[1,]", "a ',' cannot follow the last value of an array"),
    ("1.", "expected a digit after the decimal point, found the end of the text"),
    (#""\uD83D ""#, "'\\uD83D' is half of a surrogate pair"),
  ])
  func `a fault is told in the words of the command`(text: String, description: String) {
    #expect(JSONFault.found(in: text)?.description == description)
  }

  @Test(
    arguments: [
      ("{\n  \"path\": [\"a\",\n  \"n\": 3", "The array that starts at 2:11 is not closed."),
      ("{\n", "The object that starts at 1:1 is not closed."),
      ("[1,]", "Remove the ','."), ("[1 2]", "Put a ',' before it."), ("[,]", nil),
      ("[\"\u{1B}\"]", "Write it as \\u001B."), ("[\"\t\"]", "Write it as \\t."),
      ("TRUE", "Write true."),
      (#"{"a":1,"a":2}"#, nil),
    ] as [(String, String?)])
  func `the hint names the remedy or the bracket left open`(text: String, hint: String?) {
    #expect(JSONFault.found(in: text)?.hint == hint)
  }

  @Test func `a long key is cut in the message`() throws {
    let key = String(repeating: "k", count: 1000)
    let error = try #require(JSONFault.found(in: "{\"\(key)\":1,\"\(key)\":2}"))
    #expect(error.reason == .duplicateKey(key))
    #expect(error.description.count < 100)
  }

  @Test func `the words never hold a control character or a line's end`() {
    for value in 0...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .unassigned,
        scalar.properties.generalCategory != .privateUse, value < 0x3000 || value > 0xFE00
      else { continue }
      let words = JSONError(
        position: JSONPosition(line: 1, column: 1), reason: .unknownEscape(scalar)
      ).description
      #expect(!words.unicodeScalars.contains { $0.properties.generalCategory == .control })
      #expect(!words.contains { $0.isNewline })
    }
  }
}
