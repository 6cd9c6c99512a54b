import Navigation
import TestSupport
import Testing

@testable import Persistence

/// What saving and restoring cost, whatever else is stored. Counted, never timed.
@Suite struct SaveCostTests {
  private let place: TestStore
  private let store: SessionStore

  init() throws {
    place = try TestStore()
    store = try place.open()
  }

  /// A store with other sessions of some depth, each with a snapshot.
  private func fill(_ others: Int) throws {
    for number in 0..<others {
      let session = SavedSession.sample(try SessionID("other \(number)"), depth: number % 20)
      let snapshots = session.state.entries.suffix(1).map {
        SavedSnapshot(entry: $0.id, model: "M", payload: Payload(stringLiteral: "\(number)"))
      }
      try store.save(session.holding(snapshots), durability: .lazy)
    }
    try store.checkpoint()
  }

  /// What one save costs.
  private struct Cost {
    var rows: Int64
    var frames: Int
    /// Whether it was the turn of a step of pruning.
    var isPruning: Bool
  }

  private func cost(_ save: () throws -> SaveReport) throws -> Cost {
    let (rows, frames, work) = (try store.rowsChanged(), try store.logFrames(), try store.work())
    let report = try save()
    #expect(report.isChanged)
    #expect(try store.work().fullScanSteps == work.fullScanSteps)
    return Cost(
      rows: try store.rowsChanged() - rows, frames: try store.logFrames() - frames,
      isPruning: report.saveNumber.number.isMultiple(of: Pruning.interval))
  }

  private func expectCheap(_ costs: [Cost], rows: Int64 = 4) {
    let usual = costs.filter { !$0.isPruning }
    #expect(usual.allSatisfy { $0.rows <= rows }, "\(usual.map(\.rows))")
    #expect(costs.allSatisfy { $0.rows <= rows + Int64(Pruning.step) }, "\(costs.map(\.rows))")
    let frames = usual.map(\.frames).sorted()
    #expect(frames[frames.count / 2] <= 4, "\(frames)")
    #expect(frames.last ?? 0 <= 7, "\(frames)")
  }

  @Test(arguments: [1, 100, 2_000])
  func `a push and a pop cost the same at any depth and beside any number of sessions`(
    others: Int
  ) throws {
    try fill(others)
    for depth in [1, 100, 4_000] {
      var session = SavedSession.sample(try SessionID("depth \(depth)"), depth: depth)
      var number = try store.save(session, durability: .lazy).saveNumber
      try store.checkpoint()
      var costs: [Cost] = []
      for turn in 0..<36 {
        let old = session
        session.state.apply(turn.isMultiple(of: 2) ? .push(.trail(turn)) : .pop())
        let change = session.change(from: old)
        costs.append(
          try cost {
            // Both are for callers: what moved, and a session whole.
            let report =
              turn % 4 < 2
              ? try store.save(change, of: session.id, after: number, durability: .lazy)
              : try store.save(session, after: number, durability: .lazy)
            number = report.saveNumber
            return report
          })
      }
      expectCheap(costs)
      #expect(costs.filter { !$0.isPruning }.map(\.rows).max() == 2)
      #expect(try store.load(session.id)?.session.state == session.state)
    }
  }

  /// A page that is full is split, and that writes its neighbours too.
  @Test(arguments: [1, 4_000])
  func `of hundreds of pushes most write two frames, and none more than seven`(depth: Int) throws {
    var session = SavedSession.sample(depth: depth)
    var number = try store.save(session, durability: .lazy).saveNumber
    var frames: [Int] = []
    for turn in 0..<600 {
      if try store.logFrames() > 900 { try store.checkpoint() }
      let old = session
      session.state.apply(.push(.trail(turn)))
      let change = session.change(from: old)
      let before = try store.logFrames()
      number = try store.save(change, of: session.id, after: number, durability: .lazy).saveNumber
      frames.append(try store.logFrames() - before)
    }
    #expect(frames.sorted()[300] == 2)
    #expect(frames.max() == 7)
  }

  @Test(arguments: [1, 2_000])
  func `an edit of a snapshot writes its row and the session's`(others: Int) throws {
    try fill(others)
    var session = SavedSession.sample(depth: 20)
    let entry = try #require(session.state.entries.last?.id)
    var number = try store.save(session, durability: .lazy).saveNumber
    for turn in 0..<20 {
      let old = session
      let text = String(repeating: "x", count: 2_000 + turn)
      session = session.holding([
        SavedSnapshot(entry: entry, model: "M", payload: try Payload(Array("\"\(text)\"".utf8)))
      ])
      let change = session.change(from: old)
      let cost = try cost {
        let report = try store.save(change, of: session.id, after: number, durability: .lazy)
        number = report.saveNumber
        return report
      }
      #expect(cost.rows == 2)
    }
  }

  @Test func `restoring costs the same whatever else is stored`() throws {
    let session = try Example.hiking.session()
    var steps: [Int] = []
    for others in [1, 100, 2_000] {
      let place = try TestStore()
      do {
        let store = try place.open()
        for number in 0..<others {
          let id = try SessionID("other \(number)")
          try store.save(.sample(id, depth: number % 20), durability: .lazy)
        }
        try store.save(session)
      }
      let store = try place.open(for: .reading)
      let before = try store.work()
      #expect(try store.load(session.id)?.session.state == session.state)
      let work = try store.work()
      #expect(work.fullScanSteps == before.fullScanSteps)
      steps.append(work.steps - before.steps)
    }
    print("SaveCostTests: restoring beside 1, 100 and 2,000 sessions takes \(steps) steps")
    let (least, most) = (steps.min() ?? 0, steps.max() ?? 0)
    #expect(least > 0 && most * 100 <= least * 105, "\(steps)")
  }
}
