import Foundation
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// Whatever is saved and undone, each kept revision is what it was.
@Suite struct HistoryLawTests {
  /// How many histories there are; `NAVIGATION_SEQUENCES` sets it.
  private static let sequences =
    ProcessInfo.processInfo.environment["NAVIGATION_SEQUENCES"].flatMap { Int($0) } ?? 10_000

  @Test func `random histories are as a plain model tells them`() throws {
    let store = try SessionStore.inMemory()
    var generator = SeededGenerator(for: "HistoryLawTests")
    var met: [String: Int] = [:]
    for number in 1...Self.sequences {
      var history = RandomHistory(try SessionID("walk \(number)"), generator, store)
      try history.run(number.isMultiple(of: 50) ? 90 : 6)
      generator = history.walk.generator
      met.merge(history.met) { $0 + $1 }
      if !number.isMultiple(of: 100) { try store.delete(history.id) }
    }
    print("HistoryLawTests met:", met.sorted { $0.key < $1.key })
    // So few histories prove nothing by what they met.
    guard Self.sequences >= 2_000 else { return }
    for thing in [
      "whole", "change", "undo", "redo", "no undo", "no redo", "pruned", "snapshot back",
      "no revision", "result", "parked", "provisional", "cut", "cut undo",
    ] {
      #expect(met[thing, default: 0] * 100 >= Self.sequences, "\(thing)")
    }
  }
}

/// A session that is saved, undone and looked at in random order.
private struct RandomHistory {
  let id: SessionID
  var walk: SessionWalk
  private let store: SessionStore
  private var model = HistoryModel()
  private var stored: StoredSession?
  private var counts: [String: Int] = [:]

  var met: [String: Int] { counts.merging(walk.met) { $0 + $1 } }

  init(_ id: SessionID, _ generator: SeededGenerator, _ store: SessionStore) {
    self.id = id
    self.store = store
    walk = SessionWalk(id, generator)
  }

  mutating func run(_ count: Int) throws {
    for _ in 0..<count {
      switch Int.random(in: 0..<11, using: &walk.generator) {
      case 0, 1: try step("undo", by: -1, model.canUndo) { try $0.undo($1) }
      case 2: try step("redo", by: 1, model.canRedo) { try $0.redo($1) }
      case 3: try prune()
      default: try save()
      }
      try look()
    }
    try lookBack()
  }

  private mutating func meet(_ thing: String) { counts[thing, default: 0] += 1 }

  private mutating func save() throws {
    for _ in 0..<Int.random(in: 1...4, using: &walk.generator) { walk.step() }
    let revision = model.revision
    let report: SaveReport
    if let stored, Bool.random(using: &walk.generator) {
      let session = walk.session.retained().session
      var change = session.change(from: stored.session)
      let live = Set(session.state.entries.map(\.id))
      // An app lets these be: what becomes of them is the policy's to say.
      for place in change.snapshots.removed where !live.contains(place.entry) {
        change.snapshots.leaveOut(place)
      }
      report = try store.save(change, of: id, after: stored.saveNumber)
      meet("change")
    } else {
      report = try store.save(walk.session, after: stored?.saveNumber ?? .unsaved)
      meet("whole")
    }
    let now = try #require(try store.load(id))
    model.save(now.session)
    #expect(report.revision == model.revision)
    if model.revision == revision { meet("no revision") }
    go(on: now)
  }

  private mutating func step(
    _ name: String, by step: Int64, _ isPossible: Bool,
    _ body: (SessionStore, SessionID) throws -> StoredSession?
  ) throws {
    let before = stored?.session
    guard before != nil, isPossible else {
      #expect(try body(store, id) == nil)
      meet("no \(name)")
      return
    }
    model.step(by: step)
    let told = try #require(try body(store, id))
    let now = try #require(try store.load(id))
    #expect(told == now)
    let had = Set(before?.snapshots.map(\.place) ?? [])
    if now.session.snapshots.contains(where: { !had.contains($0.place) }) { meet("snapshot back") }
    meet(name)
    go(on: now)
  }

  /// Cuts history: what is there now is as it was, and so is the number of its save.
  private mutating func prune() throws {
    guard let before = stored else { return }
    let greatest = Int64(Bool.random(using: &walk.generator) ? 3 : 30)
    let count = Int64.random(in: 1...greatest, using: &walk.generator)
    let (oldest, couldRedo) = (model.oldest, model.canRedo)
    model.prune(keeping: count)
    let report = try store.prune(id, to: HistoryLimit(keeping: count))
    #expect(report.revisions == Int(model.oldest - oldest))
    #expect(report.kept == model.oldest...model.revision)
    #expect(try store.load(id) == before)
    #expect(try store.prune(id, to: HistoryLimit(keeping: count), isRehearsal: true).isEmpty)
    if model.oldest > oldest { meet("cut") }
    if couldRedo, !model.canRedo { meet("cut undo") }
  }

  private mutating func go(on now: StoredSession) {
    stored = now
    walk.restart(from: now.session)
  }

  /// Compares what is there now.
  private func look() throws {
    guard let now = stored else { return }
    let differences = now.session.differences(from: model.expected())
    #expect(differences == [], "\(id), revision \(model.revision)")
    #expect(now.revision == model.revision && now.damage.isEmpty)
  }

  /// Compares every revision that is kept, and asks for one that is not.
  private mutating func lookBack() throws {
    guard model.revision > 0 else { return }
    for revision in model.oldest...model.revision {
      let then = try #require(try store.load(id, at: revision))
      let differences = then.session.differences(from: model.expected(at: revision))
      #expect(differences == [], "\(id) at \(revision) of \(model.revision)")
      #expect(then.damage.isEmpty)
    }
    let history = try #require(try store.history(of: id))
    #expect(history.revisions.map(\.number) == Array(model.oldest...model.revision))
    if model.oldest > 1 {
      #expect(throws: StoreError.self) { try store.load(id, at: model.oldest - 1) }
      meet("pruned")
    }
    #expect(throws: StoreError.self) { try store.load(id, at: model.revision + 1) }
  }
}

extension SavedSession {
  /// What differs between two, but for times and notes.
  fileprivate func differences(from other: SavedSession?) -> [String] {
    guard let other else { return ["there is none"] }
    let parts: [(String, Bool)] = [
      ("sections", state.sections == other.state.sections),
      ("active", state.active == other.state.active),
      ("parked", state.parked == other.state.parked),
      ("modals", state.modals == other.state.modals),
      ("state", state == other.state), ("results", results == other.results),
      ("snapshots", snapshots == other.snapshots), ("layout", layout == other.layout),
      ("extensions", extensions == other.extensions),
    ]
    return parts.filter { !$0.1 }.map(\.0)
  }
}
