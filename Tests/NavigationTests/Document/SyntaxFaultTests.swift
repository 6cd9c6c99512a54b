import Navigation
import Testing

@Suite struct SyntaxFaultTests {
  @Test(
    arguments: [
      (
        #"{"format":"navigation-session","version":1,"path":["a"▸,]}"#,
        JSONError.Reason.trailingComma(.array)
      ),
      (#"{"id":"a",▸"id":"b"}"#, .duplicateKey("id")),
      (#"{"id":"\uD83D▸"}"#, .loneSurrogate(0xD83D)),
      ("{} ▸{}", .trailingText(.scalar("{"))),
      (#"{"id":▸NaN}"#, .notFinite),
      ("", .empty),
    ] as [(String, JSONError.Reason)])
  func `a text that is no JSON is refused at the place of its fault`(
    marked: String, reason: JSONError.Reason
  ) {
    let fault = DocumentFault(whole: marked, "", .notARoute)
    let error = #expect(throws: DocumentError.self) { try SessionDocument(reading: fault.bytes) }
    guard case .syntax(let inner) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(inner.reason == reason)
    #expect(error?.position == inner.position)
    #expect(error?.hint == inner.hint)
    if reason != .loneSurrogate(0xD83D) { #expect(error?.position == fault.position) }
  }

  @Test func `a document may nest 128 deep`() throws {
    func nested(_ depth: Int) -> String {
      // The document and "restoration" are two levels.
      let inner = depth - 2
      return "\"restoration\":{\"a\":" + String(repeating: "[", count: inner)
        + String(repeating: "]", count: inner) + "}"
    }
    _ = try SavedSession(nested(128))
    let error = #expect(throws: DocumentError.self) { try SavedSession(nested(129)) }
    guard case .syntax(let inner) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(inner.reason == .tooDeep(maximum: 128))
  }

  @Test(arguments: [
    (#""path":[{"type":"a","value":▸@}]"#, "/path/0/value"),
    (#""path":[{"a":▸@}]"#, "/path/0/a"),
    (#""section":{"a":▸@}"#, "/section/a"),
    (#""values":{"k":▸@}"#, "/values/k"),
    (#""snapshots":[{"entry":1,"model":"M","value":▸@}]"#, "/snapshots/0/value"),
    (#""results":[{"entry":1,"key":"k","value":▸@}]"#, "/results/0/value"),
    (#""extensions":{"com.x":▸@}"#, "/extensions/com.x"),
  ])
  func `a payload may nest 120 deep wherever it stands`(keys: String, pointer: String) throws {
    func payload(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try SavedSession(keys.replacing("▸@", with: payload(120)))
    let fault = DocumentFault(
      keys.replacing("@", with: payload(121)), pointer, .notARoute)
    let error = #expect(throws: DocumentError.self) { try SessionDocument(reading: fault.bytes) }
    guard case .syntax(let inner) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(inner.reason == .tooDeep(maximum: 120))
    #expect(error?.position == fault.position)
    #expect(error?.pointer == pointer)
  }
}
