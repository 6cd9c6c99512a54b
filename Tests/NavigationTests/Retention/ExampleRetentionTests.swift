import Navigation
import TestSupport
import Testing

@Suite struct ExampleRetentionTests {
  private static func session(_ example: Example) throws -> SavedSession {
    try SessionDocument(reading: example.bytes()).session(adopting: nil)
  }

  @Test(arguments: Example.allCases)
  func `each example is what its own policy keeps`(example: Example) throws {
    let session = try Self.session(example)
    let (retained, letGo) = session.retained()
    #expect(retained == session)
    #expect(letGo.isEmpty)
  }

  @Test(
    arguments: [
      (.folders, ["9 MessageModel"], []),
      (.hiking, ["3 TrailModel", "5 WaypointModel"], []),
      (
        .parked, ["7 SearchModel"],
        ["2 parked 2: parkedUnderSingleSlot", "2 snapshot PlaceModel: entryLetGo"]
      ),
      (.smallest, [], []), (.tabs, ["4 PackingModel"], []),
    ] as [(Example, [String], [String])])
  func `each example under singleSlot`(
    example: Example, kept: [String], letGo: [String]
  ) throws {
    let (session, lines) = try Self.session(example).retained(narrowedTo: .singleSlot)
    #expect(session.kept == kept)
    #expect(lines.map(\.summary) == letGo)
    #expect(session.state.parked.isEmpty)
  }

  @Test func `the parked example under a smaller dictionary`() throws {
    let (session, lines) = try Self.session(.parked).retained(narrowedTo: .dictionary(limit: 1))
    #expect(
      lines.map(\.summary) == ["2 parked 2: parkedLimit", "2 snapshot PlaceModel: entryLetGo"])
    #expect(session.state.retention.policy == .dictionary(limit: 1))
    #expect(session.state.retention.models == ["SearchModel": .singleSlot])
  }
}
