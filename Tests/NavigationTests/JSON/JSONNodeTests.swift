import Testing

@testable import Navigation

@Suite struct JSONNodeTests {
  @Test(
    arguments: [
      ("{}", .object), ("[]", .array), ("\"\"", .string), ("0", .number), ("true", .bool),
      ("false", .bool), ("null", .null),
    ] as [(String, JSONNode.Kind)])
  func `a value has its kind`(text: String, kind: JSONNode.Kind) throws {
    #expect(try read(text).kind == kind)
  }

  @Test func `members and elements come in the order of the text`() throws {
    let root = try read(#" { "b" : [ 1 , [2, {}] , "x" ] , "a" : { } , "" : null } "#)
    #expect(root.members.map(\.key) == ["b", "a", ""])
    #expect(root.members.map(\.value.kind) == [.array, .object, .null])
    let elements = root.members.first { $0.key == "b" }.map { Array($0.value.elements) } ?? []
    #expect(
      elements.map { String(decoding: $0.bytes, as: UTF8.self) } == ["1", "[2, {}]", "\"x\""])
  }

  @Test(arguments: ["{}", "[]", "1", "\"a\"", "true", "null", "[1]", "{\"a\":1}"])
  func `only an array has elements and only an object has members`(text: String) throws {
    let node = try read(text)
    #expect(Array(node.elements).isEmpty == (text != "[1]"))
    #expect(Array(node.members).isEmpty == (text != "{\"a\":1}"))
  }

  @Test(arguments: [
    "18446744073709551615", "1.0", "-0.0", "1e400", "123456789012345678901234567890",
    #"{ "a" : [1.50, "\u0061\/"] }"#,
  ])
  func `the bytes are what was written`(text: String) throws {
    #expect(try Array(read(" \n\(text)\t").bytes) == Array(text.utf8))
  }

  @Test(arguments: [
    (#""""#, ""), (#""a""#, "a"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u20AC""#, "Aé€"), (#""\uD83D\uDE00""#, "😀"),
    (#""x\udbff\udfffy""#, "x\u{10FFFF}y"),
    (#""a\u0000b""#, "a\u{0}b"),
    (#""\uFEFF\uFFFF\uD7FF\uE000""#, "\u{FEFF}\u{FFFF}\u{D7FF}\u{E000}"),
    ("\"😀\u{2028}\u{7F}\"", "😀\u{2028}\u{7F}"), (#""\\u0041""#, "\\u0041"),
  ])
  func `a string is given with its escapes resolved`(text: String, string: String) throws {
    let decoded = try read(text).string
    #expect(decoded.map { Array($0.utf8) } == Array(string.utf8))
  }

  @Test func `a key is given with its escapes resolved and its bytes kept`() throws {
    let keys = try read("{\"\\u0061\\n\":1,\"cafe\u{301}\":2}").members.map { Array($0.key.utf8) }
    #expect(keys == [Array("a\n".utf8), Array("cafe\u{301}".utf8)])
  }

  @Test(
    arguments: [
      ("0", 0), ("7", 7), ("-7", -7), ("9223372036854775807", Int.max),
      ("-9223372036854775808", Int.min), ("9223372036854775808", nil),
      ("-9223372036854775809", nil), ("18446744073709551615", nil), ("-0", nil), ("1.0", nil),
      ("1e2", nil), ("1E0", nil), ("-1.5", nil), ("true", nil), ("\"1\"", nil), ("[1]", nil),
    ] as [(String, Int?)])
  func `an integer is given only as it is written`(text: String, integer: Int?) throws {
    let node = try read(text)
    #expect(node.integer == integer)
    if let integer { #expect(String(integer) == text) }
  }

  @Test func `what a value is not, it does not give`() throws {
    let node = try read("1")
    #expect(node.string == nil)
    #expect(node.bool == nil)
    #expect(try read("\"true\"").bool == nil)
    #expect(try read("true").bool == true)
    #expect(try read("false").bool == false)
    #expect(try read("null").string == nil)
  }

  @Test func `a number of a million digits is accepted`() throws {
    let digits = "-1" + String(repeating: "0", count: 1_000_000)
    let node = try read(digits)
    #expect(node.bytes.count == 1_000_002)
    #expect(node.integer == nil)
  }

  private func read(_ text: String) throws -> JSONNode {
    try JSONText(Array(text.utf8)).root
  }
}
