import Navigation
import TestSupport
import Testing

@Suite struct DocumentFuzzTests {
  @Test func `a damaged document is read or refused and what is read is stable`() throws {
    var random = SeededGenerator(for: "DocumentFuzzTests")
    let examples = try Example.allCases.map { try $0.bytes() }
    var reasons: [String: Int] = [:]
    let count = RandomTexts.count(20_000)
    for number in 0..<count {
      let bytes = DamagedText(examples[number % examples.count], &random).bytes
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
    #expect(reasons["accepted", default: 0] > count / 20)
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
}
