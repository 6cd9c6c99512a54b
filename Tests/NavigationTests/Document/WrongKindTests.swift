import Navigation
import Testing

@Suite struct WrongKindTests {
  /// Every key of the top level with what it wants; none may be `null` but `section`.
  @Test(arguments: [
    ("id", "a string"), ("savedAt", "a string"), ("note", "a string"), ("origin", "an object"),
    ("layout", "a string"), ("path", "an array"), ("parked", "an array"),
    ("sections", "an array"), ("split", "an object"), ("modals", "an array"),
    ("values", "an object"), ("snapshots", "an array"), ("results", "an array"),
    ("retention", "an object"), ("extensions", "an object"),
  ])
  func `null does not stand for a key that is left out`(key: String, wanted: String) {
    DocumentFault(
      "\"\(key)\":▸null", "/\(key)", .wrongKind(wanted: wanted, found: .null)
    ).expectFound()
  }

  @Test(arguments: [
    fault(#""origin":{"os":▸26}"#, "/origin/os", "a string", .number),
    fault(#""sections":[▸"a"]"#, "/sections/0", "an object", .string),
    fault(#""sections":[{"section":"a","path":▸{}}]"#, "/sections/0/path", "an array", .object),
    fault(
      #""sections":[{"section":"a","parked":[▸"b"]}]"#, "/sections/0/parked/0", "an array",
      .string),
    fault(#""split":{"columns":▸"3"}"#, "/split/columns", "a whole number", .string),
    fault(#""split":{"columnVisibility":▸2}"#, "/split/columnVisibility", "a string", .number),
    fault(#""modals":[▸"a"]"#, "/modals/0", "an object", .string),
    fault(#""modals":[{"route":"a","detent":▸1}]"#, "/modals/0/detent", "a string", .number),
    fault(#""modals":[{"route":"a","path":▸null}]"#, "/modals/0/path", "an array", .null),
    fault(#""path":[{"type":▸1}]"#, "/path/0/type", "a string", .number),
    fault(#""path":[{"type":▸{"id":1}}]"#, "/path/0/type", "a string", .object),
    fault(#""path":[{"type":"a","title":▸null}]"#, "/path/0/title", "a string", .null),
    fault(#""path":[{"type":"a","entry":▸"1"}]"#, "/path/0/entry", "a whole number", .string),
    fault(#""path":[{"type":"a","version":▸true}]"#, "/path/0/version", "a whole number", .bool),
    fault(
      #""path":[{"type":"a","provisional":▸1}]"#, "/path/0/provisional", "true or false", .number),
    fault(
      #""path":[{"type":"a","checkpoint":▸[]}]"#, "/path/0/checkpoint", "a string", .array),
    fault(#""path":[{"type":"a","answers":▸{}}]"#, "/path/0/answers", "a string", .object),
    fault(#""path":[{"type":"a","column":▸null}]"#, "/path/0/column", "a string", .null),
    fault(
      #""snapshots":[{"entry":▸null,"model":"M","value":1}]"#, "/snapshots/0/entry",
      "a whole number", .null),
    fault(
      #""snapshots":[{"entry":1,"model":▸1,"value":1}]"#, "/snapshots/0/model", "a string",
      .number),
    fault(
      #""retention":{"policy":"dictionary","models":▸[]}"#, "/retention/models", "an object",
      .array),
    fault(
      #""retention":{"policy":"dictionary","models":{"M":▸"singleSlot"}}"#, "/retention/models/M",
      "an object", .string),
  ])
  func `a value of another kind is refused with what is wanted`(fault: DocumentFault) {
    fault.expectFound()
  }

  private static func fault(
    _ keys: String, _ pointer: String, _ wanted: String, _ found: JSONNode.Kind
  ) -> DocumentFault {
    DocumentFault(keys, pointer, .wrongKind(wanted: wanted, found: found))
  }
}
