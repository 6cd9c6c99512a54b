import Navigation
import TestSupport
import Testing

/// What a program can put into a session, our own reader must be able to read.
@Suite struct WritableSessionTests {
  private static func read(_ session: SavedSession) throws -> SavedSession {
    try SessionDocument(reading: session.document()).session(adopting: session)
  }

  @Test func `of two snapshots for one entry and model the later stays`() throws {
    var session = SavedSession(id: .main, state: SavedState())
    session.snapshots = [
      SavedSnapshot(entry: 2, model: "M", payload: "1"),
      SavedSnapshot(entry: 1, model: "M", payload: "2"),
      SavedSnapshot(entry: 2, model: "M", payload: "3"),
      SavedSnapshot(entry: 2, model: "L", payload: "4"),
    ]
    #expect(session.snapshots.map(\.payload.text) == ["2", "4", "3"])
    session.snapshots.append(SavedSnapshot(entry: 1, model: "M", payload: "5"))
    #expect(session.snapshots.map(\.payload.text) == ["5", "4", "3"])
    #expect(
      SavedSession(id: .main, state: SavedState(), snapshots: session.snapshots + session.snapshots)
        .snapshots == session.snapshots)
    #expect(try Self.read(session).snapshots == session.snapshots)
  }

  @Test func `of two results for one entry and key the later stays`() throws {
    var session = SavedSession(id: .main, state: SavedState())
    session.results = [
      SavedResult(entry: 1, key: "k", payload: "1"), SavedResult(entry: 1, key: "k", payload: "2"),
      SavedResult(entry: 1, key: "j", payload: "3"),
    ]
    #expect(session.results.map(\.payload.text) == ["3", "2"])
    #expect(try Self.read(session).results == session.results)
  }

  @Test(arguments: [
    (Int.min, 1), (0, 1), (1, 1), (Int(EntryID.greatest), Int(EntryID.greatest)),
    (Int.max, Int(EntryID.greatest)),
  ])
  func `a parked limit is written as one that can be read`(limit: Int, written: Int) throws {
    let state = SavedState(
      retention: Retention(.dictionary(limit: limit), models: ["M": .dictionary(limit: limit)]))
    let retention = try Self.read(SavedSession(id: .main, state: state)).state.retention
    #expect(
      retention
        == Retention(.dictionary(limit: written), models: ["M": .dictionary(limit: written)]))
  }

  @Test func `the longest of every text is read`() throws {
    let longest = String(repeating: "\u{1F600}", count: 255)
    let name = try RouteName(longest)
    var state = SavedState(startingIn: .named(SavedRoute(name, title: longest)))
    state.apply(
      .push(
        SavedRoute(name), checkpoint: try CheckpointName(longest), answers: try ResultKey(longest)))
    let session = SavedSession(
      id: try SessionID(longest), state: state,
      note: try Note(String(repeating: "\u{0}", count: 200)), origin: Origin(app: longest),
      snapshots: [SavedSnapshot(entry: 1, model: try ModelName(longest), payload: "1")],
      results: [SavedResult(entry: 1, key: try ResultKey(longest), payload: "1")],
      extensions: [try ExtensionKey("com." + String(repeating: "a", count: 251)): "1"])
    #expect(try Self.read(session) == session)
  }
}
