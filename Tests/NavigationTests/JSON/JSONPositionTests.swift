import Testing

@testable import Navigation

@Suite struct JSONPositionTests {
  @Test(arguments: [
    ("[1,\n2,\n*]", 3, 1), ("[1,\r\n2,\r\n*]", 3, 1), ("[1,\r2,\r*]", 3, 1),
    ("[1,\n\r*]", 3, 1), ("[1,\n\n\n  *]", 4, 3), ("\n\n*", 3, 1),
    ("[\"\u{2028}\", *]", 1, 7), ("[\t*]", 1, 3),
  ])
  func `lines end at LF, CRLF and CR`(text: String, line: Int, column: Int) {
    #expect(JSONFault.found(in: text)?.position == JSONPosition(line: line, column: column))
  }

  @Test(arguments: [
    ("[\"é\" *]", 1, 6), ("[\"e\u{301}\" *]", 1, 6), ("[\"日本\" *]", 1, 7),
    ("[\"👩‍👩‍👧‍👦\" *]", 1, 6), ("[\"🇩🇪\" *]", 1, 6), ("[\"a\u{301}\u{302}b\" *]", 1, 7),
  ])
  func `a column is a character, however many bytes it has`(
    text: String, line: Int, column: Int
  ) {
    #expect(JSONFault.found(in: text)?.position == JSONPosition(line: line, column: column))
  }

  @Test func `a fault inside a character has the character's column`() {
    // The accent joins the colon before it.
    #expect(JSONFault.found(in: "{\"a\":\u{301}1}")?.position == JSONPosition(line: 1, column: 5))
  }

  @Test func `every node knows where it stands`() throws {
    let text = try JSONText(Array(" {\"é\": [1,\r\n\t\"x\", null],\n\"b\":  true }\n".utf8))
    let members = Array(text.root.members)
    try #require(members.count == 2)
    #expect(text.root.position.description == "1:2")
    #expect(members.map(\.keyPosition.description) == ["1:3", "3:1"])
    #expect(members.map(\.value.position.description) == ["1:8", "3:7"])
    #expect(members[0].value.elements.map(\.position.description) == ["1:9", "2:2", "2:7"])
  }

  @Test(arguments: ["", "a", "\n", "a\r\nbé\r\u{301}c\n", "\r", "\r\n\r\n", "\u{1F600}\n\u{301}"])
  func `every offset has the position that counting characters gives`(text: String) {
    let bytes = Array(text.utf8)
    var line = 1
    var column = 1
    var offset = 0
    for character in text {
      for _ in character.utf8 {
        #expect(
          JSONPosition(ofOffset: offset, in: bytes) == JSONPosition(line: line, column: column))
        offset += 1
      }
      column += 1
      if character.isNewline {
        line += 1
        column = 1
      }
    }
    #expect(JSONPosition(ofOffset: offset, in: bytes) == JSONPosition(line: line, column: column))
    #expect(JSONPosition(ofOffset: offset + 9, in: bytes).line == line)
    #expect(JSONPosition(ofOffset: -9, in: bytes).column == 1)
  }
}
