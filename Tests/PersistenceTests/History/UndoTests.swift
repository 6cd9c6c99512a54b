import Navigation
import TestSupport
import Testing

@testable import Persistence

/// Undo goes back through revisions, and is itself one.
@Suite struct UndoTests {
  private let place: TestStore
  private let store: SessionStore

  /// A path of one, two and three entries, as revisions 1 to 3.
  init() throws {
    place = try TestStore()
    store = try place.open()
    try store.save(.sample(depth: 1))
    try store.move(.push(.trail(2)))
    try store.move(.push(.trail(3)))
  }

  @Test func `undo brings back the navigation of the revision before, ids and all`() throws {
    let undone = try #require(try store.undo(.main))
    #expect(undone.session.pathIDs == [1, 2])
    #expect(undone.session.state.activeSection?.path.entries.last?.route == .trail(2))
    #expect(try store.load(.main) == undone)
  }

  @Test func `an undo is a new revision, and the ones before stay`() throws {
    #expect(try store.undo(.main)?.revision == 4)
    #expect(try store.load(.main, at: 3)?.session.pathIDs == [1, 2, 3])
    #expect(try store.load(.main, at: 4)?.session.pathIDs == [1, 2])
    #expect(try store.history(of: .main)?.undoneTo == 2)
  }

  @Test func `undo and undo again go back further`() throws {
    try store.undo(.main)
    #expect(try store.undo(.main)?.session.pathIDs == [1])
    #expect(try store.history(of: .main)?.undoneTo == 1)
  }

  @Test func `redo takes one undo back`() throws {
    try store.undo(.main)
    try store.undo(.main)
    #expect(try store.redo(.main)?.session.pathIDs == [1, 2])
    #expect(try store.redo(.main)?.session.pathIDs == [1, 2, 3])
    #expect(try store.redo(.main) == nil)
  }

  @Test func `a move after an undo ends it`() throws {
    try store.undo(.main)
    try store.move(.push(.trail(9)))
    #expect(try store.history(of: .main)?.undoneTo == nil)
    #expect(try store.redo(.main) == nil)
    #expect(try store.undo(.main)?.session.pathIDs == [1, 2])
  }

  @Test func `a value saved after an undo does not end it`() throws {
    try store.undo(.main)
    var session = try store.stored()
    session.state.values["k"] = "1"
    try store.save(session)
    #expect(try store.redo(.main)?.session.pathIDs == [1, 2, 3])
  }

  @Test func `undo at the oldest revision gives nothing and writes nothing`() throws {
    try store.undo(.main)
    try store.undo(.main)
    let before = try store.rowsChanged()
    #expect(try store.undo(.main) == nil)
    #expect(try store.rowsChanged() == before)
  }

  @Test func `redo of nothing gives nothing and writes nothing`() throws {
    let before = try store.rowsChanged()
    #expect(try store.redo(.main) == nil)
    #expect(try store.rowsChanged() == before)
  }

  @Test func `a session that is not there has nothing to undo`() throws {
    #expect(try store.undo("other") == nil)
    #expect(try store.redo("other") == nil)
  }

  @Test func `an undo mints no id again`() throws {
    try store.undo(.main)
    #expect(try store.move(.push(.trail(9))).pathIDs == [1, 2, 4])
  }

  @Test(arguments: [1, 2000])
  func `undo and redo of a push write two rows`(depth: Int) throws {
    try store.save(.sample("deep", depth: depth))
    try store.move(.push(.trail(1)), in: "deep")
    #expect(try store.countingRows { try store.undo("deep") } == 2)
    #expect(try store.countingRows { try store.redo("deep") } == 2)
  }

  @Test func `a rehearsal tells the undo and writes nothing`() throws {
    let before = try store.load(.main)
    let rehearsed = try store.undo(.main, isRehearsal: true)
    #expect(rehearsed?.session.pathIDs == [1, 2])
    #expect(try store.load(.main) == before)
    try store.undo(.main)
    #expect(try store.redo(.main, isRehearsal: true)?.session.pathIDs == [1, 2, 3])
    #expect(try store.stored().pathIDs == [1, 2])
  }

  @Test func `undo goes back over a history that is as long as it is kept`() throws {
    for number in 0..<100 { try store.move(.push(.trail(number))) }
    var count = 0
    while try store.undo(.main) != nil { count += 1 }
    #expect(count == Int(SessionHistory.length) - 1)
    #expect(try store.stored().pathIDs.count == 103 - count)
  }

  @Test func `one who undoes and redoes without end does not keep every step`() throws {
    for _ in 0..<300 {
      try store.undo(.main)
      try store.redo(.main)
    }
    try store.move(.push(.trail(9)))
    for _ in 0..<70 {
      try store.move(.push(.trail(9)))
      try store.move(.pop())
    }
    let history = try #require(try store.history(of: .main))
    #expect(history.revisions.count == Int(SessionHistory.length))
    let rows = try RawDatabase(place.database).texts("SELECT count(*) FROM entry")
    #expect(try #require(Int(rows[0])) < 150)
    #expect(try store.load(.main)?.damage == [])
  }

  @Test func `history stays bounded while nothing but undo and redo is done`() throws {
    var revisions = 0
    for _ in 0..<300 {
      try store.undo(.main)
      try store.redo(.main)
      revisions = max(revisions, try store.history(of: .main)?.revisions.count ?? 0)
    }
    #expect(revisions <= 4 * Int(SessionHistory.length))
  }
}
