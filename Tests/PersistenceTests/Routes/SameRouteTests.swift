import Navigation
import TestSupport
import Testing

@testable import Persistence

/// One route in several places is several screens, each with what it holds.
@Suite struct SameRouteTests {
  private let place: TestStore
  init() throws { place = try TestStore() }

  private func draft(_ entry: EntryID) -> SavedSnapshot {
    SavedSnapshot(
      entry: entry, model: "Item", payload: Payload(stringLiteral: "\"draft \(entry)\""))
  }

  /// What is stored of a state whose every entry has a draft of its own, read by another store.
  private func stored(_ state: inout ShopState, _ snapshots: [SavedSnapshot]) throws -> SavedSession
  {
    try place.open().save(try SavedSession.written(&state, snapshots: snapshots).session)
    return try #require(try place.open().load(.main)?.session)
  }

  private func drafts(_ session: SavedSession) -> [String] { session.snapshots.map(\.payload.text) }

  @Test func `on two paths and in a modal each has its own id and draft`() throws {
    var state = ShopState(startingIn: .named(.upper))
    state.apply(.push(.item(5)))
    state.apply(.section(.named(.ground)))
    state.apply(.push(.item(5)))
    state.apply(.present(NewEntry(.item(5))))
    let loaded = try stored(&state, [draft(1), draft(2), draft(3)])

    #expect(drafts(loaded) == ["\"draft 1\"", "\"draft 2\"", "\"draft 3\""])
    var restored = try ShopCoder().restored(loaded.state).state
    #expect(restored.entries.map(\.id) == [1, 2, 3])
    #expect(Set(restored.entries.map(\.route)) == [.item(5)])

    restored.apply(.dismiss())
    restored.apply(.pop())
    let popped = try stored(&restored, loaded.snapshots)
    #expect(drafts(popped) == ["\"draft 1\""])
    restored.apply(.section(.named(.upper)))
    #expect(restored.activeSection?.path.entries.map(\.id) == [1])
  }

  @Test func `on one path each has its own id and draft`() throws {
    var state = ShopState(startingIn: .named(.ground))
    let routes = [1, 2, 1, 2, 1].map { Shop.item($0) }
    state.apply(.setPath(routes.map { .new(NewEntry($0)) }))
    let loaded = try stored(&state, (1...5).map { draft(EntryID(integerLiteral: $0)) })

    var restored = try ShopCoder().restored(loaded.state).state
    #expect(restored == state)
    #expect(restored.compact().stack.map(\.route) == routes)
    #expect(restored.regular(columns: .two).detail.map(\.id) == restored.compact().stack.map(\.id))
    restored.apply(.popTo(.route(.item(1))))
    #expect(drafts(try stored(&restored, loaded.snapshots)).last == "\"draft 3\"")
  }

  @Test func `an id that is minted after a restore is none of those that were saved`() throws {
    var state = ShopState(startingIn: .named(.ground))
    state.apply(.push(.item(1)))
    state.apply(.push(.item(1)))
    let loaded = try stored(&state, [draft(2)])

    var restored = try ShopCoder().restored(loaded.state).state
    restored.apply(.pop())
    restored.apply(.push(.item(1)))

    #expect(restored.entries.map(\.id) == [1, 3])
    #expect(drafts(try stored(&restored, loaded.snapshots)).isEmpty)
  }
}
