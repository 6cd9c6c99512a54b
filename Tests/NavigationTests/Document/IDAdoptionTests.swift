import Navigation
import TestSupport
import Testing

@Suite struct IDAdoptionTests {
  /// Ids 3, 5 and 7 in `s`, 2 parked, 4 in `t`, 8 and 9 in a sheet; the next is 20.
  private static func stored() throws -> SavedSession {
    var session = try SavedSession(
      path: "a3 b5 c7", parked: ["p2"], others: [("t", "d4")], modals: ["m8 n9"])
    session.state = try SavedState(
      sections: session.state.sections, active: session.state.active,
      parked: session.state.parked, modals: session.state.modals, mint: EntryIDMint(next: 20))
    return session
  }

  private static func ids(_ keys: String) throws -> [EntryID] {
    let session = try SavedSession(keys, adopting: try stored())
    #expect(session.state.fault == nil)
    return session.state.entries.map(\.id)
  }

  @Test(
    arguments: [
      (#""section":"s","path":["a","b","c"]"#, [3, 5, 7]),
      (#""section":"s","path":["a","b"]"#, [3, 5]),
      (#""section":"s","path":["a","b","c","d"]"#, [3, 5, 7, 20]),
      // From the first route that differs on, all are new: 'c' is another occurrence.
      (#""section":"s","path":["a","x","c"]"#, [3, 20, 21]),
      (#""section":"s","path":["x","a"]"#, [20, 21]),
      (#""section":"s","path":["a","a","b"]"#, [3, 20, 21]),
      // Title, column and whitespace do not make another route; a version does.
      (#""section":"s","path":[{"type":"a","title":"A","column":"content"},{"b":{ }}]"#, [3, 5]),
      (#""section":"s","path":[{"type":"a","version":2},"b"]"#, [20, 21]),
      // Another section's ids are not taken.
      (#""section":"u","path":["a","b"]"#, [20, 21]), (#""path":["a"]"#, [20]),
      (#""section":"t","path":["d"]"#, [4]),
    ] as [(String, [EntryID])])
  func `entries take the stored ids along the common prefix of equal routes`(
    keys: String, ids: [EntryID]
  ) throws {
    #expect(try Self.ids(keys) == ids)
  }

  @Test(
    arguments: [
      (#""section":"s","path":[{"type":"a","entry":30},{"type":"b","entry":31}]"#, [30, 31]),
      (#""section":"s","path":[{"type":"a","entry":30},"b"]"#, [30, 31]),
      (#""section":"s","path":[{"type":"a","entry":3},"b","x"]"#, [3, 5, 20]),
      // An id of its own makes it another occurrence, and what is above it too.
      (#""section":"s","path":[{"type":"a","entry":1},"b"]"#, [1, 20]),
      // A new entry's id is above those that the document gives anywhere.
      (#""section":"s","path":["x"],"modals":[{"route":{"type":"m","entry":40}}]"#, [41, 40]),
    ] as [(String, [EntryID])])
  func `ids that the document gives are kept`(keys: String, ids: [EntryID]) throws {
    #expect(try Self.ids(keys) == ids)
  }

  @Test(
    arguments: [
      (#""section":"s","path":["a","b"],"parked":[[{"type":"x","entry":5}]]"#, [3, 20, 5]),
      (
        #""section":"t","path":[{"type":"x","entry":3}],"sections":[{"section":"s","path":["a"]}]"#,
        [3, 20]
      ),
    ] as [(String, [EntryID])])
  func `an id that the document gives to another entry is not taken too`(
    keys: String, ids: [EntryID]
  ) throws {
    #expect(try Self.ids(keys) == ids)
  }

  @Test(
    arguments: [
      (#""section":"s","path":["a"],"parked":[["p","q"]]"#, [3, 2, 20]),
      (#""section":"s","path":["a"],"parked":[["q","p"]]"#, [3, 20, 21]),
      (#""section":"t","parked":[["p"]]"#, [20]),
      (#""modals":[{"route":"m","path":["n","o"]}]"#, [8, 9, 20]),
      (#""modals":[{"route":"m","style":"alert"}]"#, [20]),
      (#""modals":[{"route":"x"}]"#, [20]),
    ] as [(String, [EntryID])])
  func `what is parked or in a modal takes its stored ids too`(
    keys: String, ids: [EntryID]
  ) throws {
    #expect(try Self.ids(keys) == ids)
  }

  @Test func `a new entry never takes an id that was used before`() throws {
    let session = try SavedSession(#""section":"s","path":["x"]"#, adopting: try Self.stored())
    #expect(session.state.mint.next == 21)
    #expect(try SavedSession(#""path":["x"]"#).state.mint.next == 2)
  }

  @Test func `what is kept for an entry that is gone goes to no new one`() throws {
    let session = try SavedSession(
      #"""
      "path":["a","b"],"snapshots":[{"entry":1,"model":"M","value":1}],
      "results":[{"entry":2,"key":"k","value":1}]
      """#)
    #expect(session.state.entries.map(\.id) == [3, 4])
    #expect(session.retained().letGo.map(\.reason) == [.noSuchEntry, .noSuchEntry])
  }

  @Test func `a snapshot of a stored id finds the entry that takes it`() throws {
    let session = try SavedSession(
      #""section":"s","path":["a"],"snapshots":[{"entry":3,"model":"M","value":1}]"#,
      adopting: try Self.stored())
    #expect(session.retained().session.kept == ["3 M"])
  }

  @Test func `parked paths keep their order between sections`() throws {
    var stored = try SavedSession(path: "", others: [("t", "")])
    let names = stored.state.sections.map(\.name)
    for (section, route) in [(0, "a"), (1, "b"), (0, "c"), (1, "d")] {
      stored.state.apply(.section(names[section]))
      stored.state.apply(.select(SavedRoute(try RouteName(route))))
      stored.state.apply(.select(nil))
    }
    let read = try SessionDocument(reading: stored.document())
    #expect(try read.session(adopting: stored) == stored)
  }

  @Test func `the document's own order wins where it differs in a section`() throws {
    let stored = try SavedSession(path: "", parked: ["a1", "b2"])
    let session = try SavedSession(
      #""section":"s","parked":[[{"type":"b","entry":2}],[{"type":"a","entry":1}]]"#,
      adopting: stored)
    #expect(session.state.entries.map(\.id) == [2, 1])
  }
}
