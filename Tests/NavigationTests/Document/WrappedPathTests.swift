import Navigation
import TestSupport
import Testing

@Suite struct WrappedPathTests {
  private static func names(_ text: String) throws -> [String] {
    try NavigationPathDocument.read(Array(text.utf8), section: nil)
      .session(adopting: nil).state.entries.map(\.route.name.text)
  }

  private static func literal(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSONString.append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a path is read from a string, as scene storage keeps it`() throws {
    #expect(try Self.names(Self.literal(#"["B","{\"id\":2}","A","1"]"#)) == ["A", "B"])
    #expect(try Self.names(#""[]""#) == [])
  }

  @Test func `a path is read from under the one key that holds it`() throws {
    let text = #"{"on":true,"path":["A","1"],"tags":["x"],"n":{"a":["B","1"]}}"#
    #expect(try Self.names(text) == ["A"])
    #expect(try Self.names("{\"path\":\(Self.literal(#"["A","1"]"#)),\"name\":\"[\"}") == ["A"])
  }

  @Test func `a flow path is read from either wrapping`() throws {
    let path = #"[{"push":{}},"A","1"]"#
    for text in [Self.literal(path), "{\"p\":\(path)}", "{\"p\":\(Self.literal(path)),\"q\":[]}"] {
      let document = try FlowPathDocument.read(Array(text.utf8), section: nil)
      #expect(try document.session(adopting: nil).state.entries.map(\.route.name) == ["A"])
    }
  }

  @Test(arguments: [
    DocumentFault(whole: " ▸{}", "", .noPath),
    DocumentFault(whole: #"▸{"path":["A"],"x":"[\"A\"]"}"#, "", .noPath),
    DocumentFault(
      whole: #"▸{"a":["A","1"],"n":0,"b":"[]"}"#, "", .severalPaths(keys: ["a", "b"]),
      hint: "Give the one that is meant by itself."),
  ])
  func `an object without a path, or with several, is refused`(fault: DocumentFault) {
    fault.expect { () throws(DocumentError) in
      _ = try NavigationPathDocument.read(fault.bytes, section: nil)
    }
  }

  @Test func `a fault in a string has the place of the string, and its own in the text`() {
    let inner = #"["A","1","B",2]"#
    let error = #expect(throws: DocumentError.self) { try Self.names("\n \(Self.literal(inner))") }
    #expect(error?.position == JSONPosition(line: 2, column: 2))
    #expect(error?.pointer == "")
    guard case .insideString(let inside) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(inside.position == JSONPosition(line: 1, column: 14))
    #expect(inside.pointer == "/3")
    #expect(inside.reason == .wrongKind(wanted: "a string", found: .number))
    #expect(
      error?.description
        == "in the text inside the string, at 1:14: a string is wanted here, not a number.")
  }

  @Test func `a value that is not JSON is placed in all three texts`() {
    let text = "{\"p\":" + Self.literal(#"["A","{\"id\":}"]"#) + "}"
    let error = #expect(throws: DocumentError.self) { try Self.names(text) }
    #expect(error?.position == JSONPosition(line: 1, column: 6))
    #expect(error?.pointer == "/p")
    #expect(
      error?.description.hasPrefix(
        "in the text inside the string, at 1:6: the value paired with 'A' is not JSON "
          + "(column 7 of the text inside the string): ") == true)
  }

  @Test(arguments: [
    (#""[\"A\",]""#, 5), (#""""#, 1), (#""[\"A\"""#, 5),
  ])
  func `a string whose text is not JSON is refused with the inner column`(
    text: String, column: Int
  ) {
    let error = #expect(throws: DocumentError.self) { try Self.names(text) }
    guard case .insideString(let inside) = error?.reason, case .syntax(let syntax) = inside.reason
    else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(inside.position == JSONPosition(line: 1, column: column))
    #expect(error?.hint == syntax.hint)
  }

  @Test func `a string within the string is one too many`() {
    let error = #expect(throws: DocumentError.self) {
      try Self.names(Self.literal(Self.literal("[]")))
    }
    guard case .insideString(let inside) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(inside.reason == .wrongKind(wanted: "an array", found: .string))
  }

  @Test func `a warning in a string has the string's place`() throws {
    let path = Self.literal(#"["A.(unknown context at $1).B","1"]"#)
    let document = try NavigationPathDocument.read(Array("{\"p\":\(path)}".utf8), section: nil)
    #expect(document.warnings.map(\.position) == [JSONPosition(line: 1, column: 6)])
    #expect(document.warnings.map(\.pointer) == ["/p"])
  }
}
