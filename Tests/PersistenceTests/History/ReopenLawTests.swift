import Foundation
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// Whatever was closed and undone in which order: opening it again until nothing is left brings
/// every screen back, once each.
@Suite struct ReopenLawTests {
  /// How many histories there are; `NAVIGATION_SEQUENCES` sets it.
  private static let sequences =
    (ProcessInfo.processInfo.environment["NAVIGATION_SEQUENCES"].flatMap { Int($0) } ?? 10_000) / 10

  private static let sections = (0..<3).map { SectionName.named(SavedRoute.trail($0)) }

  @Test func `random histories bring every screen back once`() throws {
    let store = try TestStore().open()
    var generator = SeededGenerator(for: "ReopenLawTests")
    var met: [String: Int] = [:]
    for number in 1...Self.sequences {
      let id = try SessionID("walk \(number)")
      try walk(id, store, &generator, &met)
      try store.delete(id)
    }
    print("ReopenLawTests met:", met.sorted { $0.key < $1.key })
    // So few histories prove nothing by what they met.
    guard Self.sequences >= 200 else { return }
    for thing in ["push", "pop", "undo", "redo", "reopened", "under new ids", "moved", "left over"]
    {
      #expect(met[thing, default: 0] * 100 >= Self.sequences, "\(thing)")
    }
  }

  private func walk(
    _ id: SessionID, _ store: SessionStore, _ generator: inout SeededGenerator,
    _ met: inout [String: Int]
  ) throws {
    var pushed = 0
    // All sections are there from the start: what goes with its section is not opened again.
    let state = try SavedState(
      sections: Self.sections.map { SavedSection($0) }, active: .section(at: 0))
    try store.save(SavedSession(id: id, state: state))
    for _ in 0..<Int.random(in: 1...20, using: &generator) {
      let name: String
      switch Int.random(in: 0..<9, using: &generator) {
      case 0...2:
        pushed += 1
        try push(pushed, id, store, &generator)
        name = "push"
      case 3, 4:
        try store.move(.pop(count: Int.random(in: 1...3, using: &generator)), in: id)
        name = "pop"
      case 5, 6: name = try store.undo(id) == nil ? "no undo" : "undo"
      case 7: name = try store.redo(id) == nil ? "no redo" : "redo"
      default:
        if Bool.random(using: &generator) {
          name = try reopen(id, store)
        } else {
          try shuffle(id, store, &generator)
          name = "moved"
        }
      }
      met[name, default: 0] += 1
      try expectOnce(id, store)
    }
    while case let name = try reopen(id, store), name != "nothing" {
      met["left over", default: 0] += 1
      met[name, default: 0] += 1
      try expectOnce(id, store)
    }
    let screens = try store.stored(id).state.entries.map(\.route)
    #expect(Set(screens) == Set((0..<pushed).map { SavedRoute.trail($0 + 1) }), "\(id)")
  }

  private func push(
    _ number: Int, _ id: SessionID, _ store: SessionStore, _ generator: inout SeededGenerator
  ) throws {
    var session = try store.stored(id)
    session.state.apply(.section(Self.sections.randomElement(using: &generator)))
    session.state.apply(.push(.trail(number)))
    let top = try #require(session.state.activeSection?.path.entries.last?.id)
    try store.save(session.drafting(Payload(stringLiteral: "\(number)"), for: top))
  }

  private func shuffle(
    _ id: SessionID, _ store: SessionStore, _ generator: inout SeededGenerator
  ) throws {
    var session = try store.stored(id)
    session.state = try SavedState(
      sections: session.state.sections.shuffled(using: &generator), active: .cleared,
      values: session.state.values, mint: session.state.mint)
    try store.save(session)
  }

  private func reopen(_ id: SessionID, _ store: SessionStore) throws -> String {
    let before = try store.stored(id).state.mint
    guard let now = try store.reopenClosed(id) else { return "nothing" }
    return now.session.state.mint == before ? "reopened" : "under new ids"
  }

  /// No screen is there twice, and each has its own draft.
  private func expectOnce(_ id: SessionID, _ store: SessionStore) throws {
    let stored = try #require(try store.load(id))
    #expect(stored.damage.isEmpty)
    let session = stored.session
    let screens = session.state.entries.map(\.route)
    #expect(Set(screens).count == screens.count, "\(id)")
    for entry in session.state.entries {
      let draft = try #require(session.drafts[entry.id.number])
      #expect(entry.route.payload == Payload(stringLiteral: #"{"id":\#(draft)}"#))
    }
  }
}
