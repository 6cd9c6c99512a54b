import Foundation
import Testing

@testable import Navigation

/// Small texts, each of which a strict reader accepts (`y`) or refuses (`n`).
@Suite struct JSONConventionTests {
  static let accepted: [String] = [
    "[]", "{}", "[ ]", "{\t}", "[[]]", "[[],[]]", "[{}]", "{\"a\":{}}", "{\"a\":[]}", "0", "-0",
    "-0.0",
    "1", "-1", "10", "1.0", "0.5", "1e0", "1E5", "1e+5", "1e-05", "0e0", "0.0e-0", "123.456E+78",
    "1e99999999", "-1234567890123456789012345678901234567890", "0.00000000000000000000000001",
    "true", "false", "null", "[true,false,null]", "\"\"", "\"a\"", "\" \"", "\"/\"", "\"\u{7F}\"",
    "\"\u{2028}\u{2029}\"", "\"\u{FEFF}\"", "\"\u{FFFF}\"", "\"\u{10FFFF}\"", #""\"""#, #""\\""#,
    #""\/\b\f\n\r\t""#, #""\u0000""#, #""\u0022""#, #""\uaBcD""#, #""\uD834\uDD1E""#, #""\uFFFE""#,
    #""\\u12""#, #""\\\"""#, #""//""#, #""/*""#, #""',]}""#, #"{"":0}"#, #"{"a":1,"b":1}"#,
    #"{"a\u0000":1}"#, #"{"a":1,"A":1}"#, "\n1", "1\n", "\r\n\t [\r\n\t ] \r\n", " \"a\" ",
    "[1,\n2 , 3]", "[[[[[[[[1]]]]]]]]", "{\"a\":{\"a\":{\"a\":{}}}}", "[\"日本\",\"😀\"]",
    "[-1,-1.5e-3,1E+2]", "{\"true\":true,\"null\":null}", "[0,0]", "[1,[2,[3,[4]]]]",
  ]

  static let refused: [String] = [
    "", " ", "[", "]", "{", "}", "[1", "[1,", "[1,]", "[,]", "[,1]", "[1,,2]", "[1 2]", "[1;2]",
    "[1:2]",
    "[1}", "{1]", "[]]", "[][]", "{}{}", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{\"a\" 1}",
    "{\"a\"::1}",
    "{:1}", "{,}", "{a:1}", "{'a':1}", "{1:1}", "{null:1}", "{\"a\":1 \"b\":2}", "{\"a\":1,,}",
    "{\"a\":1,\"a\":1}", "{[]:1}", "{\"a\":1:2}", "007", "00", "-00", "-01", "01", "0x1", "1x",
    "1_0", "+1",
    "++1", "-", "--1", "- 1", ".5", "-.5", "1.", "1.e1", ".", "1.5.5", "1e", "1e+", "1e1.5", "1ee1",
    "e1",
    "1 000", "1,5", "NaN", "-NaN", "nan", "Infinity", "-Infinity", "inf", "True", "TRUE", "nul",
    "nulll", "truefalse", "true false", "undefined", "\"", "\"a", "a\"", "'a'", "\"\\\"", "\"\\x\"",
    "\"\\u\"",
    "\"\\u12\"", "\"\\u12G4\"", "\"\\U0041\"", "\"\\ud800\"", "\"\\udc00\"", "\"\\ud800\\ud800\"",
    "\"\\udc00\\ud800\"", "\"\\ud800a\"", "\"\\a\"", "\"\\\u{0}\"", "\"\n\"", "\"\t\"", "\"\u{0}\"",
    "\"\u{1F}\"",
    "\\n", "[\u{B}]", "[\u{C}]", "\u{A0}1", "\u{FEFF}1", "1\u{0}", "\u{0}1", "1//", "/**/1",
    "#1\n1", "<1>",
    "[1]x", "{}\u{0}", "*", "(1)", "\"a\"\"b\"", "\"a\" \"b\"", "[\"a\",\n4,1,", "{\"a\":1,\"b\"",
    "[\u{2060}]",
    "\u{FF3B}\u{FF3D}", "\u{201C}a\u{201D}", "[1\u{3001}2]", "{\"a\"\u{FF1A}1}", "\u{663}",
  ]

  @Test(arguments: accepted)
  func `what JSON allows is accepted and kept`(text: String) throws {
    let bytes = Array(text.utf8)
    let root = try JSONText(bytes).root
    #expect(JSONText.compacted(root.bytes) == JSONText.compacted(bytes[...]))
  }

  @Test(arguments: refused)
  func `what JSON does not allow is refused with a place in the text`(text: String) throws {
    let error = try #require(JSONFault.found(in: text))
    #expect(!error.description.isEmpty)
    #expect(!JSONText.excerpt(of: Array(text.utf8), at: error.position).isEmpty)
  }
}
