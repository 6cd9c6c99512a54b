import Foundation
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// Whatever is done to a session, what is loaded is what was saved.
@Suite struct RandomSavesTests {
  /// How many walks there are; `NAVIGATION_SEQUENCES` sets it.
  private static let sequences =
    ProcessInfo.processInfo.environment["NAVIGATION_SEQUENCES"].flatMap { Int($0) } ?? 10_000

  @Test func `after each save of a random walk, loading gives the session back`() throws {
    let place = try TestStore()
    let store = try place.open()
    var generator = SeededGenerator(for: "random saves")
    var met: [String: Int] = [:]
    for number in 1...Self.sequences {
      var walk = SessionWalk(try SessionID("walk \(number)"), generator)
      try save(&walk, in: store)
      generator = walk.generator
      met.merge(walk.met) { $0 + $1 }
    }
    print("random saves met: \(met.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })")
    // So few walks prove nothing by what they met.
    guard Self.sequences >= 2_000 else { return }
    for thing in [
      "parked", "unparked", "modal", "dismissed", "provisional", "shuffled", "snapshot", "result",
      "replace", "popTo", "jump", "present", "dismiss", "reselect", "fill", "setPath",
    ] {
      #expect(met[thing, default: 0] * 100 >= Self.sequences, "\(thing)")
    }
    #expect(try RawDatabase(place.database).texts("PRAGMA integrity_check") == ["ok"])
  }

  private func save(_ walk: inout SessionWalk, in store: SessionStore) throws {
    var routes: [EntryID: SavedRoute] = [:]
    for _ in 0..<Int.random(in: 1...3, using: &walk.generator) {
      for _ in 0..<Int.random(in: 1...8, using: &walk.generator) { walk.step() }
      let report = try store.save(walk.session)
      let loaded = try #require(try store.load(walk.session.id)?.session)
      let saved = try #require(report.saved)
      #expect(loaded == saved)
      #expect(isKept(walk.session, as: loaded))
      #expect(looks(loaded.state, like: saved.state))
      #expect(try !store.save(loaded).isChanged)
      for entry in loaded.state.entries {
        // An id that is found with another route was minted twice.
        let first = routes.updateValue(entry.route, forKey: entry.id) ?? entry.route
        #expect(first == entry.route)
      }
      if Int.random(in: 1...3, using: &walk.generator) == 1 { walk.restart(from: loaded) }
    }
  }

  /// Whether both show the same in every layout.
  private func looks(_ state: SavedState, like other: SavedState) -> Bool {
    CompactRoot.allCases.allSatisfy { state.compact(root: $0) == other.compact(root: $0) }
      && SplitSettings.Columns.allCases.allSatisfy {
        state.regular(columns: $0) == other.regular(columns: $0)
      }
  }

  /// Whether a stored session is the one that was saved, but for what a save adds or leaves aside.
  private func isKept(_ session: SavedSession, as stored: SavedSession) -> Bool {
    var expected = session.retained().session
    expected.savedAt = stored.savedAt
    expected.note = stored.note
    expected.layout = stored.layout
    expected.state.mint = stored.state.mint
    return expected == stored
  }
}
