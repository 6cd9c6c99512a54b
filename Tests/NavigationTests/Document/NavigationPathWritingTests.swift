import Navigation
import TestSupport
import Testing

@Suite struct NavigationPathWritingTests {
  private func session(_ text: String) throws -> SavedSession {
    try SessionDocument(reading: Array(text.utf8)).session(adopting: nil)
  }

  private func routes(_ bytes: [UInt8]) throws -> [SavedRoute] {
    let document = try NavigationPathDocument.read(bytes, section: nil)
    return try document.session(adopting: nil).state.activeSection?.path.entries.map(\.route) ?? []
  }

  @Test
  func `pairs of name and value are written, the last pushed first`() throws {
    let session = try session(
      #"{"path":[{"trail":{ "id" : 1.0 }},"share"],"format":"navigation-session","version":1}"#)

    let written = NavigationPathDocument.write(session)

    #expect(
      String(decoding: written.bytes, as: UTF8.self)
        == #"["share", "{}", "trail", "{ \"id\" : 1.0 }"]"# + "\n")
    #expect(written.left == [])
  }

  @Test
  func `a path that was read is written as it was`() throws {
    let bytes = try Repository.bytes(of: "Examples/navigation-path.json")
    let session = try NavigationPathDocument.read(bytes, section: nil).session(adopting: nil)

    #expect(NavigationPathDocument.write(session).bytes == bytes)
  }

  @Test(arguments: Example.allCases)
  func `what is read back are equal routes`(example: Example) throws {
    let session = try SessionDocument(reading: example.bytes()).session(adopting: nil)
    let path = session.state.activeSection?.path.committed.map(\.route.normalized) ?? []

    let written = NavigationPathDocument.write(session)

    #expect(NavigationPathDocument.isOne(written.bytes))
    #expect(try routes(written.bytes).map(\.normalized) == path)
  }

  @Test
  func `the paths of random walks come back`() throws {
    var generator = SessionGenerator(SeededGenerator(for: "NavigationPathWritingTests"))
    var deep = 0
    var withParked = 0
    for _ in 0..<200 {
      generator.begin()
      for _ in 0..<30 { _ = generator.step() }
      let state = generator.state
      let path = state.activeSection?.path.committed.map(\.route.normalized) ?? []

      let written = NavigationPathDocument.write(SavedSession(id: .main, state: state))
      let read: [SavedRoute] = try routes(written.bytes).map(\.normalized)
      let parked = written.left.first { $0.kind == .parked }

      let versioned = written.left.first { $0.kind == .versions }

      // A version has no place there, and is told.
      #expect(read == path.map { SavedRoute($0.name, payload: $0.payload) })
      #expect((versioned?.count ?? 0) == path.count { $0.version != .first })
      #expect((parked?.count ?? 0) == state.parked.count)
      if read.count > 1 { deep += 1 }
      if parked != nil { withParked += 1 }
    }
    print("met: \(deep) deep paths, \(withParked) states with parked ones")
    #expect(deep > 0)
    #expect(withParked > 0)
  }

  @Test
  func `every part that has no place is told with its number`() throws {
    let session = try SessionDocument(reading: Example.parked.bytes()).session(adopting: nil)

    let left = NavigationPathDocument.write(session).left

    #expect(
      left.map(\.description) == [
        "the section", "1 other section", "1 modal", "1 parked path", "1 provisional entry",
        "1 checkpoint", "1 key of a result", "2 snapshots", "1 result", "2 values",
        "the retention",
      ])
  }

  @Test
  func `versions, titles, columns and another spelling of a type are told`() throws {
    let session = try session(
      """
      {"format":"navigation-session","version":1,"path":[
        {"type":"Swift.Int","value":3},{"type":"list","column":"content","title":"All"},
        {"type":"trail","value":{},"version":2}],
       "split":{"columns":2},"extensions":{"com.example.app.x":1}}
      """)

    let left = NavigationPathDocument.write(session).left

    #expect(
      left.map(\.kind) == [.columns, .versions, .spellings, .titles, .split, .extensions])
  }

  @Test
  func `a plain type is written as SwiftUI looks for it`() throws {
    let session = try session(
      #"{"format":"navigation-session","version":1,"path":[{"type":"UUID","value":"x"}]}"#)

    let written = NavigationPathDocument.write(session)

    #expect(
      String(decoding: written.bytes, as: UTF8.self) == #"["Foundation.UUID", "\"x\""]"# + "\n")
    #expect(try routes(written.bytes).map(\.name.text) == ["UUID"])
  }

  @Test
  func `a session without an active section has an empty path`() throws {
    let session = try session(
      """
      {"format":"navigation-session","version":1,"section":null,
       "sections":[{"section":"a","path":["b"]}]}
      """)

    let written = NavigationPathDocument.write(session)

    #expect(written.bytes == Array("[]\n".utf8))
    #expect(written.left.map(\.description) == ["1 other section"])
  }
}
