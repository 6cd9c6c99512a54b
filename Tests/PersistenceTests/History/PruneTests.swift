import Navigation
import Synchronization
import TestSupport
import Testing

@testable import Persistence

/// History is cut short when that is asked for; what is there now stays to the letter.
@Suite struct PruneTests {
  private let place: TestStore
  private let store: SessionStore

  init() throws {
    place = try TestStore()
    store = try place.open()
  }

  /// A session of this many revisions, of which every other one has a draft that left.
  private func mover(_ revisions: Int) throws -> Mover {
    var mover = try Mover(.sample(depth: 1), in: store)
    for number in 1..<revisions {
      if number.isMultiple(of: 2) {
        try mover.move(.pop())
      } else {
        try mover.move(.push(.trail(number)), note: "push", drafting: "\"draft\"")
      }
    }
    return mover
  }

  private func revisions(_ id: SessionID = .main) throws -> [Int64] {
    try store.history(of: id)?.revisions.map(\.number) ?? []
  }

  private func count(_ table: String) throws -> Int {
    try #require(
      try RawDatabase(place.database).texts("SELECT count(*) FROM \(table)").first
        .flatMap { Int($0) })
  }

  @Test func `the newest are kept, and load as before`() throws {
    _ = try mover(20)
    let before = try store.stored()
    let then = try (16...20).map { try store.load(.main, at: $0)?.session.pathIDs }

    try store.prune(.main, to: HistoryLimit(keeping: 5))

    #expect(try revisions() == [16, 17, 18, 19, 20])
    #expect(try store.stored() == before)
    #expect(try (16...20).map { try store.load(.main, at: $0)?.session.pathIDs } == then)
    #expect(throws: StoreError.noSuchRevision(15, kept: 16...20)) {
      try store.load(.main, at: 15)
    }
  }

  @Test func `what was told to go is gone`() throws {
    _ = try mover(20)
    let before = try ["entry", "snapshot", "note", "departed"].map(count)

    let report = try store.prune(.main, to: HistoryLimit(keeping: 1))

    let after = try ["entry", "snapshot", "note", "departed"].map(count)
    // The section, its being on screen, the trail and the waypoint; no closed row.
    #expect(after == [4, 1, 1, 0])
    #expect(report.revisions == 19)
    #expect(report.snapshots == before[1] - after[1] && report.snapshots == 9)
    #expect(report.rows == before.reduce(0, +) - after.reduce(0, +))
    #expect((report.rows * 48...report.rows * 80).contains(Int(report.bytes)))
  }

  @Test(arguments: [0, -5, Int64.min])
  func `the newest revision stays whatever is asked for`(count: Int64) throws {
    _ = try mover(4)
    try store.prune(.main, to: HistoryLimit(keeping: count))
    #expect(try revisions() == [4])
  }

  @Test func `more than there are keeps all, and writes nothing`() throws {
    _ = try mover(4)
    let rows = try store.countingRows {
      let report = try store.prune(.main, to: HistoryLimit(keeping: Int64.max))
      #expect(report.isEmpty && report.kept == 1...4)
    }
    #expect(rows == 0)
  }

  @Test func `only what was saved before a time goes`() throws {
    var session = SavedSession.sample(depth: 1)
    for number in 1...6 {
      session.state.apply(.push(.trail(number)))
      try store.save(session, at: Timestamp(milliseconds: Int64(number) * 1000))
    }
    try store.prune(.main, to: HistoryLimit(keeping: 1, before: Timestamp(milliseconds: 3000)))
    #expect(try revisions() == [3, 4, 5, 6])
    try store.prune(.main, to: HistoryLimit(keeping: 3, before: Timestamp(milliseconds: 9000)))
    #expect(try revisions() == [4, 5, 6])
    try store.prune(.main, to: HistoryLimit(keeping: 1, before: Timestamp(milliseconds: 9000)))
    #expect(try revisions() == [6])
  }

  @Test func `an undo whose revision is kept can be taken back still`() throws {
    _ = try mover(6)
    _ = try store.undo(.main)
    try store.prune(.main, to: HistoryLimit(keeping: 3))
    #expect(try revisions() == [5, 6, 7])
    #expect(try store.history(of: .main)?.undoneTo == 5)
    #expect(try store.undo(.main) == nil)
    #expect(try store.redo(.main)?.revision == 8)
  }

  @Test func `an undo whose revision goes is over, and the next goes back from there`() throws {
    _ = try mover(6)
    for _ in 0..<3 { _ = try store.undo(.main) }
    let before = try store.stored()
    try store.prune(.main, to: HistoryLimit(keeping: 2))
    #expect(try store.stored() == before)
    #expect(try store.history(of: .main)?.undoneTo == nil)
    #expect(try store.redo(.main) == nil)
    #expect(try store.undo(.main)?.revision == 10)
    #expect(try store.undo(.main) == nil)
  }

  @Test func `what was closed before is not opened again`() throws {
    var mover = try Mover(.sample(depth: 1), in: store)
    try mover.move(.push(.trail(2)))
    try mover.move(.pop())
    try mover.move(.push(.trail(3)))
    try store.prune(.main, to: HistoryLimit(keeping: 1))
    #expect(try store.reopenClosed(.main) == nil)
  }

  @Test func `whoever saves meanwhile goes on, with the number of the save before`() throws {
    var mover = try mover(30)
    try store.prune(.main, to: HistoryLimit(keeping: 2))
    try mover.move(.push(.trail(99)))
    #expect(try revisions() == [29, 30, 31])
    #expect(try store.load(.main)?.damage == [])
  }

  @Test func `another program's saves between two transactions are not lost`() throws {
    _ = try mover(1)
    var session = SavedSession.sample(depth: 3000)
    try store.save(session)
    session.state.apply(.popToRoot)
    try store.save(session)
    session.state.apply(.push(.trail(1)))
    try store.save(session)
    let place = place
    let saves = Mutex(0)

    try store.prune(.main, to: HistoryLimit(keeping: 1)) { _ in
      do { try place.open().move(.push(.trail(saves.withLock { $0 }))) } catch {
        Issue.record("\(error)")
      }
      saves.withLock { $0 += 1 }
    }

    let count = saves.withLock { $0 }
    #expect(count > 5)
    #expect(try store.stored().pathIDs.count == 1 + count)
    #expect(try store.load(.main)?.damage == [])
    #expect(try self.count("entry") == 3 + count)
    for revision in try revisions() { #expect(try store.load(.main, at: revision)?.damage == []) }
  }

  @Test func `a session that is deleted meanwhile ends it`() throws {
    _ = try mover(20)
    let place = place
    try store.prune(.main, to: HistoryLimit(keeping: 1)) { _ in
      _ = try? place.open().delete(.main)
    }
    #expect(try store.names() == [])
  }

  @Test func `no transaction takes away more rows than its bound`() throws {
    var session = SavedSession.sample(depth: 2000)
    try store.save(session)
    session.state.apply(.popToRoot)
    try store.save(session)
    let counts = Mutex([0])
    try store.observeStatements { name in
      counts.withLock { counts in
        if name == "begin immediate" { counts.append(0) }
        if name == "delete entry" { counts[counts.count - 1] += 1 }
      }
    }
    try store.prune(.main, to: HistoryLimit(keeping: 1))
    #expect(counts.withLock { $0.reduce(0, +) } == 2000)
    #expect(counts.withLock { $0.max() ?? 0 } == 256)
  }

  @Test func `thousands of rows that stay are passed over`() throws {
    var mover = try Mover(.sample(depth: 1500), in: store)
    try mover.move(.push(.trail(1)))
    try mover.move(.pop())
    #expect(try store.prune(.main, to: HistoryLimit(keeping: 1)).rows == 1)
    #expect(try count("entry") == 1502)
  }

  @Test func `where saves go on with their own pruning is as it was`() throws {
    _ = try mover(20)
    let before = try store.read { try SessionRow.find(.main, in: &$0)?.pruning }
    try store.prune(.main, to: HistoryLimit(keeping: 1))
    #expect(try store.read { try SessionRow.find(.main, in: &$0)?.pruning } == before)
  }

  @Test func `a rehearsal tells the same, and writes nothing`() throws {
    _ = try mover(20)
    let limit = HistoryLimit(keeping: 3)
    var told: PruneReport?
    #expect(
      try store.countingRows { told = try store.prune(.main, to: limit, isRehearsal: true) } == 0)
    #expect(try place.open(for: .reading).prune(.main, to: limit, isRehearsal: true) == told)
    #expect(try store.prune(.main, to: limit) == told)
    #expect(told?.revisions == 17)
  }

  @Test func `a session that is damaged is left as it is`() throws {
    _ = try mover(20)
    try RawDatabase(place.database).run("UPDATE entry SET title = 'x' WHERE entry = 1")
    let before = try place.durableContents()
    #expect {
      try store.prune(.main, to: HistoryLimit(keeping: 1))
    } throws: { error in
      if case .damagedSession = error as? StoreError { true } else { false }
    }
    #expect(try place.durableContents() == before)
  }

  @Test func `a session that is not there is told`() {
    #expect(throws: StoreError.noSuchSession("x")) {
      try store.prune("x", to: HistoryLimit(keeping: 1))
    }
  }

  @Test func `other sessions are left as they are`() throws {
    _ = try mover(6)
    try store.save(.sample("other"))
    try store.move(.push(.trail(1)), in: "other")
    try store.prune(.main, to: HistoryLimit(keeping: 1))
    #expect(try revisions("other") == [1, 2])
  }

  @Test func `a copy of the session begins where it does`() throws {
    _ = try mover(6)
    try store.prune(.main, to: HistoryLimit(keeping: 2))
    try store.copy(.main, to: store, as: "copy", replacing: false)
    #expect(try revisions("copy") == [5, 6])
  }
}
