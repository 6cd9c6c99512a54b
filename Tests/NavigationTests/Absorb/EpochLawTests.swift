import Navigation
import TestSupport
import Testing

@Suite struct EpochLawTests {
  /// A binding that was read, and what is known of the time since without any epoch.
  private struct Reading {
    let binding: TestBinding
    let read: BindingRead<LetterState.Write>
    let shown: LetterState.Write
    var isOutOfDate = false
  }

  @Test func `a write that is too late never moves anything and is counted`() {
    var walk = LetterWalk(for: "EpochLawTests")
    for number in 0..<LetterWalk.sequences {
      walk.begin()
      for _ in 0..<4 { _ = walk.step() }
      var coordinator = TestCoordinator(walk.state)
      var readings: [Reading] = []
      var late = 0
      for _ in 0..<12 {
        walk.state = coordinator.state
        switch walk.random(10) {
        case 0..<4:
          let binding = coordinator.layout.bindings[walk.random(coordinator.layout.bindings.count)]
          readings.append(
            Reading(
              binding: binding, read: coordinator.read(binding),
              shown: coordinator.state.shown(by: binding)))
        case 4..<8 where !readings.isEmpty:
          let reading = readings[walk.random(readings.count)]
          let written = walk.random(5) == 0 ? reading.shown : walk.write(reading.binding)
          let problem = check(
            &coordinator, reading, written, &walk, &late, markingOutOfDate: &readings)
          if let problem { Issue.record("walk \(number), \(written): \(problem)") }
        case 8:
          let layout = TestLayout.allCases[walk.random(4)]
          if layout != coordinator.layout { expire(&readings) }
          coordinator.change(to: layout)
        default:
          let outcome = coordinator.apply(walk.action())
          walk.look(outcome.change)
          if outcome.change != nil { expire(&readings) }
        }
      }
      #expect(coordinator.ignored == late, "walk \(number)")
    }
    walk.expect(
      "another column spoke first", "changes", "echoes", "echoes of an earlier epoch", "groups",
      "modals", "parked", "provisional", "several sections", "stale epochs")
  }

  private func expire(_ readings: inout [Reading]) {
    for index in readings.indices { readings[index].isOutOfDate = true }
  }

  /// Writes, and finds what went otherwise than the law says.
  private func check(
    _ coordinator: inout TestCoordinator, _ reading: Reading, _ written: LetterState.Write,
    _ walk: inout LetterWalk, _ late: inout Int, markingOutOfDate readings: inout [Reading]
  ) -> String? {
    let before = coordinator.state
    let shown = before.shown(by: reading.binding)
    let verdict = coordinator.write(written, through: reading.binding, read: reading.read)
    if written == shown {
      walk.meet(reading.isOutOfDate ? "echoes of an earlier epoch" : "echoes")
      return verdict == .echo && coordinator.state == before ? nil : "an echo is \(verdict)"
    }
    if reading.isOutOfDate || shown != reading.shown {
      late += 1
      walk.meet(reading.isOutOfDate ? "stale epochs" : "another column spoke first")
      return verdict == .stale && coordinator.state == before ? nil : "a late write is \(verdict)"
    }
    walk.meet("changes")
    var absorbed = before
    let outcome = absorbed.absorb(written)
    if outcome.change?.activeSection == true { expire(&readings) }
    return verdict == .change && coordinator.state == absorbed ? nil : "a change is \(verdict)"
  }
}
