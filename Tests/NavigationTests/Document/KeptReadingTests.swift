import Navigation
import TestSupport
import Testing

@Suite struct KeptReadingTests {
  @Test(
    arguments: [
      (#""path":["a","b"]"#, 2), (#""path":["a"],"parked":[["b"]]"#, 2),
      (#""path":["a"],"modals":[{"route":"x","path":["b"]}]"#, 3),
      (#""sections":[{"section":"t","path":[{"type":"b","title":"B","entry":7}]}]"#, 7),
      (#""path":["a",{"b":{ }}]"#, 2),
    ] as [(String, EntryID)])
  func `a snapshot may name the route of its entry`(keys: String, entry: EntryID) throws {
    let session = try SavedSession(
      #"\#(keys),"snapshots":[{"route":"b","model":"M","value":1}]"#)
    #expect(session.snapshots == [SavedSnapshot(entry: entry, model: "M", payload: "1")])
  }

  @Test func `snapshots and results are in order of entry and name`() throws {
    let session = try SavedSession(
      #"""
      "path":["a","b"],"snapshots":[{"entry":2,"model":"A","value":1},
      {"entry":1,"model":"B","value":2,"version":3,"savedAt":"1970-01-01T00:00:00.001Z"},
      {"entry":1,"model":"A","value":3}],
      "results":[{"entry":2,"key":"b","value":1},{"entry":2,"key":"a","value":2,"version":3}]
      """#)
    #expect(session.kept == ["1 A", "1 B", "2 A"])
    #expect(session.snapshots[1].version.number == 3)
    #expect(session.snapshots[1].savedAt == Timestamp(milliseconds: 1))
    #expect(session.results.map(\.key) == ["a", "b"])
    #expect(session.results[0].version.number == 3)
  }

  @Test func `models whose names look the same are two`() throws {
    let session = try SavedSession(
      """
      "path":["a"],"snapshots":[{"entry":1,"model":"caf\u{e9}","value":1},
      {"entry":1,"model":"cafe\u{301}","value":2}],
      "values":{"caf\u{e9}":1,"cafe\u{301}":2},
      "retention":{"policy":"singleSlot","models":{"caf\u{e9}":{"policy":"dictionary"},
      "cafe\u{301}":{"policy":"dictionary","limit":1}}}
      """)
    #expect(session.snapshots.map(\.payload) == ["2", "1"])
    #expect(session.state.values == ["caf\u{e9}": "1", "cafe\u{301}": "2"])
    #expect(session.state.retention.models.count == 2)
  }

  @Test(arguments: [
    (#""id":"x""#, Retention()),
    (#""retention":{"policy":"singleSlot"}"#, Retention(.singleSlot)),
    (#""retention":{"policy":"dictionary"}"#, Retention()),
    (#""retention":{"policy":"dictionary","limit":8}"#, Retention(.dictionary(limit: 8))),
    (
      #""retention":{"policy":"singleSlot","models":{"A":{"policy":"dictionary","limit":1}}}"#,
      Retention(.singleSlot, models: ["A": .dictionary(limit: 1)])
    ),
  ])
  func `a retention and its exceptions are read`(keys: String, retention: Retention) throws {
    #expect(try SavedSession(keys).state.retention == retention)
  }

  @Test func `a modal has a style, a detent and a path of its own`() throws {
    let state = try SavedSession(
      #""modals":[{"route":"a"},{"route":"b","style":"alert","detent":"m","path":["c","d"]}]"#
    ).state
    #expect(state.modals.map(\.style) == [.sheet, .alert])
    #expect(state.modals.map(\.detent) == [nil, "m"])
    #expect(state.modals.map { $0.path.entries.map(\.route.name) } == [["a"], ["b", "c", "d"]])
    #expect(state.modals[1].root?.id == 2)
  }

  @Test func `what tells of the save is read`() throws {
    let session = try SavedSession(
      #"""
      "id":"a\u0000b","savedAt":"2026-04-01T11:12:44.5+02:00","note":"n","layout":"regular",
      "origin":{"app":"a","appVersion":"1","os":"o","device":"d"}
      """#)
    #expect(session.id == "a\u{0}b")
    #expect(session.savedAt?.rfc3339 == "2026-04-01T09:12:44.500Z")
    #expect(session.note == "n")
    #expect(session.layout == .regular)
    #expect(session.origin == Origin(app: "a", appVersion: "1", os: "o", device: "d"))
    #expect(try SavedSession(#""path":[]"#).id == .main)
  }
}
