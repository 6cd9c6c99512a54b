import Testing

@testable import Navigation

@Suite struct NoteTests {
  @Test(arguments: ["", "a", "\u{e9}", "\u{1F600}", "\n\u{0}"])
  func `a note has up to 200 scalars however many bytes they are`(scalar: String) throws {
    let longest = String(String(repeating: scalar, count: 200).unicodeScalars.prefix(200))
    #expect(try Note(longest).text == longest)
    #expect(throws: NoteError(length: 201)) { try Note(String(repeating: "a", count: 201)) }
  }

  @Test(arguments: [("caf\u{e9}", "cafe\u{301}", false), ("a", "a", true)])
  func `notes are compared by their bytes`(left: String, right: String, areEqual: Bool) throws {
    let notes = [try Note(left), try Note(right)]
    #expect((notes[0] == notes[1]) == areEqual)
    #expect(Set(notes).count == (areEqual ? 1 : 2))
  }

  @Test func `the error says how long it is`() {
    #expect(
      NoteError(length: 250).description == "A note may have 200 characters; this one has 250.")
  }
}
