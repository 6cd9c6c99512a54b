import Navigation
import TestSupport
import Testing

@Suite struct ValidationLawTests {
  @Test func `a validation does what the rules in plain arrays do and tells it`() {
    var walk = LetterWalk(for: "ValidationLawTests")
    for number in 0..<LetterWalk.sequences {
      walk.begin()
      var plain = PlainNavigation(walk.state)
      for step in 0..<12 {
        guard step == 7 || step == 11 else {
          for action in walk.actions(before: step) {
            walk.state.apply(action)
            plain.apply(action)
          }
          continue
        }
        let before = walk.state
        let (data, names) = walk.data()
        let report = walk.state.validate(data.presence(of:), sections: names.presence(of:))
        plain.validate(data, sections: names)
        walk.look(report, before: before)
        let law = ChangeLaw(before: before, after: walk.state)
        // A section that goes is a revision, whatever was in it.
        let isWhole = walk.state.sections.count < before.sections.count
        if let problem = law.problem(in: report.outcome, isWhole: isWhole)
          ?? report.problem(before, walk.state, data, names)
        {
          Issue.record("walk \(number), \(data), \(names): \(problem)")
        }
        guard plain.describes(walk.state) else {
          Issue.record("walk \(number), \(data), \(names): \(walk.state) is not \(plain)")
          break
        }
        let settled = walk.state
        #expect(
          walk.state.validate(data.presence(of:), sections: names.presence(of:)).change == nil,
          "walk \(number): asked again it moves more")
        #expect(walk.state == settled)
      }
    }
    walk.expect(
      "active section gone", "entries gone", "modals gone", "nothing gone", "only provisional gone",
      "parked cut", "parked gone", "pending", "sections gone")
  }
}

extension LetterWalk {
  /// A random action; some that park a row with another on it are sought, which is rare by chance.
  fileprivate mutating func actions(before step: Int) -> [Action] {
    guard step == 6, random(2) == 0 else { return [action()] }
    return [.select(detail()), .push(detail()), .select(detail())]
  }

  /// What the app answers next: most often that all is there but for a letter. What is rare by
  /// chance is sought: a parked row of several, and a provisional one.
  fileprivate mutating func data() -> (LetterData, names: LetterData) {
    if let row = state.parked.last?.path.entries, row.count > 1, row[1].route != row[0].route {
      return (LetterData(gone: [row[1].route]), LetterData())
    }
    if let top = state.activeSection?.path.entries.last, top.isProvisional, random(2) == 0 {
      return (LetterData(gone: [top.route]), LetterData())
    }
    let letters = ["a", "b", "c", "A", "B"]
    let sections = ["s", "t", "u"]
    return (
      LetterData(gone: some(letters, 5), notLoaded: some(letters, 5)),
      LetterData(gone: some(sections, 8), notLoaded: some(sections, 8))
    )
  }

  private mutating func some(_ words: [String], _ rarity: Int) -> Set<String> {
    Set(words.filter { _ in random(rarity) == 0 })
  }

  fileprivate mutating func look(_ report: LetterReport, before: LetterState) {
    if report.change == nil { meet("nothing gone") }
    if !report.pending.isEmpty { meet("pending") }
    if report.change?.isProvisional == true { meet("only provisional gone") }
    if report.change?.activeSection == true { meet("active section gone") }
    if state.sections.count < before.sections.count { meet("sections gone") }
    if state.modals.count < before.modals.count { meet("modals gone") }
    if state.parked.count < before.parked.count { meet("parked gone") }
    let rows = before.parked.map(\.path.entries.count)
    if state.parked.count == rows.count, state.parked.map(\.path.entries.count) != rows {
      meet("parked cut")
    }
    if report.lines.contains(where: {
      if case (.entry, .gone) = ($0.subject, $0.fate) { true } else { false }
    }) {
      meet("entries gone")
    }
  }
}

extension LetterReport {
  /// The first thing that the lines tell wrong, if any, from the states and the answers alone.
  fileprivate func problem(
    _ before: LetterState, _ after: LetterState, _ data: LetterData, _ names: LetterData
  ) -> String? {
    guard Set(lines.map(\.subject)).count == lines.count else { return "something is told twice" }
    let stay = Set(after.entries.map(\.id))
    for entry in before.entries {
      let fate = lines.first { $0.subject == .entry(entry.id) }?.fate
      let isRight =
        switch fate {
        case nil: stay.contains(entry.id) && data.presence(of: entry.route) == .there
        case .notLoaded: stay.contains(entry.id) && data.presence(of: entry.route) == .notLoaded
        case .gone: !stay.contains(entry.id) && data.presence(of: entry.route) == .gone
        case .wentWith(let other):
          !stay.contains(entry.id) && lines(other, .gone)
        }
      if !isRight { return "entry \(entry.id) is told as \(fate.map { "\($0)" } ?? "there")" }
    }
    for section in before.sections {
      let fate = lines.first { $0.subject == .section(section.name) }?.fate
      let truth: Fate? =
        switch section.name.route.map(names.presence(of:)) ?? .there {
        case .there: nil
        case .notLoaded: .notLoaded
        case .gone: .gone
        }
      if fate != truth { return "section \(section.name) is told as \(String(describing: fate))" }
    }
    return nil
  }
}
