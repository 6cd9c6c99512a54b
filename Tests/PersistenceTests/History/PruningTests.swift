import Navigation
import TestSupport
import Testing

@testable import Persistence

/// What no kept revision shows is taken away, a bounded step at a time.
@Suite struct PruningTests {
  private let place: TestStore
  private let store: SessionStore

  init() throws {
    place = try TestStore()
    store = try place.open()
  }

  private func count(_ table: String) throws -> Int {
    try #require(
      try RawDatabase(place.database).texts("SELECT count(*) FROM \(table)").first
        .flatMap { Int($0) })
  }

  /// Holds every kept revision to what can be loaded.
  private func expectWhole() throws {
    let history = try #require(try store.history(of: .main))
    #expect(history.revisions.count == Int(SessionHistory.length))
    for number in history.revisions.map(\.number) {
      #expect(try store.load(.main, at: number)?.damage == [], "revision \(number)")
    }
    #expect(try store.load(.main)?.damage == [])
  }

  @Test func `thousands of moves leave no more rows than the kept revisions, and a few`() throws {
    var generator = SeededGenerator(for: "PruningTests")
    var mover = try Mover(.sample(depth: 1), in: store)
    var greatest = [String: Int]()
    for number in 0..<3000 {
      let depth = mover.session.pathIDs.count
      let rows = try store.countingRows {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0 where depth > 1: try mover.move(.pop(), note: "pop")
        case 1 where depth < 12:
          try mover.move(.section(.named(.trail(number % 3))), .push(.trail(number)))
        case 2: try mover.move(.select(.trail(number % 3)), drafting: "1")
        default: try mover.move(.push(.trail(number)), note: "push", drafting: "2")
        }
        if mover.session.pathIDs.count > 8 { try mover.move(.popToRoot) }
      }
      // A move of a path of eight, and one back, twice where it is parked; with a draft each.
      #expect(rows <= 2 * Int64(Pruning.step) + 64)
      guard number.isMultiple(of: 100) else { continue }
      for table in ["entry", "snapshot", "note", "departed"] {
        greatest[table] = max(greatest[table] ?? 0, try count(table))
      }
    }
    print("PruningTests met:", greatest.sorted { $0.key < $1.key })
    // Fifty kept revisions and the sixteen saves between two steps, each with all its rows.
    let kept = Int(SessionHistory.length + 2 * Pruning.interval)
    #expect(try #require(greatest["entry"]) < 10 * kept)
    #expect(try #require(greatest["snapshot"]) < 2 * kept)
    #expect(try #require(greatest["departed"]) < 2 * kept)
    #expect(try #require(greatest["note"]) <= kept)
    try expectWhole()
  }

  @Test func `a step takes away no more rows than its bound`() throws {
    var mover = try Mover(.sample(depth: 1), in: store)
    var greatest: Int64 = 0
    for number in 0..<400 {
      let rows = try store.countingRows {
        if number.isMultiple(of: 2) {
          try mover.move(.push(.trail(number)), drafting: "1")
        } else {
          try mover.move(.pop())
        }
      }
      // A push with its draft, or a pop that notes one that left, and the session.
      #expect(rows <= Int64(Pruning.step) + 3)
      greatest = max(greatest, rows)
    }
    #expect(greatest > 3)
  }

  @Test func `a popToRoot of thousands is taken away in the end`() throws {
    var mover = try Mover(.sample(depth: 4000), in: store)
    try mover.move(.popToRoot)
    #expect(try count("entry") == 4002)
    for number in 0..<200 {
      let rows = try store.countingRows {
        try mover.move(number.isMultiple(of: 2) ? .push(.trail(number)) : .pop())
      }
      #expect(rows <= Int64(Pruning.step) + 2)
    }
    #expect(try count("entry") < 100)
    try expectWhole()
  }

  @Test func `saves that move many rows each are kept up with`() throws {
    var mover = try Mover(.sample(depth: 1), in: store)
    for _ in 0..<120 {
      for _ in 0..<100 { try mover.move(.push(.trail(1))) }
      try mover.move(.popToRoot)
      #expect(try count("entry") < 600)
    }
    try expectWhole()
  }

  @Test func `the draft of what history has left goes with it`() throws {
    var mover = try Mover(.sample(depth: 1), in: store)
    try mover.move(.push(.trail(2)), drafting: "\"draft\"")
    try mover.move(.pop())
    for number in 0..<100 { try mover.move(.select(.trail(number % 2))) }
    #expect(try count("snapshot") == 0)
    #expect(try count("departed") == 0)
    #expect(try store.load(.main)?.damage == [])
  }

  @Test func `saves of snapshots alone take nothing of history away`() throws {
    var mover = try Mover(.sample(depth: 2), in: store)
    try mover.move(.pop())
    for number in 0..<100 { try mover.move(drafting: Payload(stringLiteral: "\(number)")) }
    #expect(try store.undo(.main)?.session.pathIDs == [1, 2])
  }
}
