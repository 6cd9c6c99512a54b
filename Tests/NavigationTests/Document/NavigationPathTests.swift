import Navigation
import TestSupport
import Testing

@Suite struct NavigationPathTests {
  private static func session(_ text: String, section: SavedRoute? = nil) throws -> SavedSession {
    try NavigationPathDocument.read(Array(text.utf8), section: section).session(adopting: nil)
  }

  @Test func `pairs are read from the last to the first`() throws {
    let session = try Self.session(#"["App.Item","{\"id\":2}","App.Folder","{\"id\":1}"]"#)
    #expect(
      session.state.entries.map(\.route) == [
        SavedRoute("App.Folder", payload: #"{"id":1}"#),
        SavedRoute("App.Item", payload: #"{"id":2}"#),
      ])
    #expect(session.state.activeSection?.name == .anonymous)
    #expect(session.state.entries.map(\.id) == [1, 2])
  }

  @Test func `the example is three entries in order`() throws {
    let bytes = try Repository.bytes(of: "Examples/navigation-path.json")
    #expect(NavigationPathDocument.isOne(bytes))
    let session = try Self.session(String(decoding: bytes, as: UTF8.self))
    #expect(
      session.state.entries.map(\.route.name) == ["Int", "Trailbook.Trail", "Trailbook.Waypoint"])
    #expect(session.state.entries[0].route.payload == "3")
  }

  @Test func `an empty array is an empty path`() throws {
    let session = try Self.session("[]")
    #expect(session.state.active == .section(at: 0))
    #expect(session.state.entries.isEmpty)
  }

  @Test func `the path may belong to a section`() throws {
    let session = try Self.session(#"["Swift.Int","1"]"#, section: SavedRoute("trails"))
    #expect(session.state.activeSection?.name == .named(SavedRoute("trails")))
  }

  @Test func `inner letters are kept`() throws {
    let session = try Self.session(#"["T","{ \"a\" : 18446744073709551615 }"]"#)
    #expect(session.state.entries[0].route.payload == "{ \"a\" : 18446744073709551615 }")
  }

  @Test(arguments: [
    DocumentFault(whole: #"▸["App.Item"]"#, "", .unpaired(count: 1)),
    DocumentFault(whole: #" ▸["a","1","b"]"#, "", .unpaired(count: 3)),
    DocumentFault(whole: "▸17", "", .wrongKind(wanted: "an array", found: .number)),
    DocumentFault(
      whole: #"["a",▸1]"#, "/1", .wrongKind(wanted: "a string", found: .number)),
    DocumentFault(whole: #"["a","1",▸"","1"]"#, "/2", .badName(.empty)),
    DocumentFault(whole: #"[▸"type","1"]"#, "/0", .badName(.reserved)),
  ])
  func `what is no navigation path is refused`(fault: DocumentFault) {
    fault.expect { () throws(DocumentError) in
      _ = try NavigationPathDocument.read(fault.bytes, section: nil)
    }
  }

  @Test func `a fault inside a string has its place in both texts`() {
    let fault = DocumentFault(
      whole: "[\"a\",\"1\",\n \"App.T\",▸\"{\\\"id\\\":}\"]", "/3", .notARoute)
    let error = #expect(throws: DocumentError.self) {
      try NavigationPathDocument.read(fault.bytes, section: nil)
    }
    guard case .innerSyntax("App.T", let inner) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.position == fault.position)
    #expect(error?.pointer == "/3")
    #expect(error?.hint == nil)
    #expect(inner.position == JSONPosition(line: 1, column: 7))
    #expect(
      error?.description.hasPrefix(
        "the value paired with 'App.T' is not JSON (column 7 of the text inside the string): ")
        == true)
  }

  @Test func `a text that is no JSON is refused at its place`() {
    let error = #expect(throws: DocumentError.self) {
      try NavigationPathDocument.read(Array(#"["a","1",]"#.utf8), section: nil)
    }
    #expect(error?.position == JSONPosition(line: 1, column: 9))
  }
}
