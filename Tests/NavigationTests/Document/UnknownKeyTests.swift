import Navigation
import Testing

@Suite struct UnknownKeyTests {
  @Test(arguments: [
    fault(#"▸"secton":"a""#, "", "secton", ["section", "sections"]),
    fault(#"▸"Snapshots":[]"#, "", "Snapshots", ["snapshots"]),
    fault(#"▸"zzzzzz":1"#, "", "zzzzzz", []),
    fault(#""origin":{"app":"a",▸"appversion":"1"}"#, "/origin", "appversion", ["appVersion"]),
    fault(
      #""sections":[{"section":"a",▸"paths":[]}]"#, "/sections/0", "paths", ["path"]),
    fault(#""sections":[{"section":"a",▸"id":1}]"#, "/sections/0", "id", []),
    fault(#""split":{▸"column":3}"#, "/split", "column", ["columns"]),
    fault(#""split":{▸"detail":null}"#, "/split", "detail", []),
    fault(
      #""modals":[{"route":"a"},{"route":"b",▸"detents":"m"}]"#, "/modals/1", "detents",
      ["detent"]),
    fault(
      #""snapshots":[{"entry":1,▸"modal":"M","value":1}]"#, "/snapshots/0", "modal", ["model"]),
    fault(
      #""results":[{"entry":1,"key":"k","value":1,▸"route":"a"}]"#, "/results/0", "route", []),
    fault(#""retention":{▸"polcy":"singleSlot"}"#, "/retention", "polcy", ["policy"]),
    fault(
      #""retention":{"policy":"singleSlot","models":{"M":{"policy":"dictionary",▸"models":{}}}}"#,
      "/retention/models/M", "models", []),
    // A route in full form, with and without what belongs to an entry.
    fault(#""path":[{"type":"a",▸"entri":1}]"#, "/path/0", "entri", ["entry"]),
    fault(#""path":[{▸"typo":"a","value":1}]"#, "/path/0", "typo", ["type"]),
    fault(#""section":{"type":"a",▸"entry":1}"#, "/section", "entry", []),
    fault(#""split":{"content":{"type":"a",▸"column":"detail"}}"#, "/split/content", "column", []),
  ])
  func `an unknown key is refused at every level with what is near to it`(fault: DocumentFault) {
    fault.expectFound()
  }

  @Test func `a key that only looks the same is another key`() {
    // U+0435 is a Cyrillic letter; no two keys here are canonically equal.
    DocumentFault(
      #"▸"not\u0435":"x""#, "", .unknownKey("not\u{435}", near: ["note"]),
      hint: "Did you mean 'note'?"
    ).expectFound()
  }

  @Test func `what restore wrote about itself is not read`() throws {
    _ = try SavedSession(#""restoration":{"anything":[1,{"x":null}]},"$schema":"x""#)
  }

  private static func fault(
    _ keys: String, _ pointer: String, _ key: String, _ near: [String]
  ) -> DocumentFault {
    DocumentFault(
      keys, pointer, .unknownKey(key, near: near),
      hint: NearMiss.question(offering: near) ?? extensionsHint)
  }
}
