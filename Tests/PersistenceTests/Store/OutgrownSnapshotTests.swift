import Navigation
import TestSupport
import Testing

@testable import Persistence

/// A view model's state that an older version wrote, and this one cannot read.
@Suite struct OutgrownSnapshotTests {
  private struct Item: Decodable {
    let title: String
    let isPinned: Bool

    private enum Key: String, CodingKey { case title, isPinned }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      title = try values.decode(String.self, forKey: .title)
      // What a newer version added has a value for what was written before it.
      isPinned = try values.decodeIfPresent(Bool.self, forKey: .isPinned) ?? false
    }
  }

  @Test func `it costs itself alone, and stays as it is stored`() throws {
    let store = try SessionStore.inMemory()
    let session = SavedSession.sample(depth: 10)
    let snapshots = session.state.entries.map { entry in
      SavedSnapshot(
        entry: entry.id, model: "Item",
        payload: entry.id == 4 ? "{\"name\":1}" : "{\"title\":\"t\"}")
    }
    let first = try store.save(session.holding(snapshots))
    let stored = try #require(try store.load(.main)).session
    let read = stored.snapshots.map { snapshot in
      (snapshot.entry, try? snapshot.payload.decoded(as: Item.self))
    }
    #expect(read.filter { $0.1 == nil }.map(\.0) == [4])
    #expect(read.allSatisfy { $0.0 == 4 || $0.1?.isPinned == false })

    var state = stored.state
    state.apply(.push(.trail(1)))
    let change = SavedSessionChange(state.change(from: stored.state))
    try store.save(change, of: .main, after: first.saveNumber)
    let again = try #require(try store.load(.main)).session
    #expect(again.state.entries.count == 11)
    #expect(again.snapshots == stored.snapshots)
  }
}
