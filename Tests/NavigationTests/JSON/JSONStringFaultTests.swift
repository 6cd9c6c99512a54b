import Testing

@testable import Navigation

@Suite struct JSONStringFaultTests {
  @Test(arguments: [
    JSONFault(#"""#, 1, 1, .unterminatedString),
    JSONFault(#"["abc"#, 1, 2, .unterminatedString),
    JSONFault(#"["abc\"#, 1, 2, .unterminatedString),
    JSONFault(#"["abc\"]"#, 1, 2, .unterminatedString),
    JSONFault(#""\u"#, 1, 1, .unterminatedString),
    JSONFault(#""\u00"#, 1, 1, .unterminatedString),
    JSONFault(#""\uD83D"#, 1, 1, .unterminatedString),
    JSONFault(#""\uD83D\uDE0"#, 1, 1, .unterminatedString),
    JSONFault(#"{"abc"#, 1, 2, .unterminatedString),
  ])
  func `a string without an end is refused where it begins`(fault: JSONFault) {
    fault.expectFound()
  }

  @Test(arguments: Array(UInt8(0)..<0x20))
  func `a raw control character in a string is refused where it stands`(byte: UInt8) {
    JSONFault([0x22, 0x61, byte, 0x22], 1, 3, .controlCharacter(byte)).expectFound()
  }

  @Test func `a line's end in a string is refused at the end of that line`() {
    JSONFault("[\n \"ab\ncd\"]", 2, 5, .controlCharacter(0x0A)).expectFound()
    JSONFault("[\n \"ab\r\ncd\"]", 2, 5, .controlCharacter(0x0D)).expectFound()
  }

  @Test(arguments: [
    JSONFault(#"["\x41"]"#, 1, 3, .unknownEscape("x")),
    JSONFault(#"["\'"]"#, 1, 3, .unknownEscape("'")),
    JSONFault(#"["\0"]"#, 1, 3, .unknownEscape("0")),
    JSONFault(#"["\U0041"]"#, 1, 3, .unknownEscape("U")),
    JSONFault(#"["\é"]"#, 1, 3, .unknownEscape("é")),
    JSONFault("[\"\\\n\"]", 1, 3, .unknownEscape("\n")),
    JSONFault(#"["a\u00g0"]"#, 1, 4, .badUnicodeEscape("g")),
    JSONFault(#"["\u12"]"#, 1, 3, .badUnicodeEscape("\"")),
    JSONFault(#"["\u{41}"]"#, 1, 3, .badUnicodeEscape("{")),
    JSONFault(#"["\u-001"]"#, 1, 3, .badUnicodeEscape("-")),
    JSONFault(#"["\uD83D\u12"]"#, 1, 9, .badUnicodeEscape("\"")),
  ])
  func `a bad escape is refused where its backslash stands`(fault: JSONFault) {
    fault.expectFound()
  }

  @Test(arguments: [
    JSONFault(#""\uDFF3""#, 1, 2, .loneSurrogate(0xDFF3)),
    JSONFault(#""\uD83D""#, 1, 2, .loneSurrogate(0xD83D)),
    JSONFault(#""\uD83Dx""#, 1, 2, .loneSurrogate(0xD83D)),
    JSONFault(#""\uD83D\n""#, 1, 2, .loneSurrogate(0xD83D)),
    JSONFault(#""\uD83D\u0041""#, 1, 2, .loneSurrogate(0xD83D)),
    JSONFault(#""\uD83D\uD83D\uDE00""#, 1, 2, .loneSurrogate(0xD83D)),
    JSONFault(#""\uDE00\uD83D""#, 1, 2, .loneSurrogate(0xDE00)),
    JSONFault(#""a\uD83D\uDE00\uDE00""#, 1, 15, .loneSurrogate(0xDE00)),
    JSONFault(#"{"\ud800":1}"#, 1, 3, .loneSurrogate(0xD800)),
    JSONFault(#""\udbff\udbff""#, 1, 2, .loneSurrogate(0xDBFF)),
  ])
  func `half of a surrogate pair is refused where it is escaped`(fault: JSONFault) {
    fault.expectFound()
  }
}
