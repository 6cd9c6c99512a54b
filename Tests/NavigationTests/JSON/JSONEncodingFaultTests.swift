import Testing

@testable import Navigation

@Suite struct JSONEncodingFaultTests {
  @Test(arguments: ["", "{}", "[1"])
  func `a byte order mark is refused`(text: String) {
    JSONFault([0xEF, 0xBB, 0xBF] + Array(text.utf8), 1, 1, .byteOrderMark).expectFound()
  }

  @Test(arguments: [
    JSONFault([0xFF, 0xFE, 0x7B, 0, 0x7D, 0], 1, 1, .otherEncoding(.utf16)),
    JSONFault([0xFE, 0xFF, 0, 0x7B, 0, 0x7D], 1, 1, .otherEncoding(.utf16)),
    JSONFault([0x7B, 0, 0x7D, 0], 1, 1, .otherEncoding(.utf16)),
    JSONFault([0, 0x7B, 0, 0x7D], 1, 1, .otherEncoding(.utf16)),
    JSONFault([0xFF, 0xFE], 1, 1, .otherEncoding(.utf16)),
    JSONFault([0xFF, 0xFE, 0, 0, 0x31, 0, 0, 0], 1, 1, .otherEncoding(.utf32)),
    JSONFault([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x31], 1, 1, .otherEncoding(.utf32)),
    JSONFault([0x31, 0, 0, 0], 1, 1, .otherEncoding(.utf32)),
    JSONFault([0, 0, 0, 0x31], 1, 1, .otherEncoding(.utf32)),
  ])
  func `another encoding is told by its mark or its NULs`(fault: JSONFault) {
    fault.expectFound()
  }

  /// What no UTF-8 text holds: each stands in a string, on the second line.
  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xE0, 0x80, 0x80],
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98],
      [0xC3, 0xC3], [0xF8, 0x88, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func `a byte that is not UTF-8 is refused where it stands`(bad: [UInt8]) {
    let text = Array("[1,\n\"é".utf8) + bad + Array("\"]".utf8)
    JSONFault(text, 2, 3, .invalidUTF8(bad[0])).expectFound()
  }

  @Test func `a sequence cut off by the end of the text is refused where it begins`() {
    JSONFault(Array("\"a".utf8) + [0xF0, 0x9F, 0x98], 1, 3, .invalidUTF8(0xF0)).expectFound()
  }

  @Test(arguments: [
    "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}",
  ])
  func `the first and last scalar of each length are accepted`(text: String) throws {
    #expect(try JSONText(Array("\"\(text)\"".utf8)).root.string == text)
  }

  @Test func `a fault of the encoding comes before a fault of the syntax`() {
    JSONFault(Array("[,]\n".utf8) + [0xFF], 2, 1, .invalidUTF8(0xFF)).expectFound()
  }
}
