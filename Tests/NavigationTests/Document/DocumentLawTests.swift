import Navigation
import TestSupport
import Testing

@Suite struct DocumentLawTests {
  @Test func `a random session comes back equal from its document`() throws {
    var walk = SessionGenerator(SeededGenerator(for: "DocumentLawTests"))
    for number in 0..<LetterWalk.sequences {
      walk.walk(12)
      let session = walk.session()
      let document = session.document()
      do {
        let read = try SessionDocument(reading: document)
        let again = try read.session(adopting: session)
        #expect(again == session, "walk \(number)")
        #expect(again.document() == document, "walk \(number)")
        // Without the store, what the document does not tell is made up the same way each time.
        let alone = try read.session(adopting: nil)
        #expect(alone.state.fault == nil, "walk \(number)")
        #expect(alone.document() == document, "walk \(number)")
        #expect(alone.state.sections == session.state.sections, "walk \(number)")
        #expect(Set(alone.state.parked) == Set(session.state.parked), "walk \(number)")
      } catch {
        Issue.record("walk \(number): \(error) in \(String(decoding: document, as: UTF8.self))")
      }
    }
    print("DocumentLawTests met:", walk.met.sorted { $0.key < $1.key })
    guard LetterWalk.sequences >= 2_000 else { return }
    for thing in [
      "duplicates", "groups", "modals", "parked", "provisional", "results", "snapshots",
    ] {
      #expect(walk.met[thing, default: 0] * 100 >= LetterWalk.sequences, "\(thing)")
    }
  }

  @Test func `a document without ids takes those that are stored`() throws {
    var walk = SessionGenerator(SeededGenerator(for: "DocumentLawTests.ids"))
    var entries = 0
    for number in 0..<500 {
      walk.walk(12)
      let session = walk.session()
      // Only an entry's id stands behind a comma.
      let bare = String(decoding: session.document(), as: UTF8.self)
        .replacing(/, "entry": [0-9]+/, with: "")
      let read = try SessionDocument(reading: Array(bare.utf8)).session(adopting: session)
      #expect(read.state.sections == session.state.sections, "walk \(number)")
      #expect(read.state.modals == session.state.modals, "walk \(number)")
      #expect(read.state.fault == nil, "walk \(number)")
      entries += read.state.entries.count
    }
    #expect(entries > 1_000)
  }
}
