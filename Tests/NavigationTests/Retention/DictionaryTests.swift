import Navigation
import TestSupport
import Testing

@Suite struct DictionaryTests {
  @Test func `every entry keeps its snapshot wherever it is`() throws {
    let session = try SavedSession(
      path: "A1 b2", parked: ["c3"], others: [("t", "d4")], modals: ["e5"],
      snapshots: [1, 2, 3, 4, 5])
    let (retained, letGo) = session.retained()
    #expect(retained == session)
    #expect(letGo.isEmpty)
  }

  @Test func `an exception keeps one model under singleSlot`() throws {
    var session = try SavedSession(path: "a1 b2", snapshots: [1, 2])
    session.snapshots += [SavedSnapshot(entry: 1, model: "N", payload: "1")]
    session.state.retention.models["M"] = .singleSlot
    let (retained, letGo) = session.retained()
    #expect(retained.kept == ["1 N", "2 M"])
    #expect(letGo.map(\.summary) == ["1 snapshot M: singleSlot"])
  }

  @Test func `a snapshot or result of no entry is let go and not given to another`() throws {
    var session = try SavedSession(path: "a1", snapshots: [1, 9])
    session.results = [SavedResult(entry: 8, key: "k", payload: "1")]
    let (retained, letGo) = session.retained()
    #expect(retained.kept == ["1 M"])
    #expect(retained.results.isEmpty)
    #expect(letGo.map(\.summary) == ["9 snapshot M: noSuchEntry", "8 result k: noSuchEntry"])
    #expect(letGo.allSatisfy { $0.route == nil })
  }

  @Test func `beyond the limit the oldest parks go whole with what belonged to them`() throws {
    let session = try SavedSession(
      path: "A1", parked: ["b2 c3", "d4 e5", "f6"], snapshots: [2, 3, 4, 6],
      policy: .dictionary(limit: 4))
    let (retained, letGo) = session.retained()
    #expect(retained.state.parked.map { $0.path.entries.map(\.id) } == [[4, 5], [6]])
    #expect(retained.kept == ["4 M", "6 M"])
    #expect(
      letGo.map(\.summary) == [
        "2 parked 2: parkedLimit", "2 snapshot M: entryLetGo", "3 snapshot M: entryLetGo",
      ])
  }

  @Test func `an override lets go and its retention is the session's from then on`() throws {
    let session = try SavedSession(path: "a1 b2", parked: ["c3"], snapshots: [1, 2, 3])
    let (retained, letGo) = session.retained(narrowedTo: .singleSlot)
    #expect(retained.state.retention == Retention(.singleSlot))
    #expect(retained.kept == ["2 M"])
    #expect(letGo.count == 3)
  }

  @Test func `a wider override changes nothing`() throws {
    let session = try SavedSession(path: "a1 b2", snapshots: [1, 2], policy: .singleSlot)
    #expect(session.retained(narrowedTo: .dictionary(limit: nil)).session.kept == ["2 M"])
    #expect(
      session.retained(narrowedTo: .dictionary(limit: nil)).session.state.retention
        == Retention(.singleSlot))
  }
}
