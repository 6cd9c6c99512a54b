import Navigation
import TestSupport
import Testing

@testable import Persistence

/// What an undo touches, and what it leaves as it is.
@Suite struct UndoContentTests {
  private let place: TestStore
  private let store: SessionStore

  init() throws {
    place = try TestStore()
    store = try place.open()
  }

  @Test func `values, columns, extensions and settings stay`() throws {
    try store.save(.sample(depth: 1))
    var session = try store.move(.push(.trail(2)))
    session.state.values["k"] = "1"
    session.state.split.columns = .two
    session.state.retention.models["M"] = .singleSlot
    session.extensions["com.example"] = "2"
    try store.save(session)
    let undone = try #require(try store.undo(.main)).session
    #expect(undone.pathIDs == [1])
    #expect(undone.state.values == session.state.values)
    #expect(undone.state.split == session.state.split)
    #expect(undone.state.retention == session.state.retention)
    #expect(undone.extensions == session.extensions)
  }

  @Test func `a snapshot stays as it is now`() throws {
    try store.save(.sample(depth: 1).drafting("1", for: 1))
    let session = try store.move(.push(.trail(2)))
    try store.save(session.drafting("2", for: 1))
    #expect(try store.undo(.main)?.session.drafts == [1: "2"])
  }

  @Test(arguments: [RetentionPolicy.dictionary(limit: nil), .singleSlot])
  func `the draft of a popped entry comes back under dictionary alone`(
    policy: RetentionPolicy
  ) throws {
    var session = SavedSession.sample(depth: 2).drafting("\"draft\"", for: 2)
    session.state.retention.policy = policy
    try store.save(session)
    try store.move(.pop())
    let undone = try #require(try store.undo(.main)).session
    #expect(undone.pathIDs == [1, 2])
    #expect(undone.drafts == (policy == .singleSlot ? [:] : [2: "\"draft\""]))
  }

  @Test func `the draft of an entry that undo takes away comes back by redo`() throws {
    try store.save(.sample(depth: 1))
    let session = try store.move(.push(.trail(2)))
    try store.save(session.drafting("1", for: 2))
    #expect(try store.undo(.main)?.session.drafts == [:])
    #expect(try store.redo(.main)?.session.drafts == [2: "1"])
  }

  @Test func `sections, parked paths and modals come back as they were`() throws {
    var states: [SavedState] = []
    try store.save(.sample(depth: 1))
    states.append(try store.stored().state)
    let moves: [NavigationAction<SavedRoute, SavedRoute>] = [
      .select(.trail(2)), .push(SavedRoute("list")), .select(.trail(3)),
      .section(.named(SavedRoute("trips"))), .push(.trail(4)),
      .present(NewEntry(SavedRoute("share")), style: .popover, detent: "half"),
      .push(.trail(5)), .section(nil), .dismiss(), .section(.named(SavedRoute("trails"))),
      .select(.trail(2)), .popToRoot,
    ]
    for move in moves {
      let state = try store.move(move).state
      if state.sections != states.last?.sections || state.active != states.last?.active
        || state.modals != states.last?.modals
      {
        states.append(state)
      }
    }
    try #require(states.contains { !$0.parked.isEmpty } && states.contains { !$0.modals.isEmpty })
    for state in states.dropLast().reversed() {
      let undone = try #require(try store.undo(.main)).session.state
      #expect(undone.sections == state.sections)
      #expect(undone.active == state.active)
      #expect(undone.parked == state.parked)
      #expect(undone.modals == state.modals)
    }
    #expect(try store.undo(.main) == nil)
  }

  @Test func `a result that was taken does not come back`() throws {
    var session = SavedSession.sample(depth: 1)
    session.results = [SavedResult(entry: 1, key: "key", payload: "1")]
    try store.save(session)
    try store.move(.push(.trail(2)))
    var taking = try store.stored()
    #expect(taking.results.count == 1)
    taking.results = []
    try store.save(taking)
    try store.undo(.main)
    #expect(try store.stored().results.isEmpty)
    try store.redo(.main)
    #expect(try store.stored().results.isEmpty)
    #expect(try store.load(.main, at: 1)?.session.results.isEmpty == true)
  }

  @Test func `a result that was never taken goes by undo and comes back by redo`() throws {
    try store.save(.sample(depth: 2))
    var session = try store.stored()
    session.state.apply(.pop())
    session.results = [SavedResult(entry: 1, key: "key", payload: "1")]
    try store.save(session)
    #expect(try store.undo(.main)?.session.results == [])
    #expect(try store.redo(.main)?.session.results == session.results)
  }
}
