import Navigation
import TestSupport
import Testing

@Suite struct PayloadLettersTests {
  private static let letters = [
    "18446744073709551615", "1.0", "-0.0", "-0", "123456789012345678901234567890", "1E+5",
    "1e400", "null", "true", #""\u00e9\/\n\ud83d\ude00""#, "\"caf\u{e9} cafe\u{301}\"",
    "{ }", "[\n    1 ,\t2\r\n]", #"{"b":1,  "a":{"b":2}}"#,
    "{\"caf\u{e9}\":1,\"cafe\u{301}\":2}",
  ]

  @Test(arguments: letters)
  func `a payload is kept to the letter wherever it stands`(letters: String) throws {
    let text = """
      "section":{"s":\(letters)},"path":[{"a":\(letters)},{"type":"b","value":\(letters)}],
      "values":{"k":\(letters)},"snapshots":[{"entry":1,"model":"M","value": \(letters) }],
      "results":[{"entry":1,"key":"k","value":\(letters)}],"extensions":{"com.x":\(letters)}
      """
    let session = try SavedSession(text)
    let payload = try Payload(Array(letters.utf8))
    #expect(payload.text.utf8.elementsEqual(letters.utf8))
    #expect(session.state.activeSection?.name.route?.payload == payload)
    #expect(session.state.entries.map(\.route.payload) == [payload, payload])
    #expect(session.state.values == ["k": payload])
    #expect(session.snapshots.map(\.payload) == [payload])
    #expect(session.results.map(\.payload) == [payload])
    #expect(session.extensions == ["com.x": payload])

    // The section is written in 'section' and in 'split.sidebar', the first entry in 'path' and
    // in 'split.content'.
    let written = String(decoding: session.document(), as: UTF8.self)
    #expect(written.ranges(of: ": " + letters).count == 9)
  }
}
