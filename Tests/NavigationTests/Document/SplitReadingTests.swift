import Navigation
import TestSupport
import Testing

@Suite struct SplitReadingTests {
  @Test func `columns are what they say or their defaults`() throws {
    #expect(try SavedSession(#""id":"a""#).state.split == SplitSettings())
    #expect(try SavedSession(#""split":{}"#).state.split == SplitSettings())
    let split = try SavedSession(
      #""split":{"columns":2,"columnVisibility":"detailOnly","preferredCompactColumn":"sidebar"}"#
    ).state.split
    #expect(
      split
        == SplitSettings(columns: .two, visibility: .detailOnly, preferredCompactColumn: .sidebar))
  }

  @Test(arguments: [
    // It stands for the first detail entry where the path has none.
    (#""section":"s","split":{"content":"a"}"#, "a1"),
    (#""path":[],"split":{"content":{"a":1}}"#, "a1"),
    (#""path":[{"type":"A","column":"content"}],"split":{"content":"b"}"#, "A1 b2"),
    (#""path":["a",{"type":"B","column":"content"}],"split":{"content":"c"}"#, "a1 B2 c3"),
    (#""path":[{"type":"A","column":"content","entry":5}],"split":{"content":"b"}"#, "A5 b6"),
    // It agrees with the path where that has one.
    (#""path":["a","b"],"split":{"content":"a"}"#, "a1 b2"),
    (#""path":["a","b"],"split":{"content":{"a":{}}}"#, "a1 b2"),
    (#""path":[{"type":"a","provisional":true}],"split":{"content":"a"}"#, "a1?"),
    // Null says that there is none.
    (#""path":[{"type":"A","column":"content"}],"split":{"content":null}"#, "A1"),
    (#""split":{"content":null,"sidebar":null}"#, ""),
  ])
  func `the content selection is the first detail entry`(keys: String, path: String) throws {
    let entries = try SavedSession(keys).state.entries
    let letters = entries.map { "\($0.route.name)\($0.id)\($0.isProvisional ? "?" : "")" }
    #expect(letters.joined(separator: " ") == path)
  }

  @Test(arguments: [
    #""section":"s","split":{"sidebar":"s"}"#, #""section":"s","split":{"sidebar":{"s":{}}}"#,
    #""path":[],"split":{"sidebar":null}"#, #""section":null,"split":{"sidebar":null}"#,
    #""split":{"sidebar":null}"#,
  ])
  func `the sidebar's selection may agree with the section`(keys: String) throws {
    #expect(try SavedSession(keys).state.fault == nil)
  }
}
