import Testing

@testable import Navigation

@Suite struct JSONSyntaxFaultTests {
  static let start = JSONPosition(line: 1, column: 1)

  @Test(arguments: ["", " ", "\n", "\t\r\n  \r"])
  func `an empty or blank text is refused at its start`(text: String) {
    JSONFault(text, 1, 1, .empty).expectFound()
  }

  @Test(arguments: [
    JSONFault("[", 1, 2, .unexpected(.end, expected: .valueOrBracket), related: start),
    JSONFault("[1", 1, 3, .unexpected(.end, expected: .commaOrBracket), related: start),
    JSONFault("[1,", 1, 4, .unexpected(.end, expected: .value), related: start),
    JSONFault("[1,\n", 2, 1, .unexpected(.end, expected: .value), related: start),
    JSONFault("{", 1, 2, .unexpected(.end, expected: .keyOrBrace), related: start),
    JSONFault(#"{"a""#, 1, 5, .unexpected(.end, expected: .colon), related: start),
    JSONFault(#"{"a":"#, 1, 6, .unexpected(.end, expected: .value), related: start),
    JSONFault(#"{"a":1"#, 1, 7, .unexpected(.end, expected: .commaOrBrace), related: start),
    JSONFault(#"{"a":1,"#, 1, 8, .unexpected(.end, expected: .key), related: start),
    JSONFault("tru", 1, 4, .unexpected(.end, expected: .literal(.true))),
    JSONFault("[n", 1, 3, .unexpected(.end, expected: .literal(.null)), related: start),
    JSONFault(
      "[\n  {\"a\": [1, 2", 2, 14, .unexpected(.end, expected: .commaOrBracket),
      related: JSONPosition(line: 2, column: 9)),
  ])
  func `a text that ends early names what is missing and what is open`(fault: JSONFault) {
    fault.expectFound()
  }

  @Test(arguments: [
    JSONFault("[,1]", 1, 2, .unexpected(.scalar(","), expected: .valueOrBracket)),
    JSONFault("[1,,2]", 1, 4, .unexpected(.scalar(","), expected: .value)),
    JSONFault("{,}", 1, 2, .unexpected(.scalar(","), expected: .keyOrBrace)),
    JSONFault(#"{"a":}"#, 1, 6, .unexpected(.scalar("}"), expected: .value)),
    JSONFault(#"{"a":,"b":1}"#, 1, 6, .unexpected(.scalar(","), expected: .value)),
    JSONFault(#"{"a":1,,"b":1}"#, 1, 8, .unexpected(.scalar(","), expected: .key)),
    JSONFault("{[]:1}", 1, 2, .unexpected(.scalar("["), expected: .keyOrBrace)),
    JSONFault("{{}}", 1, 2, .unexpected(.scalar("{"), expected: .keyOrBrace)),
    JSONFault("]", 1, 1, .unexpected(.scalar("]"), expected: .value)),
    JSONFault(":", 1, 1, .unexpected(.scalar(":"), expected: .value)),
    JSONFault("[*]", 1, 2, .unexpected(.scalar("*"), expected: .valueOrBracket)),
    JSONFault("[\u{A0}1]", 1, 2, .unexpected(.scalar("\u{A0}"), expected: .valueOrBracket)),
    JSONFault("\u{0}", 1, 1, .unexpected(.scalar("\u{0}"), expected: .value)),
    JSONFault(
      "[1\u{FEFF}]", 1, 3, .unexpected(.scalar("\u{FEFF}"), expected: .commaOrBracket),
      related: start),
    JSONFault("[1:2]", 1, 3, .unexpected(.scalar(":"), expected: .commaOrBracket), related: start),
    JSONFault("[1}", 1, 3, .unexpected(.scalar("}"), expected: .commaOrBracket), related: start),
    JSONFault("[}", 1, 2, .unexpected(.scalar("}"), expected: .valueOrBracket), related: start),
    JSONFault("[1,}", 1, 4, .unexpected(.scalar("}"), expected: .value), related: start),
    JSONFault(
      #"{"a":1]"#, 1, 7, .unexpected(.scalar("]"), expected: .commaOrBrace), related: start),
    JSONFault(#"{"a":]"#, 1, 6, .unexpected(.scalar("]"), expected: .value), related: start),
  ])
  func `a character out of place is named with what was expected`(fault: JSONFault) {
    fault.expectFound()
  }

  @Test(arguments: [
    JSONFault("[1,]", 1, 3, .trailingComma(.array)),
    JSONFault("[1 ,\n]", 1, 4, .trailingComma(.array)),
    JSONFault(#"{"a":1,}"#, 1, 7, .trailingComma(.object)),
    JSONFault("[{\"a\": [],\n\n}]", 1, 10, .trailingComma(.object)),
  ])
  func `a trailing comma is refused where the comma stands`(fault: JSONFault) {
    fault.expectFound()
  }

  @Test(arguments: [
    JSONFault("{} {}", 1, 4, .trailingText(.scalar("{"))),
    JSONFault("1 2", 1, 3, .trailingText(.scalar("2"))),
    JSONFault("{}}", 1, 3, .trailingText(.scalar("}"))),
    JSONFault("[]\n,", 2, 1, .trailingText(.scalar(","))),
    JSONFault("{}\u{0}", 1, 3, .trailingText(.scalar("\u{0}"))),
    JSONFault("1\u{0}", 1, 2, .trailingText(.scalar("\u{0}"))),
    JSONFault("true\u{FEFF}", 1, 5, .trailingText(.scalar("\u{FEFF}"))),
    JSONFault("{}\n{}\n", 2, 1, .trailingText(.scalar("{"))),
  ])
  func `text after the value is refused where it begins`(fault: JSONFault) {
    fault.expectFound()
  }

  @Test(arguments: [
    JSONFault("// a\n1", 1, 1, .comment),
    JSONFault("/* a */ 1", 1, 1, .comment),
    JSONFault("[1, // one\n2]", 1, 5, .comment),
    JSONFault("[1 /* one */]", 1, 4, .comment),
    JSONFault(#"{"a" /**/:1}"#, 1, 6, .comment),
    JSONFault("{ // a\n}", 1, 3, .comment),
    JSONFault("1 // one", 1, 3, .comment),
    JSONFault("[/]", 1, 2, .unexpected(.scalar("/"), expected: .valueOrBracket)),
  ])
  func `a comment is refused as one`(fault: JSONFault) {
    fault.expectFound()
  }

  @Test(arguments: [
    JSONFault("['a']", 1, 2, .wrongQuote("'")),
    JSONFault("{'a':1}", 1, 2, .wrongQuote("'")),
    JSONFault(#"{"a":1,'b':1}"#, 1, 8, .wrongQuote("'")),
    JSONFault("[\u{201C}a\u{201D}]", 1, 2, .wrongQuote("\u{201C}")),
    JSONFault("{a:1}", 1, 2, .unquotedKey),
    JSONFault(#"{"a":1, b:1}"#, 1, 9, .unquotedKey),
    JSONFault("{$a:1}", 1, 2, .unquotedKey),
    JSONFault("{1:1}", 1, 2, .unquotedKey),
    JSONFault("{été:1}", 1, 2, .unquotedKey),
    JSONFault("{null:1}", 1, 2, .unquotedKey),
    JSONFault("[abc]", 1, 2, .unquotedText),
    JSONFault("[truex]", 1, 2, .unquotedText),
    JSONFault("[été]", 1, 2, .unquotedText),
    JSONFault("[nul]", 1, 2, .unquotedText),
    JSONFault("[True]", 1, 2, .wrongCase(of: .true)),
    JSONFault("FALSE", 1, 1, .wrongCase(of: .false)),
    JSONFault("[Null]", 1, 2, .wrongCase(of: .null)),
  ])
  func `text without its quotes, or in others, is refused where it begins`(fault: JSONFault) {
    fault.expectFound()
  }

  @Test(arguments: [
    JSONFault(#"{"a" 1}"#, 1, 6, .missingColon(.scalar("1"))),
    JSONFault(#"{"a"}"#, 1, 5, .missingColon(.scalar("}"))),
    JSONFault(#"{"a",1}"#, 1, 5, .missingColon(.scalar(","))),
    JSONFault(#"{"a"="b"}"#, 1, 5, .missingColon(.scalar("="))),
    JSONFault("[1 2]", 1, 4, .missingComma(.array, .scalar("2")), related: start),
    JSONFault("[[]\n []]", 2, 2, .missingComma(.array, .scalar("[")), related: start),
    JSONFault(#"["a""b"]"#, 1, 5, .missingComma(.array, .scalar("\"")), related: start),
    JSONFault(#"{"a":1 "b":2}"#, 1, 8, .missingComma(.object, .scalar("\"")), related: start),
  ])
  func `a missing colon or comma is refused where it should stand`(fault: JSONFault) {
    fault.expectFound()
  }
}
