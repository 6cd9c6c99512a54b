import Navigation
import TestSupport
import Testing

@Suite struct DocumentWritingTests {
  private static func written(_ example: Example) throws -> JSONNode {
    let session = try SessionDocument(reading: example.bytes()).session(adopting: nil)
    return try JSONText(session.document()).root
  }

  @Test(arguments: Example.allCases)
  func `keys stand in the order of the schema`(example: Example) throws {
    let schema = try JSONText(Repository.bytes(of: "Schema/session-v1.schema.json")).root
    let known = schema["properties"]?.members.map(\.key) ?? []
    #expect(known.count == 20)
    let keys = try Self.written(example).members.map(\.key)
    #expect(keys == known.filter(keys.contains))
  }

  @Test(arguments: Example.allCases)
  func `every entry is in full spelling with its id`(example: Example) throws {
    let session = try SessionDocument(reading: example.bytes()).session(adopting: nil)
    let root = try Self.written(example)
    var entries: [JSONNode] = []
    for section in [root] + root.list("sections") {
      entries += section.list("path") + section.list("parked").flatMap { Array($0.elements) }
    }
    for modal in root.list("modals") {
      entries += [modal["route"]].compactMap(\.self) + modal.list("path")
    }
    let ids = entries.map { $0["entry"]?.integer.map { Int64($0) } }
    #expect(ids.count == session.state.entries.count)
    #expect(Set(ids) == Set(session.state.entries.map(\.id.number)))
    #expect(entries.allSatisfy { $0["type"]?.string != nil })
  }

  @Test(arguments: Example.allCases)
  func `both selections of the split are written`(example: Example) throws {
    let root = try Self.written(example)
    let split = root["split"]
    #expect(split?["sidebar"]?.bytes == root["section"]?.bytes)
    #expect(split?["content"]?["type"]?.string != nil)
    #expect(split?["columns"]?.integer == 3)
    #expect(root["retention"]?["policy"]?.string != nil)
  }

  @Test(arguments: Example.allCases)
  func `what is written is read back and written again to the letter`(example: Example) throws {
    let session = try SessionDocument(reading: example.bytes()).session(adopting: nil)
    let again = try SessionDocument(reading: session.document()).session(adopting: nil)
    #expect(again == session)
    #expect(again.document() == session.document())
  }

  @Test func `the smallest session is written whole`() {
    let session = SavedSession(id: .main, state: SavedState())
    #expect(
      String(decoding: session.document(), as: UTF8.self) == """
        {
          "format": "navigation-session",
          "version": 1,
          "id": "main",
          "split": { "columns": 3, "columnVisibility": "automatic", "sidebar": null, "content": null },
          "retention": { "policy": "dictionary" }
        }

        """)
  }

  @Test func `the active section is listed only where it is not the first`() throws {
    var session = try SavedSession(path: "a1", others: [("t", "b2")])
    #expect(try Self.sections(of: session) == ["t"])
    session.state.apply(.section(session.state.sections[1].name))
    #expect(try Self.sections(of: session) == ["s", "t"])
    session.state.apply(.section(nil))
    #expect(try Self.sections(of: session) == ["s", "t"])
  }

  @Test func `the anonymous section is null where it is listed`() throws {
    var state = SavedState(startingIn: .anonymous)
    let session = SavedSession(id: .main, state: state)
    #expect(try JSONText(session.document()).root["section"] == nil)
    state.apply(.section(.named(SavedRoute("t"))))
    #expect(try Self.sections(of: SavedSession(id: .main, state: state)) == [nil, "t"])
  }

  private static func sections(of session: SavedSession) throws -> [String?] {
    try JSONText(session.document()).root.list("sections").map { $0["section"]?["type"]?.string }
  }
}

extension JSONNode {
  /// The value under a key.
  subscript(key: String) -> JSONNode? { members.first { $0.key == key }?.value }

  /// The elements of the array under a key.
  func list(_ key: String) -> [JSONNode] { self[key].map { Array($0.elements) } ?? [] }
}
