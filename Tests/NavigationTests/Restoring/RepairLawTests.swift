import TestSupport
import Testing

@testable import Navigation

@Suite struct RepairLawTests {
  @Test func `three thousand broken states are mended, and lose no more than is told`() throws {
    var broken = BrokenStates(SeededGenerator(for: "RepairLawTests"))
    var met: [String: Int] = [:]
    for number in 0..<3_000 {
      let before = broken.next()
      var after = before
      let repairs = after.repair()
      #expect(after.fault == nil, "state \(number)")
      if before.fault == nil {
        #expect(repairs.isEmpty && after == before, "state \(number)")
        met["sound", default: 0] += 1
        continue
      }
      #expect(!repairs.isEmpty, "state \(number)")
      for repair in repairs {
        met["\(repair)".filter { !$0.isNumber }, default: 0] += 1
      }
      if let problem = problem(from: before, to: after, repairs) {
        Issue.record("state \(number): \(problem)")
      }
      var again = after
      #expect(again.repair().isEmpty && again == after, "state \(number)")
    }
    print("RepairLawTests met:", met.sorted { $0.key < $1.key })
    #expect(met.count == 7)
    for (thing, count) in met { #expect(count > 30, "\(thing)") }
  }

  private func problem(
    from before: LetterState, to after: LetterState, _ repairs: [StateRepair]
  ) -> String? {
    // Each entry has a route of its own, so the route finds it again under another id.
    let old = Dictionary(uniqueKeysWithValues: before.entries.map { ($0.route, $0) })
    let new = Dictionary(uniqueKeysWithValues: after.entries.map { ($0.route, $0) })
    for (route, entry) in new {
      guard let was = old[route] else { return "\(route) has come from nowhere" }
      let renumbered = StateRepair.newID(old: was.id, new: entry.id)
      if was.id != entry.id, !repairs.contains(renumbered) { return "a new id is not told" }
      if was.isProvisional != entry.isProvisional,
        !repairs.contains(.provisionalBelowPlain(was.id))
      {
        return "a commit is not told"
      }
    }
    let names = Set(before.sections.map(\.name))
    let dropped = before.parked.filter { !names.contains($0.section) }.flatMap(\.path.ids).count
    let told = repairs.reduce(dropped) { count, repair in
      if case .sectionTwice(let entries) = repair { count + entries } else { count }
    }
    if count(before) - count(after) != told { return "\(told) entries are told to be lost" }
    for path in paths(after) where zip(path.ids, path.ids.dropFirst()).contains(where: { $0 >= $1 })
    {
      return "ids do not rise: \(path.ids)"
    }
    return nil
  }

  private func count(_ state: LetterState) -> Int { paths(state).flatMap(\.ids).count }

  private func paths(_ state: LetterState) -> [Path<String>] {
    state.sections.map(\.path) + state.parked.map(\.path) + state.modals.map(\.path)
  }
}

/// States of which most break a law or several.
private struct BrokenStates {
  private var random: SeededGenerator
  private var routes = 0

  init(_ random: SeededGenerator) { self.random = random }

  mutating func next() -> LetterState {
    var state = LetterState()
    // Few ids, so that some are used twice, or many, so that none is.
    let ids: ClosedRange<Int64> = chance(2) ? 1...9 : 1...1_000_000
    state.sections = some(3).map { _ in Section(name(), path: path(ids)) }
    state.active = .section(at: Int.random(in: 0...2, using: &random))
    if chance(3) { state.active = .cleared }
    state.parked = some(2).map { _ in ParkedPath(in: name(), path: path(ids)) }
    state.modals = some(2).map { _ in Modal(unchecked: path(ids), style: .sheet, detent: nil) }
    return state
  }

  private mutating func path(_ ids: ClosedRange<Int64>) -> Path<String> {
    var numbers = some(4).map { _ in Int64.random(in: ids, using: &random) }
    if !chance(6) { numbers.sort() }
    let provisional = numbers.count - (chance(3) ? 1 : 0)
    let entries = numbers.enumerated().map { index, number in
      routes += 1
      return Entry(
        id: EntryID(integerLiteral: number), route: "r\(routes)",
        isProvisional: index >= provisional || chance(12))
    }
    guard chance(5), let last = numbers.max() else { return Path(unchecked: entries) }
    let unread = SavedEntry(id: EntryID(integerLiteral: last + 1), route: SavedRoute("gone"))
    return Path(unchecked: entries, unread: [unread])
  }

  private mutating func name() -> SectionName<String> {
    .named(["s", "t", "u", "v"].randomElement(using: &random) ?? "s")
  }

  private mutating func some(_ most: Int) -> Range<Int> {
    0..<Int.random(in: 0...most, using: &random)
  }

  private mutating func chance(_ one: Int) -> Bool {
    Int.random(in: 0..<one, using: &random) == 0
  }
}
