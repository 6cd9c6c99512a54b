import Navigation
import TestSupport
import Testing

@Suite struct SectionReadingTests {
  /// The sections by name with the routes on their paths, and the active one.
  private static func picture(_ keys: String) throws -> String {
    let state = try SavedSession(keys).state
    #expect(state.fault == nil)
    let sections = state.sections.map { section in
      "\(section.name.route?.name.text ?? "-"):"
        + section.path.entries.map(\.route.name.text).joined()
    }
    let active =
      switch state.active {
      case .neverChosen: "never"
      case .cleared: "cleared"
      case .section(let index): "\(index)"
      }
    return sections.joined(separator: " ") + " @\(active)"
  }

  @Test(arguments: [
    // Absent is never chosen, null is cleared, and a path alone is the anonymous section.
    ("\"id\":\"x\"", " @never"),
    ("\"section\":null", " @cleared"),
    ("\"section\":\"s\"", "s: @0"),
    ("\"path\":[]", "-: @0"),
    ("\"path\":[\"a\",\"b\"]", "-:ab @0"),
    ("\"parked\":[[\"a\"]]", "-: @0"),
    (#""sections":[{"section":"t","path":["a"]}]"#, "t:a @never"),
    (#""section":null,"sections":[{"section":"t","path":["a"]}]"#, "t:a @cleared"),
    // Unlisted it comes first.
    (#""section":"s","path":["a"],"sections":[{"section":"t","path":["b"]}]"#, "s:a t:b @0"),
    (#""path":["a"],"sections":[{"section":"t"}]"#, "-:a t: @0"),
    // Listed it keeps its place, with its path at one of the two.
    (#""section":"s","path":["a"],"sections":[{"section":"t"},{"section":"s"}]"#, "t: s:a @1"),
    (#""section":"s","sections":[{"section":"t"},{"section":"s","path":["a"]}]"#, "t: s:a @1"),
    (#""section":"s","sections":[{"section":"s"}]"#, "s: @0"),
    (#""path":["a"],"sections":[{"section":"t"},{"section":null}]"#, "t: -:a @1"),
    // The same section in another spelling.
    (#""section":"s","path":["a"],"sections":[{"section":{"s":{ }}}]"#, "s:a @0"),
  ])
  func `which sections there are, and which is on screen`(keys: String, picture: String) throws {
    #expect(try Self.picture(keys) == picture)
  }

  @Test func `two sections that look the same are two`() throws {
    let session = try SavedSession(
      "\"section\":\"caf\u{e9}\",\"sections\":[{\"section\":\"cafe\u{301}\"}]")
    #expect(session.state.sections.count == 2)
  }

  @Test func `what the active section parked is read in either place`() throws {
    let above = try SavedSession(#""section":"s","parked":[["a","b"],["c"]]"#)
    let listed = try SavedSession(
      #""section":"s","sections":[{"section":"s","parked":[["a","b"],["c"]]}]"#)
    #expect(above == listed)
    #expect(above.state.parked.map { $0.path.entries.map(\.route.name) } == [["a", "b"], ["c"]])
  }

  @Test func `the path and what is parked may stand in different places`() throws {
    let session = try SavedSession(
      #""section":"s","path":["a"],"sections":[{"section":"s","parked":[["b"]]}]"#)
    #expect(session.state.activeSection?.path.entries.count == 1)
    #expect(session.state.parked.count == 1)
  }

  @Test func `what the active section parked is the most recent`() throws {
    let session = try SavedSession(
      #""section":"s","parked":[["a"]],"sections":[{"section":"t","parked":[["b"],["c"]]}]"#)
    #expect(session.state.parked.map { $0.path.entries[0].route.name } == ["b", "c", "a"])
  }
}
