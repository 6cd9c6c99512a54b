import Navigation
import TestSupport
import Testing

@Suite struct PathDetectionTests {
  enum Form: Sendable { case pairs, triples, neither }

  private static func form(of text: String) -> Form {
    let bytes = Array(text.utf8)
    let isFlow = FlowPathDocument.isOne(bytes)
    let isNavigation = NavigationPathDocument.isOne(bytes)
    if isFlow, isNavigation { Issue.record("both: \(text)") }
    return isFlow ? .triples : isNavigation ? .pairs : .neither
  }

  @Test(
    arguments: [
      ("[]", .pairs), (#"["a"]"#, .pairs), (#" [ "a" , "1" ] "#, .pairs), ("[1]", .neither),
      ("{}", .neither), (#""a""#, .neither), ("[", .neither), ("", .neither), ("17", .neither),
      (#"["a",null]"#, .neither), ("null", .neither),
    ] as [(String, Form)])
  func `an array of strings looks like a navigation path`(text: String, form: Form) {
    #expect(Self.form(of: text) == form)
  }

  @Test(
    arguments: [
      (#"[{"push":{}},"a","1"]"#, .triples), (#"[{"push":{}}]"#, .triples),
      (#"[{"pull":{}},"a","1"]"#, .triples), (#"["push","a","1"]"#, .triples),
      (#"["push","a","1",{"sheet":{}},"b","2"]"#, .triples),
      (#"["push","a","1","push","b","2"]"#, .triples),
    ] as [(String, Form)])
  func `an array that begins with a style looks like a flow path`(text: String, form: Form) {
    #expect(Self.form(of: text) == form)
  }

  /// A type may be named as a style is.
  @Test(
    arguments: [
      (#"["push","1"]"#, .pairs), (#"["push","1","push","1"]"#, .pairs),
      (#"["push","1","sheet","1","cover","1"]"#, .pairs), (#"["push","a"]"#, .pairs),
      (#"["push","a","1","pull","b","2"]"#, .pairs),
    ] as [(String, Form)])
  func `words that are styles are a flow path only where each third is one`(
    text: String, form: Form
  ) {
    #expect(Self.form(of: text) == form)
  }

  @Test(
    arguments: [
      (#""[]""#, .pairs), (#""[\"a\",\"1\"]""#, .pairs), (#""[\"a\"]""#, .pairs),
      (#""[{\"push\":{}},\"a\",\"1\"]""#, .triples), (#""{}""#, .neither), (#""[""#, .neither),
      (#""\"[]\"""#, .neither),
    ] as [(String, Form)])
  func `a path may stand in a string, once`(text: String, form: Form) {
    #expect(Self.form(of: text) == form)
  }

  @Test(
    arguments: [
      (#"{"path":["a","1"],"x":1}"#, .pairs), (#"{"path":"[\"a\",\"1\"]"}"#, .pairs),
      (#"{"a":["a","1"],"b":["b","2"]}"#, .pairs), (#"{"p":[{"push":{}},"a","1"]}"#, .triples),
      // The paths of a session document without its "format", or with that misspelled.
      (#"{"version":1,"path":["home","trail"]}"#, .neither), (#"{"path":[]}"#, .neither),
      (#"{"formt":"navigation-session","path":["a","1"]}"#, .neither),
      (#"{"path":["a"]}"#, .neither), (#"{"path":{"inner":["a","1"]}}"#, .neither),
    ] as [(String, Form)])
  func `a path under a key is known where it can be nothing else`(text: String, form: Form) {
    #expect(Self.form(of: text) == form)
  }

  @Test(arguments: Example.allCases)
  func `a session document is no path`(example: Example) throws {
    #expect(Self.form(of: String(decoding: try example.bytes(), as: UTF8.self)) == .neither)
  }
}
