import Testing

@testable import Navigation

@Suite struct JSONSizeTests {
  @Test func `a document of a megabyte has all its nodes`() throws {
    let record = #"{"id": 17, "name": "caf\u00e9 größe", "on": true, "list": [1, 2.5e3, -0.0]},"#
    let count = 1_000_000 / record.utf8.count + 1
    let text = "[" + String(repeating: record + "\n", count: count) + "null]"
    #expect(text.utf8.count >= 1_000_000)
    let read = try JSONText(Array(text.utf8))
    // Of each record: the object, four keys, four values, three elements.
    #expect(read.rows.count == 1 + count * 12 + 1)
    #expect(read.root.elements.reduce(0) { sum, _ in sum + 1 } == count + 1)
    let ids = read.root.elements.prefix(count).map { Array($0.members).first?.value.integer }
    #expect(ids.allSatisfy { $0 == 17 })
  }

  @Test func `an object of many keys is read in the time of few`() {
    // Compared each with each, these would take minutes; a table of hashes takes a moment.
    let members = (0..<100_000).map { "\"\($0)\":0" }.joined(separator: ",")
    #expect(JSONFault.found(in: "{\(members)}") == nil)
    #expect(JSONFault.found(in: "{\(members),\"99999\":0}")?.reason == .duplicateKey("99999"))
  }
}
