import Foundation
import Testing

@testable import Navigation

@Suite struct JSONStringTests {
  @Test(arguments: [
    ("", #""""#), ("a", #""a""#), ("\"\\", #""\"\\""#), ("/", #""/""#),
    ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
    ("\u{0}\u{1}\u{F}\u{10}\u{1F}", #""\u0000\u0001\u000F\u0010\u001F""#),
    ("é😀\u{7F}\u{2028}\u{FEFF}", "\"é😀\u{7F}\u{2028}\u{FEFF}\""), ("e\u{301}", "\"e\u{301}\""),
  ])
  func `a string is written with its fewest escapes`(string: String, literal: String) {
    var bytes = Array("[".utf8)
    JSONString.append(string, to: &bytes)
    #expect(bytes == Array("[".utf8) + Array(literal.utf8))
  }

  @Test func `every scalar is read back as it was written`() throws {
    // In one string of all that are below U+3000, and the ends of the planes above.
    let values = Array(0..<0x3000) + [0xD7FF, 0xE000, 0xFFFD, 0xFFFF, 0x10000, 0x1F600, 0x10FFFF]
    var string = ""
    for value in values { Unicode.Scalar(value).map { string.unicodeScalars.append($0) } }
    var bytes: [UInt8] = []
    JSONString.append(string, to: &bytes)
    let read = try #require(try JSONText(bytes).root.string)
    #expect(Array(read.utf8) == Array(string.utf8))
    let other = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    #expect((other as? String).map { Array($0.utf8) } == Array(string.utf8))
  }
}
