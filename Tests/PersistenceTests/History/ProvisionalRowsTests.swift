import Navigation
import TestSupport
import Testing

@testable import Persistence

/// What is only provisional comes and goes without a revision.
@Suite struct ProvisionalRowsTests {
  private let place: TestStore
  private let store: SessionStore

  init() throws {
    place = try TestStore()
    store = try place.open()
    var session = SavedSession.sample(depth: 0)
    session.state.apply(.push(SavedRoute("list"), column: .content))
    try store.save(session)
  }

  private func fill(_ number: Int) -> NavigationAction<SavedRoute, SavedRoute> {
    .fill([NewEntry(.trail(number))])
  }

  private func rows() throws -> [String] {
    try RawDatabase(place.database).texts(
      "SELECT entry || ' ' || added || ' ' || coalesce(removed, '') FROM entry WHERE stack >= 16")
  }

  /// The session with its provisional entry taken away.
  private func emptied() throws -> SavedSession {
    var session = try store.stored()
    let sections = try session.state.sections.map {
      SavedSection($0.name, path: try SavedPath(Array($0.path.committed)))
    }
    session.state = try SavedState(
      sections: sections, active: session.state.active, mint: session.state.mint)
    return session
  }

  @Test func `filling makes no revision, and its row is the newest one's`() throws {
    #expect(try store.move(fill(1)).pathIDs == [1, 2])
    #expect(try store.load(.main)?.revision == 1)
    #expect(try rows() == ["1 1 ", "2 1 "])
  }

  @Test func `emptying in the same revision leaves no row`() throws {
    try store.move(fill(1))
    #expect(try store.countingRows { try store.save(try emptied()) } == 2)
    #expect(try store.load(.main)?.revision == 1)
    #expect(try rows() == ["1 1 "])
    #expect(try store.load(.main)?.damage == [])
  }

  @Test func `a provisional row of an older revision is closed, and shown there`() throws {
    try store.move(fill(1))
    try store.move(.section(.named(SavedRoute("trips"))))
    try store.save(try emptied())
    #expect(try store.load(.main)?.revision == 2)
    #expect(try rows() == ["1 1 ", "2 1 2"])
    #expect(try store.load(.main, at: 1)?.session.state.sections[0].path.entries.count == 2)
    #expect(try store.load(.main, at: 2)?.session.state.sections[0].path.entries.count == 1)
  }

  @Test func `committing one is a revision, and keeps its id`() throws {
    try store.move(fill(1))
    let session = try store.move(.reselect(.ignore))
    #expect(session.pathIDs == [1, 2])
    #expect(session.state.activeSection?.path.entries.last?.isProvisional == false)
    #expect(try store.load(.main)?.revision == 2)
    #expect(try rows() == ["1 1 ", "2 1 2", "2 2 "])
  }

  @Test func `undo of a commit is provisional again`() throws {
    try store.move(fill(1))
    try store.move(.reselect(.ignore))
    let undone = try #require(try store.undo(.main)).session
    #expect(undone.pathIDs == [1, 2])
    #expect(undone.state.activeSection?.path.entries.last?.isProvisional == true)
  }

  @Test func `filling after an undo does not end it`() throws {
    try store.move(.push(.trail(9)))
    try store.undo(.main)
    try store.move(fill(1))
    #expect(try store.redo(.main)?.session.pathIDs == [1, 2])
  }
}
