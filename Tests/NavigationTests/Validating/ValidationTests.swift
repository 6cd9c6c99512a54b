import Navigation
import TestSupport
import Testing

@Suite struct ValidationTests {
  @Test func `where all data is there nothing moves`() throws {
    var state = try LetterState("A1 b2 c3?", parked: ["d4"], modals: ["e5 f6"])
    let before = state
    let report = state.validate()
    #expect(state == before)
    #expect(report.lines.isEmpty && report.change == nil)
  }

  @Test func `what is not loaded stays as it is and can be asked for again`() throws {
    var state = try LetterState("A1 b2 c3?", parked: ["d4"], modals: ["e5 f6"])
    let before = state
    let report = state.validate(notLoaded: "A b c d e f", notLoadedSections: "s")
    #expect(state == before)
    #expect(report.change == nil)
    #expect(
      report.pending == [.section(.named("s"))]
        + (1...6).map { .entry(EntryID(integerLiteral: $0)) })
  }

  @Test(
    arguments: [
      ("A1 b2 c3", "c", "A1 b2", [3]), ("A1 b2 c3", "b", "A1", [2, 3]),
      ("A1 b2 c3", "A", "", [1, 2, 3]), ("A1 b2 C3 d4", "C", "A1 b2", [3, 4]),
      ("A1 b2 C3 d4", "d", "A1 b2 C3", [4]), ("a1 b2 a3", "b", "a1", [2, 3]),
      ("a1 b2 a3", "a", "", [1, 2, 3]),
    ] as [(String, String, String, [EntryID])])
  func `an entry goes with all above it`(
    path: String, gone: String, after: String, removed: [EntryID]
  ) throws {
    var state = try LetterState(path)
    let report = state.validate(gone: gone)
    #expect(state.path == after)
    #expect(report.outcome == .changed(removed: removed))
  }

  @Test func `a row that goes leaves its list with nothing selected`() throws {
    var state = try LetterState("A1 b2 c3", parked: ["d4"])
    _ = state.validate(gone: "b")
    let shown = state.regular(columns: .three)
    #expect(shown.content.map(\.id) == [1])
    #expect(shown.selection == nil && shown.detail.isEmpty)
    #expect(state.parkedPaths == ["d4"])
  }

  @Test func `a list that goes takes what was parked under it`() throws {
    var state = try LetterState("A1 B3 c5", parked: ["d2", "e4 f6"])
    let report = state.validate(gone: "B")
    #expect(state.path == "A1")
    #expect(state.parkedPaths == ["d2"])
    #expect(report.outcome == .changed(removed: [3, 5, 4, 6]))
    #expect(report.lines(.entry(6), .wentWith(.entry(3))))
  }

  @Test func `a parked row that goes takes what stood on it`() throws {
    var state = try LetterState("A1", parked: ["b2 c3", "d4 e5"])
    let report = state.validate(gone: "b")
    #expect(state.parkedPaths == ["d4 e5"])
    #expect(report.outcome == .changed(removed: [2, 3]))
  }

  @Test func `what is parked is cut where its row stays`() throws {
    var state = try LetterState("A1", parked: ["b2 c3 d4", "c5"])
    let report = state.validate(gone: "c")
    #expect(state.parkedPaths == ["b2"])
    #expect(report.outcome == .changed(removed: [3, 4, 5]))
  }

  @Test func `a modal that goes takes those over it`() throws {
    var state = try LetterState("A1", modals: ["b2", "c3 d4", "e5"])
    let report = state.validate(gone: "c")
    #expect(state.modalPaths == ["b2"])
    #expect(report.outcome == .changed(removed: [3, 4, 5]))
    #expect(report.lines(.entry(5), .wentWith(.entry(3))))
  }

  @Test func `a screen within a modal is cut and those over it stay`() throws {
    var state = try LetterState("A1", modals: ["b2 c3 d4", "e5"])
    let report = state.validate(gone: "c")
    #expect(state.modalPaths == ["b2", "e5"])
    #expect(report.outcome == .changed(removed: [3, 4]))
  }

  @Test func `a section that goes takes its path and what was parked in it`() throws {
    var state = try LetterState("A1 b2", parked: ["c3"], others: [("t", "d4"), ("u", "e5")])
    let report = state.validate(goneSections: "s")
    #expect(state.active == .cleared)
    #expect(state.sectionPaths == ["d4", "e5"])
    #expect(state.parked.isEmpty)
    #expect(report.outcome == .changed(removed: [1, 2, 3], activeSection: true))
    #expect(report.lines(.entry(3), .wentWith(.section(.named("s")))))
  }

  @Test func `another section that goes leaves the one on screen there`() throws {
    var state = try LetterState("A1", others: [("t", "b2"), ("u", "c3")])
    state.apply(.section(.named("u")))
    let report = state.validate(goneSections: "t")
    #expect(state.activeSection?.name == .named("u"))
    #expect(report.outcome == .changed(removed: [2]))
  }

  @Test func `a section without entries that goes is a change that moved none`() throws {
    var state = try LetterState("A1", others: [("t", "")])
    #expect(state.validate(goneSections: "t").change == NavigationChange())
    #expect(state.sectionPaths == ["A1"])
  }

  @Test func `a section that went and is chosen again begins anew`() throws {
    var state = try LetterState("A1 b2")
    _ = state.validate(goneSections: "s")
    state.apply(.section(.named("s")))
    #expect(state.path == "")
    state.apply(.push("c"))
    #expect(state.path == "c3")
  }

  @Test func `what is only provisional and goes is no revision`() throws {
    var state = try LetterState("A1 b2?")
    #expect(state.validate(gone: "b").outcome == .changed(removed: [2], isProvisional: true))
    #expect(state.path == "A1")
  }

  @Test func `it is one where a section without entries goes too`() throws {
    var state = try LetterState("A1 b2?", others: [("t", "")])
    let report = state.validate(gone: "b", goneSections: "t")
    #expect(report.outcome == .changed(removed: [2]))
  }

  @Test func `a provisional list that takes what was parked under it is a revision`() throws {
    var state = try LetterState("A1? b3?", parked: ["c2"])
    #expect(state.validate(gone: "A").outcome == .changed(removed: [1, 3, 2]))
  }

  @Test func `each entry is asked about once and none that goes with another`() throws {
    var state = try LetterState(
      "A1 b2 c3", parked: ["d4 e5"], others: [("t", "f6"), ("u", "g7")],
      modals: ["h8 i9", "j10", "k11"])
    var asked: [String] = []
    var askedSections: [String] = []
    state.validate { route in
      asked.append(route)
      return ["b", "d", "j"].contains(route) ? .gone : .there
    } sections: { name in
      askedSections.append(name)
      return name == "u" ? .gone : .there
    }
    #expect(asked == ["A", "b", "f", "d", "h", "i", "j"])
    #expect(askedSections == ["s", "t", "u"])
  }

  @Test func `the anonymous section has no data to go`() throws {
    var state = LetterState(startingIn: .anonymous)
    let report = state.validate { _ in
      .gone
    } sections: { _ in
      .gone
    }
    #expect(report.change == nil && state.activeSection?.name == .anonymous)
  }

  @Test func `a report is a few lines for people and has no route in it`() throws {
    var state = try LetterState("A1 b2 c3", others: [("t", "")])
    #expect(state.validate().description == "All data is there.")
    let report = state.validate(gone: "b", notLoaded: "A", notLoadedSections: "t")
    #expect(
      "\(report)" == """
        Data is not loaded for 2, and gone for 2.
          kept     a section: its data is not loaded yet
          kept     entry 1: its data is not loaded yet
          gone     entry 2: its data is gone
          gone     entry 3: it belonged to entry 2, which is gone
        """)
  }
}
