import Navigation
import Testing

@Suite struct SectionFaultTests {
  @Test(arguments: [
    (#""sections":[{"section":"a"},{"section":"b"},{"section":▸"a"}]"#, "/sections/2/section", 24),
    (#""sections":[{"section":null},{"section":▸null}]"#, "/sections/1/section", 24),
    // Titles and whitespace do not make another section.
    (
      #""sections":[{"section":{"a":{}}},{"section":▸{"type":"a","title":"A"}}]"#,
      "/sections/1/section", 24
    ),
  ])
  func `a section is given once`(keys: String, pointer: String, first: Int) {
    DocumentFault(
      keys, pointer, .sectionTwice(first: JSONPosition(line: 2, column: first))
    ).expectFound()
  }

  @Test(arguments: ["path", "parked"])
  func `what the active section has is given in one of the two places`(key: String) {
    let value = key == "path" ? #"["x"]"# : #"[["x"]]"#
    DocumentFault(
      #""section":"a","\#(key)":\#(value),"sections":[{"section":▸"a","\#(key)":\#(value)}]"#,
      "/sections/0/section", .activePathTwice(key: key), hint: "Keep one of the two."
    ).expectFound()
  }

  @Test(arguments: [("path", "[]"), ("path", #"["a"]"#), ("parked", "[]")])
  func `where no section is on screen there is no path`(key: String, value: String) {
    DocumentFault(
      #""section":null,"\#(key)":▸\#(value)"#, "/\(key)", .pathOfClearedSection(key: key),
      hint: "Name the section, or put the path into 'sections'."
    ).expectFound()
  }

  @Test func `a parked path has an entry`() {
    DocumentFault(#""parked":[["a"],▸[]]"#, "/parked/1", .emptyParkedPath).expectFound()
  }

  @Test(arguments: [
    (#""section":"a","split":{"sidebar":▸"b"}"#),
    (#""section":"a","split":{"sidebar":▸null}"#),
    (#""section":{"a":{"id":1}},"split":{"sidebar":▸{"a":{"id":2}}}"#),
    (#""section":null,"split":{"sidebar":▸"a"}"#),
    (#""split":{"sidebar":▸"a"}"#),
    (#""path":[],"split":{"sidebar":▸"a"}"#),
  ])
  func `the sidebar has the active section selected`(keys: String) {
    DocumentFault(
      keys, "/split/sidebar", .sidebarDiffers,
      hint: "Leave 'split.sidebar' out: 'section' decides."
    ).expectFound()
  }

  @Test(arguments: [
    (#""path":["a"],"split":{"content":▸"b"}"#),
    (#""path":["a","b"],"split":{"content":▸"b"}"#),
    (#""path":["a"],"split":{"content":▸null}"#),
    (#""path":["a",{"type":"L","column":"content"},"b"],"split":{"content":▸"a"}"#),
    // There is no path that it could be the start of.
    (#""split":{"content":▸"a"}"#), (#""section":null,"split":{"content":▸"a"}"#),
  ])
  func `the content column has the last group's first detail selected`(keys: String) {
    DocumentFault(
      keys, "/split/content", .contentDiffers, hint: "Leave 'split.content' out: the path decides."
    ).expectFound()
  }

  @Test(arguments: ["null", "17", "true", "[]", "{}", #"{"a":1,"b":2}"#])
  func `what is no spelling of a route is refused`(text: String) {
    DocumentFault(#""path":["a",▸\#(text)]"#, "/path/1", .notARoute, hint: routeHint).expectFound()
  }
}
