import Navigation
import TestSupport
import Testing

@Suite struct SelectTests {
  @Test func `the first selection adds one detail entry`() throws {
    var state = try LetterState("A1")
    #expect(state.apply(.select("b")) == .changed(added: [2]))
    #expect(state.path == "A1 b2")
    #expect(state.activeSection?.path.entries.last?.column == .detail)
  }

  @Test func `another row takes the place of all details and parks them`() throws {
    var state = try LetterState("A1 b2 c3")
    #expect(state.apply(.select("d")) == .changed(added: [4], parked: [2, 3]))
    #expect(state.path == "A1 d4")
    #expect(state.parkedPaths == ["b2 c3"])
  }

  @Test func `under singleSlot what was selected is gone`() throws {
    var state = try LetterState("A1 b2 c3", policy: .singleSlot)
    #expect(state.apply(.select("d")) == .changed(added: [4], removed: [2, 3]))
    #expect(state.parked.isEmpty)
  }

  @Test func `only the last group gives way`() throws {
    var state = try LetterState("A1 b2 C3 d4")
    state.apply(.select("e"))
    #expect(state.path == "A1 b2 C3 e5")
  }

  @Test(arguments: ["A1 b2", "A1 b2 c3"])
  func `the row that is selected moves nothing and says so`(path: String) throws {
    var state = try LetterState(path)
    let before = state
    #expect(state.apply(.select("b")) == .unchanged(.alreadySelected))
    #expect(state == before)
  }

  @Test func `a row pushed deeper is not the one selected`() throws {
    var state = try LetterState("A1 b2 c3")
    #expect(state.apply(.select("c")) == .changed(added: [4], parked: [2, 3]))
  }

  @Test func `what is only provisional gives way and is not parked`() throws {
    var state = try LetterState("A1 b2?")
    #expect(state.apply(.select("c")) == .changed(added: [3], removed: [2]))
    #expect(state.parked.isEmpty)
  }

  @Test func `choosing the row that is provisionally there makes an entry of the user's own`()
    throws
  {
    var state = try LetterState("A1 b2?")
    #expect(state.apply(.select("b")) == .changed(added: [3], removed: [2]))
    #expect(state.path == "A1 b3")
  }

  @Test func `choosing the row below a provisional list takes only the list away`() throws {
    var state = try LetterState("A1 b2 C3?")
    #expect(state.apply(.select("b")) == .changed(removed: [3], isProvisional: true))
    #expect(state.path == "A1 b2")
    #expect(state.parked.isEmpty)
  }

  @Test func `a selection without an id to give moves nothing`() throws {
    var state = try LetterState("A1 b2 c3?", next: exhausted)
    let before = state
    #expect(state.apply(.select("d")) == .unchanged(.idsExhausted))
    #expect(state == before)
  }

  @Test func `nothing is selected where no section is on screen`() {
    var state = LetterState()
    #expect(state.apply(.select("a")) == .unchanged(.noActiveSection))
    #expect(state == LetterState())
  }
}
