import Foundation
import Navigation
import TestSupport
import Testing

/// Walks a state of letters by random actions and writes of layouts, and counts in how many walks
/// it met each thing.
///
/// A law that never met a parked entry has proved nothing about one: tests print the counts, and
/// check them.
struct LetterWalk {
  /// How many walks a law is tried on; `NAVIGATION_SEQUENCES` sets it.
  static let sequences =
    ProcessInfo.processInfo.environment["NAVIGATION_SEQUENCES"].flatMap { Int($0) } ?? 10_000

  var random: SeededGenerator
  var state = LetterState()
  private let test: String
  private var met: [String: Int] = [:]
  private var metNow: Set<String> = []

  init(for test: String) {
    self.test = test
    random = SeededGenerator(for: test)
  }

  /// Begins a new state: the sections that the session began with, and its policy, differ.
  mutating func begin() {
    lookAtState()
    let limits: [RetentionPolicy] = [
      .dictionary(limit: nil), .dictionary(limit: 1), .dictionary(limit: 3), .singleSlot,
    ]
    let start: [SectionName<String>?] = [.named("s"), .named("t"), .anonymous, nil]
    state = LetterState(
      startingIn: start[min(random(8), 3)], retention: Retention(limits[min(random(6), 3)]))
    state.sectionLimit = [64, 64, 2, 1][random(4)]
    for thing in metNow { met[thing, default: 0] += 1 }
    metNow = []
  }

  /// Takes down what an action did.
  mutating func look(_ change: NavigationChange?) {
    guard let change else { return }
    if !change.parked.isEmpty { meet("parked") }
    if !change.unparked.isEmpty { meet("unparked") }
    if !change.committed.isEmpty { meet("committed") }
    if change.isProvisional { meet("provisional") }
  }

  /// Takes down what there is where a walk ends.
  private mutating func lookAtState() {
    if !state.modals.isEmpty { meet("modals") }
    if state.modals.contains(where: { $0.path.entries.count > 1 }) { meet("paths in modals") }
    if state.sections.count > 1 { meet("several sections") }
    guard let path = state.activeSection?.path.entries else { return }
    if path.last?.isProvisional == true { meet("provisional") }
    if Set(path.map(\.route)).count < path.count { meet("duplicates") }
    let columns = path.map(\.column)
    if zip(columns, columns.dropFirst()).contains(where: { $0 == (.detail, .content) }) {
      meet("groups")
    }
  }

  mutating func meet(_ thing: String) { metNow.insert(thing) }

  /// Prints what was met, and checks that each was met at least in one walk of a hundred.
  mutating func expect(_ things: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    begin()
    print("\(test) met in \(Self.sequences) walks:", met.sorted { $0.key < $1.key })
    // So few walks prove nothing by what they met.
    guard Self.sequences >= 2_000 else { return }
    for thing in things {
      let times = met[thing, default: 0]
      #expect(times * 100 >= Self.sequences, "\(thing): \(times)", sourceLocation: sourceLocation)
    }
  }

  /// A number from 0 up to a bound.
  mutating func random(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice? {
    choices.isEmpty ? nil : choices[random(choices.count)]
  }
}
