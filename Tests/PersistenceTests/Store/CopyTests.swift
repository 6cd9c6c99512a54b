import Navigation
import TestSupport
import Testing

@testable import Persistence

/// A copy of a session has all that the session has.
@Suite struct CopyTests {
  private let place: TestStore
  private let other: TestStore
  private let store: SessionStore
  private let target: SessionStore

  /// A session with a past: notes, drafts, sections, something parked, and an undo.
  init() throws {
    place = try TestStore()
    other = try TestStore()
    store = try place.open()
    target = try other.open()
    var session = SavedSession.sample(depth: 2).drafting("\"draft\"", for: 2)
    session.state.values["k"] = "1.0"
    session.state.retention.models["N"] = .singleSlot
    session.extensions["com.example"] = "-0.0"
    try store.save(session, note: "first")
    try store.move(.pop())
    try store.move(.select(.trail(3)))
    try store.move(.select(.trail(4)))
    try store.move(.section(.named(SavedRoute("trips"))), .present(NewEntry(SavedRoute("share"))))
    try store.save(try store.stored(), note: "last")
    try store.undo(.main)
  }

  /// Holds a copy to the session, in every revision.
  private func expectSame(_ copied: SessionID, in target: SessionStore) throws {
    let history = try #require(try store.history(of: .main))
    #expect(try target.history(of: copied) == history)
    for number in history.revisions.map(\.number) {
      let then = try #require(try store.load(.main, at: number))
      var copy = try #require(try target.load(copied, at: number))
      #expect(copy.damage.isEmpty && copy.session.id == copied)
      var session = copy.session
      session.id = .main
      copy = StoredSession(
        session: session, revision: copy.revision, saveNumber: copy.saveNumber,
        damage: copy.damage)
      #expect(copy.session == then.session, "revision \(number)")
    }
  }

  @Test func `history, notes, drafts and the undo are in the copy`() throws {
    #expect(try store.copy(.main, to: target, replacing: false) == [])
    try expectSame(.main, in: target)
    #expect(try target.load(.main)?.damage == [])
    #expect(try store.history(of: .main)?.undoneTo == 4)
  }

  @Test func `a copy goes on as the session would`() throws {
    try store.copy(.main, to: target, replacing: false)
    #expect(try target.redo(.main)?.session.state == store.redo(.main)?.session.state)
    for _ in 0..<4 {
      #expect(try target.undo(.main)?.session.state == store.undo(.main)?.session.state)
    }
    #expect(try target.stored().drafts == [2: "\"draft\""])
  }

  @Test func `a copy beside the session has another name and rows of its own`() throws {
    try store.copy(.main, to: store, as: "second", replacing: false)
    try expectSame("second", in: store)
    try store.move(.push(.trail(9)))
    #expect(try store.stored("second").pathIDs != store.stored().pathIDs)
    #expect(try store.load("second")?.damage == [])
    try store.delete(.main)
    #expect(try store.load("second")?.damage == [])
  }

  @Test func `a name that is taken is told, and nothing is written`() throws {
    try target.save(.sample(depth: 7))
    let before = try target.load(.main)
    #expect(throws: StoreError.sessionExists(.main)) {
      try store.copy(.main, to: target, replacing: false)
    }
    #expect(throws: StoreError.sessionExists(.main)) {
      try store.copy(.main, to: store, replacing: false)
    }
    #expect(try target.load(.main) == before)
  }

  @Test func `a name that is taken is replaced if that is wanted`() throws {
    try target.save(.sample(depth: 7).drafting("1", for: 7), note: "gone")
    try store.copy(.main, to: target, replacing: true)
    try expectSame(.main, in: target)
    #expect(try target.names() == [.main])
  }

  @Test(arguments: [1, 30])
  func `who saved over what was replaced is told that it is outdated`(saves: Int) throws {
    for depth in 1...saves { try target.save(.sample(depth: depth)) }
    let before = try #require(try target.load(.main)).saveNumber
    try store.copy(.main, to: target, replacing: true)
    #expect(try #require(try target.load(.main)).saveNumber > before)
    #expect(throws: StoreError.outdated) { try target.save(.sample(depth: 9), after: before) }
  }

  @Test func `a session that is not there is told`() throws {
    #expect(throws: StoreError.noSuchSession("other")) {
      try store.copy("other", to: target, replacing: true)
    }
    #expect(try target.names() == [])
  }

  @Test func `a session can be copied over itself`() throws {
    let before = try store.stored()
    try store.copy(.main, to: store, replacing: true)
    #expect(try store.stored() == before)
    #expect(try store.load(.main)?.damage == [])
  }
}
