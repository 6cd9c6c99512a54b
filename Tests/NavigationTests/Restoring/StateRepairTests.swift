import TestSupport
import Testing

@testable import Navigation

@Suite struct StateRepairTests {
  @Test func `a sound state is left alone`() throws {
    let state = try LetterState("A1 b2 c4?", parked: ["d3"], modals: ["e5"])
    var repaired = state
    #expect(repaired.repair() == [])
    #expect(repaired == state)
  }

  @Test func `an active section that is not there is none`() throws {
    var state = try LetterState("a1")
    state.active = .section(at: 7)
    #expect(state.repair() == [.activeSectionMissing])
    #expect(state.active == .neverChosen)
    #expect(state.sections[0].path.ids == [1])
  }

  @Test func `the first of two sections of one name stays`() throws {
    var state = try LetterState("a1", others: [("t", "b2"), ("u", "c3 d4")])
    state.sections[2] = Section(.named("s"), path: state.sections[2].path)
    state.active = .section(at: 2)
    #expect(state.repair() == [.sectionTwice(entries: 2)])
    #expect(state.sections.map(\.path.ids) == [[1], [2]])
    #expect(state.active == .section(at: 0))
  }

  @Test func `it takes the path of the other where it has none`() throws {
    var state = try LetterState("", others: [("t", "a1 b2")])
    state.sections[1] = Section(.named("s"), path: state.sections[1].path)
    #expect(state.repair() == [.sectionTwice(entries: 0)])
    #expect(state.sections.map(\.path.ids) == [[1, 2]])
  }

  @Test func `it does not where that would cost what is unread`() throws {
    var state = try LetterState("", others: [("t", "a1 b2")])
    state.sections[0].path.unread = try SavedPath(words: "gone:3").entries
    state.sections[1] = Section(.named("s"), path: state.sections[1].path)
    #expect(state.repair() == [.sectionTwice(entries: 2)])
    #expect(state.sections.map(\.path.ids) == [[3]])
  }

  @Test func `the active section is found again after one went`() throws {
    var state = try LetterState("a1", others: [("t", "b2"), ("u", "c3")])
    state.sections[1] = Section(.named("s"))
    state.active = .section(at: 2)
    #expect(state.repair() == [.sectionTwice(entries: 0)])
    #expect(state.activeSection?.name == .named("u"))
  }

  @Test func `a modal and a parked path without entries go`() throws {
    var state = try LetterState("a1", parked: ["b2"], modals: ["c3", "d4"])
    state.modals[0].path = .empty
    state.parked.append(ParkedPath(in: .named("s"), path: .empty))
    #expect(state.repair() == [.emptyPath, .emptyPath])
    #expect(state.modals.map(\.path.ids) == [[4]])
    #expect(state.parked.map(\.path.ids) == [[2]])
  }

  @Test func `what is parked in no section goes`() throws {
    var state = try LetterState("a1", parked: ["b2 c3"])
    state.parked[0] = ParkedPath(in: .named("x"), path: state.parked[0].path)
    #expect(state.repair() == [.parkedWithoutSection(2)])
    #expect(state.parked.isEmpty)
  }

  @Test func `a provisional entry below a plain one is plain`() throws {
    var state = try LetterState("a1 b2 c3 d4?")
    state.sections[0].path.entries[0].isProvisional = true
    #expect(state.repair() == [.provisionalBelowPlain(1)])
    #expect(state.path == "a1 b2 c3 d4?")
  }

  @Test func `an id that is used twice is given anew from there on`() throws {
    var state = try LetterState("a1 b2 c3", others: [("t", "d4")])
    state.sections[1].path = state.sections[0].path
    #expect(
      state.repair() == [.newID(old: 1, new: 5), .newID(old: 2, new: 6), .newID(old: 3, new: 7)])
    #expect(state.sections.map(\.path.ids) == [[1, 2, 3], [5, 6, 7]])
  }

  @Test func `ids that do not rise are given anew, through what is unread`() throws {
    var state = try LetterState("a1 b2 c3")
    state.sections[0].path.entries.swapAt(0, 1)
    state.sections[0].path.unread = try SavedPath(words: "gone:9").entries
    #expect(
      state.repair() == [
        .newID(old: 1, new: 10), .newID(old: 3, new: 11), .newID(old: 9, new: 12),
      ])
    #expect(state.sections[0].path.ids == [2, 10, 11, 12])
  }

  @Test func `an entry with a new id keeps what it was read from`() throws {
    var state = try AppCoder().restored(SavedState("thing:1 thing:2")).state
    state.sections[0].path.entries.swapAt(0, 1)
    #expect(state.repair() == [.newID(old: 1, new: 3)])
    #expect(try state.written().entries.map(\.route.name.text) == ["thing", "thing"])
  }

  @Test(
    arguments: [
      (.activeSectionMissing, "the section on screen was not there"),
      (.sectionTwice(entries: 2), "a section was there twice; 2 entries were dropped"),
      (.emptyPath, "a modal or a parked path had no entry"),
      (.parkedWithoutSection(2), "what was parked from entry 2 on had no section"),
      (.provisionalBelowPlain(1), "entry 1 was provisional below a plain one"),
      (.newID(old: 1, new: 5), "entry 1 has the id 5 now"),
    ] as [(StateRepair, String)])
  func `each is told`(repair: StateRepair, text: String) {
    #expect(repair.description == text)
  }
}
