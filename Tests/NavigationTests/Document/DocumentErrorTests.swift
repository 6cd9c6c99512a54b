import Navigation
import TestSupport
import Testing

@Suite struct DocumentErrorTests {
  @Test(arguments: [
    (#""layout":1"#, "'layout': a string is wanted here, not a number."),
    (#""secton":"a""#, "unknown key 'secton'."),
    (#""split":{"a/b":1}"#, "unknown key 'a/b' in /split."),
    (#""snapshots":[{"entry":1,"value":1}]"#, "there is no 'model'."),
    (#""retention":{}"#, "'retention': there is no 'policy'."),
    (#""layout":"wide""#, "'layout': \"wide\" is not a word for it."),
    (#""path":[17]"#, "this is not a route."),
    (#""values":{"":1}"#, "'values': A name must have at least one character."),
    (
      #""path":[{"type":"a","entry":0}]"#,
      "'entry': a whole number from 1 to 9007199254740991 is wanted here."
    ),
    (
      #""path":[{"type":"a","entry":1},{"type":"a","entry":1}]"#,
      "ids rise along a path, but 1 stands above 1."
    ),
    (#""savedAt":"now""#, "'savedAt': 'now' is not a time."),
    (
      #""retention":{"policy":"singleSlot","models":{"a~b":{"policy":1}}}"#,
      "'policy': a string is wanted here, not a number."
    ),
  ])
  func `the sentence names the key and not the place`(keys: String, sentence: String) {
    let error = #expect(throws: DocumentError.self) { try SavedSession(keys) }
    #expect(error?.description == sentence)
  }

  @Test(arguments: [("a/b", "/values/a~1b"), ("a~b", "/values/a~0b"), ("~1", "/values/~01")])
  func `a pointer escapes what a key may hold`(key: String, pointer: String) {
    let deep = String(repeating: "[", count: 121) + String(repeating: "]", count: 121)
    let error = #expect(throws: DocumentError.self) {
      try SavedSession("\"values\":{\"\(key)\":\(deep)}")
    }
    #expect(error?.pointer == pointer)
  }

  @Test func `only an unknown key or word has near misses`() {
    let known = #expect(throws: DocumentError.self) { try SavedSession(#""secton":1"#) }
    #expect(known?.near == ["section", "sections"])
    let word = #expect(throws: DocumentError.self) { try SavedSession(#""layout":"compct""#) }
    #expect(word?.near == ["compact"])
    let other = #expect(throws: DocumentError.self) { try SavedSession(#""path":1"#) }
    #expect(other?.near == [])
    #expect(other?.isNewer == false)
  }
}
