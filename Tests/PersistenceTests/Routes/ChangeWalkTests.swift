import Foundation
import TestSupport
import Testing

@testable import Navigation
@testable import Persistence

/// Whatever an app does, what it saves by changes alone is what is there.
@Suite struct ChangeWalkTests {
  private static let sequences =
    ProcessInfo.processInfo.environment["NAVIGATION_SEQUENCES"].flatMap { Int($0) } ?? 300

  @Test func `changes merged in any groups and saved are what a whole write gives`() throws {
    var random = SeededGenerator(for: "ChangeWalkTests")
    let coder = try NavigationCoder<Hall, Stop>()
    let store = try SessionStore.inMemory()
    var met: [String: Int] = [:]
    for number in 0..<Self.sequences {
      let id = try SessionID("walk \(number)")
      let start = try Self.start(&random)
      var walk = AppWalk(
        try coder.restored(start).state,
        [Hall.ground, .upper, .cellar(Odd(1)), .cellar(Odd(2, isBroken: true))],
        [.shelf(1), .shelf(2), .item(1), .item(2), .odd(Odd(1)), .odd(Odd(2, isBroken: true))],
        random)
      var written = coder.write(&walk.state).state
      var report = try store.save(
        SavedSession(id: id, state: written, layout: number % 2 == 0 ? .compact : .regular))
      var pending: [SavedStateChange] = []
      for step in 0..<12 {
        for _ in 0...walk.below(3) { walk.step() }
        var whole = walk.state
        let now = coder.write(&whole).state
        pending.append(try #require(coder.change(of: &walk.state)).change)
        guard walk.below(3) == 0 || step == 11 else { continue }
        while pending.count > 1 {
          let place = walk.below(pending.count - 1)
          let later = pending.remove(at: place + 1)
          pending[place].merge(later)
          met["merged", default: 0] += 1
        }
        let made = try written.applying(pending[0])
        guard made == now else {
          Issue.record("walk \(number), step \(step): \(made) is not \(now)")
          break
        }
        var change = SavedSessionChange(pending[0])
        change.layout = walk.below(2) == 0 ? .compact : .regular
        report = try store.save(change, of: id, after: report.saveNumber)
        pending = []
        written = now
        let stored = try #require(try store.load(id)).session
        guard Self.isSame(stored.state, now) else {
          Issue.record("walk \(number), step \(step): stored \(stored.state) is not \(now)")
          break
        }
        let back = try coder.restored(stored.state)
        let isBack =
          back.state.compact() == walk.state.compact()
          && back.state.regular(columns: .three) == walk.state.regular(columns: .three)
        if !back.report.lines.contains(where: { $0.fate == .unread(.neverWritten) }), !isBack {
          Issue.record("walk \(number), step \(step): other layouts")
        }
      }
      random = walk.random
      met.merge(walk.met, uniquingKeysWith: +)
    }
    print("ChangeWalkTests met:", met.sorted { $0.key < $1.key })
    for thing in [
      "absorbed", "committed", "merged", "parked", "provisional", "unparked", "validated",
    ] {
      #expect(met[thing, default: 0] * 100 > Self.sequences, "\(thing)")
    }
  }

  /// To the letter, but for ids that were minted in vain.
  private static func isSame(_ stored: SavedState, _ written: SavedState) -> Bool {
    var stored = stored
    stored.mint = written.mint
    return stored == written
      && SavedSession(id: .main, state: stored).document()
        == SavedSession(id: .main, state: written).document()
  }

  /// What a newer version of the app has left.
  private static func start(_ random: inout SeededGenerator) throws -> SavedState {
    var walk = AppWalk(
      NavigationState<NewHall, NewStop>(startingIn: .named(.ground)),
      [NewHall.ground, .upper, .cellar(Odd(1)), .garden],
      [.shelf(1), .shelf(2), .item(1), .item(2), .odd(Odd(1)), .poster(1)], random)
    for _ in 0..<walk.below(16) { walk.step() }
    random = walk.random
    return try NavigationCoder<NewHall, NewStop>().write(&walk.state).state
  }
}
