import Navigation
import TestSupport
import Testing

@Suite struct DocumentFuzzTests {
  @Test func `a damaged document is read or refused and what is read is stable`() throws {
    var random = SeededGenerator(for: "DocumentFuzzTests")
    let examples = try Example.allCases.map { try $0.bytes() }
    var reasons: [String: Int] = [:]
    for number in 0..<20_000 {
      var bytes = examples[number % examples.count]
      for _ in 0..<Int.random(in: 1...3, using: &random) { damage(&bytes, &random) }
      do {
        let session = try SessionDocument(reading: bytes).session(adopting: nil)
        reasons["accepted", default: 0] += 1
        try expectStable(session, number)
      } catch {
        reasons[String("\(error.reason)".prefix { $0 != "(" }), default: 0] += 1
        #expect(!error.description.isEmpty && error.hint != "")
        #expect(error.position.line > 0 && error.position.column > 0)
      }
    }
    print("DocumentFuzzTests met:", reasons.sorted { $0.key < $1.key })
    #expect(reasons["accepted", default: 0] > 1_000)
    #expect(reasons.count > 10)
  }

  private func expectStable(_ session: SavedSession, _ number: Int) throws(DocumentError) {
    #expect(session.state.fault == nil, "\(number)")
    let written = session.document()
    let again = try SessionDocument(reading: written).session(adopting: session)
    #expect(again == session, "\(number)")
    #expect(again.document() == written, "\(number)")
    let retained = session.retained().session
    #expect(retained.retained().letGo.isEmpty, "\(number)")
  }

  /// Flips a bit, takes a stretch away, writes one twice, or swaps a byte for one that JSON uses.
  private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let start = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, start + Int.random(in: 1...40, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes.removeSubrange(start..<end)
    case 2: bytes.insert(contentsOf: bytes[start..<end], at: end)
    case 3: bytes[start] = Array("{}[]\",:0 1e-.\\ntu".utf8).randomElement(using: &random) ?? 0
    default: damageValue(&bytes, from: start, &random)
    }
  }

  /// Changes one digit or letter to another, so that the text stays JSON more often.
  private func damageValue(
    _ bytes: inout [UInt8], from start: Int, _ random: inout SeededGenerator
  ) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let index = bytes[start...].firstIndex { digits.contains($0) || letters.contains($0) }
    guard let index else { return }
    bytes[index] =
      (digits.contains(bytes[index]) ? digits : letters)
      .randomElement(using: &random) ?? 0
  }
}
