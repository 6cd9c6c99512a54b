import Navigation
import TestSupport
import Testing

@testable import Persistence

/// Screens that are restored before their data: nothing is lost while it loads, and what turns
/// out to be deleted goes with what it held.
@Suite struct DeletedDataTests {
  private let place: TestStore
  private let store: SessionStore

  init() throws {
    place = try TestStore()
    store = try place.open()
    var state = ShopState(startingIn: .named(.upper))
    state.apply(.push(.item(9)))
    state.apply(.section(.named(.ground)))
    state.apply(.push(.shelf("tea"), column: .content))
    state.apply(.select(.item(7)))
    state.apply(.select(.item(42)))
    for number in [43, 44] { state.apply(.push(.item(number))) }
    let snapshots = state.entries.map {
      SavedSnapshot(entry: $0.id, model: "Screen", payload: "\"draft\"")
    }
    try store.save(try SavedSession.written(&state, snapshots: snapshots).session)
  }

  private func loaded() throws -> SavedSession { try #require(try store.load(.main)?.session) }

  private func save(_ state: inout ShopState) throws -> SaveReport {
    var session = try loaded()
    session.state = try ShopCoder().write(&state).state
    return try store.save(session)
  }

  @Test func `a save while nothing is loaded writes nothing`() throws {
    let files = try place.durableContents()
    var state = try ShopCoder().restored(try loaded().state).state
    let report = state.validate { _ in
      .notLoaded
    } sections: { _ in
      .notLoaded
    }
    #expect(report.pending.count == 8 && report.change == nil)
    #expect(state.regular(columns: .three).selection?.route == .item(42))
    #expect(try !save(&state).isChanged)
    #expect(try place.durableContents() == files)
  }

  @Test func `what is deleted goes step by step and the nearest parent is shown`() throws {
    var state = try ShopCoder().restored(try loaded().state).state
    state.validate { _ in .notLoaded }

    // Deep inside the selected item.
    var report = state.validate { $0 == .item(43) ? .gone : .there }
    #expect(report.change?.removed == [5, 6])
    #expect(state.regular(columns: .three).detail.map(\.route) == [.item(42)])
    #expect(try save(&state).letGo.map(\.entry) == [5, 6])

    // The selected item: none is selected, and no other is shown in its place.
    report = state.validate { $0 == .item(42) ? .gone : .notLoaded }
    #expect(report.pending == [.entry(1), .entry(2), .entry(3)])
    #expect(state.regular(columns: .three).selection == nil)
    #expect(state.regular(columns: .three).content.map(\.route) == [.shelf("tea")])
    #expect(state.parked.flatMap(\.path.entries).map(\.route) == [.item(7)])
    #expect(try save(&state).letGo.map(\.entry) == [4])

    // The list that it was in, with what is parked under it.
    report = state.validate { $0 == .shelf("tea") ? .gone : .there }
    #expect(report.change?.removed == [2, 3])
    #expect(state.active == .section(at: 1) && state.parked.isEmpty)
    #expect(try save(&state).letGo.map(\.entry) == [2, 3])

    // The section.
    report = state.validate { _ in
      .there
    } sections: {
      $0 == .ground ? .gone : .there
    }
    #expect(report.change?.activeSection == true)
    #expect(state.active == .cleared && state.sections.map(\.name) == [.named(.upper)])
    #expect(try save(&state).letGo.isEmpty)
    #expect(try ShopCoder().restored(try loaded().state).state == state)
    #expect(try loaded().snapshots.map(\.entry) == [1])
  }
}
