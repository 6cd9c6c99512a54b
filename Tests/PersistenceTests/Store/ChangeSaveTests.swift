import Navigation
import TestSupport
import Testing

@testable import Persistence

/// Saving what moved, and no more.
@Suite struct ChangeSaveTests {
  private let place: TestStore
  private let store: SessionStore
  private let session: SavedSession
  private let first: SaveNumber

  init() throws {
    place = try TestStore()
    store = try place.open()
    session = .sample(depth: 2)
    first = try store.save(session).saveNumber
  }

  private func change(
    _ action: NavigationAction<SavedRoute, SavedRoute>? = nil
  ) -> SavedSessionChange {
    var moved = session
    if let action { moved.state.apply(action) }
    return moved.change(from: session)
  }

  private func expectUnchanged(_ error: StoreError, _ body: () throws -> Void) throws {
    let before = try place.durableContents()
    #expect(throws: error) { try body() }
    #expect(try place.durableContents() == before)
  }

  @Test func `a change that counts from an older save is told, and changes nothing`() throws {
    try store.save(change(.push(.trail(1))), of: .main, after: first)
    try expectUnchanged(.outdated) {
      try store.save(change(.push(.trail(2))), of: .main, after: first)
    }
    #expect(try store.stored().pathIDs == [1, 2, 3])
  }

  @Test func `a change of a session that is not there is outdated`() throws {
    try expectUnchanged(.outdated) {
      try store.save(change(.push(.trail(2))), of: "other", after: first)
    }
    try expectUnchanged(.outdated) {
      try store.save(change(.push(.trail(2))), of: "other", after: .unsaved)
    }
  }

  @Test func `a change of a session that was deleted is outdated`() throws {
    try store.delete(.main)
    try expectUnchanged(.outdated) { try store.save(change(.pop()), of: .main, after: first) }
  }

  @Test func `a payload that is too large is told, and changes nothing`() throws {
    let large = Payload(
      stringLiteral: "\"\(String(repeating: "x", count: SizeLimits.payload))\"")
    var change = change()
    change.snapshots.put(
      SavedSnapshot(entry: 1, model: "M", payload: large), for: SnapshotPlace(1, "M"))
    let before = try place.durableContents()
    do {
      try store.save(change, of: .main, after: first)
      Issue.record("It was saved.")
    } catch StoreError.tooLarge {}
    #expect(try place.durableContents() == before)
  }

  @Test func `a snapshot of an entry that is not there is let go, and told`() throws {
    var change = change(.pop())
    for entry: EntryID in [1, 2, 99] {
      change.snapshots.put(
        SavedSnapshot(entry: entry, model: "M", payload: "1"), for: SnapshotPlace(entry, "M"))
    }
    let report = try store.save(change, of: .main, after: first)
    #expect(
      report.letGo
        == [2, 99].map {
          LetGo(.snapshot("M"), of: $0, route: nil, reason: .noSuchEntry)
        })
    #expect(try store.stored().drafts == [1: "1"])
    #expect(try RawDatabase(place.database).texts("SELECT entry FROM snapshot") == ["1"])
  }

  @Test func `snapshots of parked entries and of modals are kept`() throws {
    var mover = try Mover(.sample("m", depth: 0), in: store)
    try mover.move(.select(.trail(1)))
    try mover.move(.select(.trail(2)))
    try mover.move(.present(NewEntry(SavedRoute("share"))))
    var change = mover.session.change(from: mover.session)
    for entry: EntryID in [1, 2, 3] {
      change.snapshots.put(
        SavedSnapshot(entry: entry, model: "M", payload: "1"), for: SnapshotPlace(entry, "M"))
    }
    #expect(try store.save(change, of: "m", after: mover.saveNumber).letGo == [])
    #expect(try store.stored("m").drafts.count == 3)
  }

  @Test func `nothing that moved writes nothing`() throws {
    let report = try store.save(change(), of: .main, after: first)
    #expect(!report.isChanged && report.saveNumber == first && report.revision == 1)
    #expect(try store.countingRows { try store.save(change(), of: .main, after: first) } == 0)
  }

  @Test func `a note alone belongs to the newest revision`() throws {
    let report = try store.save(change(), of: .main, after: first, note: "why")
    #expect(report.isChanged && report.revision == 1)
    #expect(try store.stored().note == "why")
  }

  @Test func `what a change does not tell of layout and origin stays as it is stored`() throws {
    let store = try SessionStore.inMemory()
    var session = SavedSession.sample()
    session.layout = .regular
    session.origin = Origin(app: "trails", appVersion: "2")
    let report = try store.save(session)
    var state = session.state
    state.apply(.push(.trail(5)))
    let change = SavedSessionChange(state.change(from: session.state))
    let next = try store.save(change, of: .main, after: report.saveNumber)
    #expect(try store.load(.main)?.session.layout == .regular)
    #expect(try store.load(.main)?.session.origin == session.origin)

    var told = SavedSessionChange(session.state.change(from: state), layout: .compact)
    told.origin = Origin(app: "hikes")
    try store.save(told, of: .main, after: next.saveNumber)
    #expect(try store.load(.main)?.session.layout == .compact)
    #expect(try store.load(.main)?.session.origin == Origin(app: "hikes"))
  }

  private static let strangers: [(String, @Sendable (inout SavedState) -> Void)] = [
    ("another section", { $0.apply(.section(.named(SavedRoute("elsewhere")))) }),
    ("a deeper path", { $0.apply(.push(.trail(8))) }),
    ("a modal", { $0.apply(.present(NewEntry(SavedRoute("share")))) }),
  ]

  @Test(arguments: strangers.indices)
  func `a change of another state is refused, and nothing is written`(index: Int) throws {
    let store = try SessionStore.inMemory()
    let session = SavedSession.sample(depth: 2)
    let first = try store.save(session).saveNumber
    // It counts from a state that was never saved.
    var base = session.state
    Self.strangers[index].1(&base)
    var state = base
    state.apply(.push(.trail(9)))
    let change = SavedSessionChange(state.change(from: base))
    #expect(throws: StoreError.changeOfAnotherState, "\(Self.strangers[index].0)") {
      try store.save(change, of: .main, after: first)
    }
    #expect(try store.load(.main)?.session.state == session.state)
  }
}
