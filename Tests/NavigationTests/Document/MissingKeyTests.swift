import Navigation
import Testing

@Suite struct MissingKeyTests {
  @Test(arguments: [
    DocumentFault(#""sections":[▸{"path":[]}]"#, "/sections/0", .missingKey("section")),
    DocumentFault(#""modals":[▸{"style":"sheet"}]"#, "/modals/0", .missingKey("route")),
    DocumentFault(#""snapshots":[▸{"entry":1,"value":1}]"#, "/snapshots/0", .missingKey("model")),
    DocumentFault(#""snapshots":[▸{"entry":1,"model":"M"}]"#, "/snapshots/0", .missingKey("value")),
    DocumentFault(#""results":[▸{"key":"k","value":1}]"#, "/results/0", .missingKey("entry")),
    DocumentFault(#""results":[▸{"entry":1,"value":1}]"#, "/results/0", .missingKey("key")),
    DocumentFault(#""results":[▸{"entry":1,"key":"k"}]"#, "/results/0", .missingKey("value")),
    DocumentFault(#""retention":▸{"limit":1}"#, "/retention", .missingKey("policy")),
    DocumentFault(
      #""retention":{"policy":"singleSlot","models":{"a/b":▸{}}}"#, "/retention/models/a~1b",
      .missingKey("policy")),
    DocumentFault(whole: #"▸{"format":"navigation-session"}"#, "", .missingKey("version")),
  ])
  func `a key that must be there is named`(fault: DocumentFault) { fault.expectFound() }

  @Test(arguments: [
    #"▸{}"#, #"▸{"version":1}"#, #"▸{"format":"x","version":1}"#, #"▸{"format":1}"#,
  ])
  func `without its format it is no session document`(text: String) {
    DocumentFault(
      whole: text, "", .notASessionDocument,
      hint: #"A document begins { "format": "navigation-session", "version": 1, … }."#
    ).expectFound()
  }

  @Test(
    arguments: [
      ("▸[]", .array), ("▸null", .null), ("▸17", .number), (#"▸"a""#, .string), ("▸true", .bool),
    ] as [(String, JSONNode.Kind)])
  func `a text that is no object is no document`(text: String, found: JSONNode.Kind) {
    DocumentFault(whole: text, "", .wrongKind(wanted: "an object", found: found)).expectFound()
  }

  @Test(arguments: ["", " \n"]) func `an empty text is no JSON`(text: String) throws {
    let error = #expect(throws: DocumentError.self) {
      try SessionDocument(reading: Array(text.utf8))
    }
    guard case .syntax(let inner) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(inner.reason == .empty)
    #expect(error?.position == JSONPosition(line: 1, column: 1))
  }
}
