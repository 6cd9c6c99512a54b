import Navigation
import TestSupport
import Testing

@Suite struct SingleSlotTests {
  @Test(arguments: [
    ("a1 b2 c3", ["3 M"]),
    // Both columns are on screen, so both are pinned beyond the one.
    ("A1 b2 c3", ["1 M", "3 M"]),
    ("A1 b2 c3?", ["1 M", "2 M", "3 M"]),
    ("A1 B2 c3", ["2 M", "3 M"]),
  ])
  func `what is visible in any layout is kept and nothing else`(
    path: String, kept: [String]
  ) throws {
    let session = try SavedSession(path: path, snapshots: [1, 2, 3], policy: .singleSlot)
    let (retained, letGo) = session.retained()
    #expect(retained.kept == kept)
    #expect(letGo.count == 3 - kept.count)
    #expect(letGo.allSatisfy { $0.reason == .singleSlot })
  }

  @Test func `where nothing visible has one the deepest is kept`() throws {
    let session = try SavedSession(path: "a1 b2 c3", snapshots: [1, 2], policy: .singleSlot)
    let (retained, letGo) = session.retained()
    #expect(retained.kept == ["2 M"])
    #expect(letGo.map(\.summary) == ["1 snapshot M: singleSlot"])
  }

  /// Entries 1 and 2 are in the active section, 3 and 4 in another, 5 and 6 in a third, 7 to 9 in
  /// two modals; the top of each has no snapshot of its own.
  @Test(
    arguments: [
      ([1, 3, 5, 7, 8], ["8 M"]), ([1, 3, 5, 7], ["7 M"]), ([1, 3, 4, 5], ["1 M"]),
      ([3, 4, 5, 6], ["4 M"]), ([3, 5, 6], ["3 M"]), ([5, 6], ["6 M"]),
    ] as [([EntryID], [String])])
  func `modals are deepest, then the active section, then the others in order`(
    snapshots: [EntryID], kept: [String]
  ) throws {
    let session = try SavedSession(
      path: "a1 b2", others: [("t", "c3 d4"), ("u", "e5 f6")], modals: ["g7 i10", "h8 j9"],
      snapshots: snapshots, policy: .singleSlot)
    #expect(session.retained().session.kept == kept)
  }

  @Test func `each model has a slot of its own`() throws {
    var session = try SavedSession(path: "a1 b2", snapshots: [1, 2], policy: .singleSlot)
    session.snapshots += [SavedSnapshot(entry: 1, model: "N", payload: "1")]
    #expect(session.retained().session.kept == ["1 N", "2 M"])
  }

  @Test func `an exception keeps one model under dictionary`() throws {
    var session = try SavedSession(path: "a1 b2", snapshots: [1, 2], policy: .singleSlot)
    session.state.retention.models["M"] = .dictionary(limit: nil)
    #expect(session.retained().session.kept == ["1 M", "2 M"])
  }

  @Test func `nothing stays parked and what belonged to it goes too`() throws {
    var session = try SavedSession(
      path: "A1 b5", parked: ["c2 d3", "e4"], snapshots: [1, 2, 5], policy: .singleSlot)
    session.results = [
      SavedResult(entry: 3, key: "k", payload: "1"), SavedResult(entry: 5, key: "k", payload: "1"),
    ]
    let (retained, letGo) = session.retained()
    #expect(retained.state.parked.isEmpty)
    #expect(retained.kept == ["1 M", "5 M"])
    #expect(retained.results.map(\.entry) == [5])
    #expect(
      letGo.map(\.summary) == [
        "2 parked 2: parkedUnderSingleSlot", "4 parked 1: parkedUnderSingleSlot",
        "2 snapshot M: entryLetGo", "3 result k: entryLetGo",
      ])
    #expect(letGo.map(\.route?.name) == ["c", "e", "c", "d"])
  }

  @Test func `a path and a modal are never shortened`() throws {
    let session = try SavedSession(
      path: "a1 b2 c3?", others: [("t", "d4")], modals: ["e5 f6"], policy: .singleSlot)
    #expect(session.retained().session == session)
    #expect(session.retained().letGo.isEmpty)
  }
}
