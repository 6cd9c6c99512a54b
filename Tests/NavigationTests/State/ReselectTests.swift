import Navigation
import TestSupport
import Testing

@Suite struct ReselectTests {
  @Test func `a tap on the selected row moves nothing and says so`() throws {
    var state = try LetterState("A1 b2 c3")
    let before = state
    #expect(state.apply(.reselect()) == .unchanged(.alreadySelected))
    #expect(state == before)
  }

  @Test func `a tap can take off what was pushed on the row`() throws {
    var state = try LetterState("A1 b2 c3 d4")
    #expect(state.apply(.reselect(.popToDetailRoot)) == .changed(removed: [3, 4]))
    #expect(state.path == "A1 b2")
    #expect(state.apply(.reselect(.popToDetailRoot)) == .unchanged(.alreadySelected))
  }

  @Test(
    arguments: [
      ("A1 b2?", "A1 b2", [2]),
      ("A1? b2?", "A1 b2", [1, 2]),
      ("A1 b2? c3?", "A1 b2 c3?", [2]),
    ] as [(String, String, [EntryID])])
  func `a tap makes a provisional row one that the user went to`(
    before: String, after: String, committed: [EntryID]
  ) throws {
    var state = try LetterState(before)
    #expect(state.apply(.reselect()) == .changed(committed: committed))
    #expect(state.path == after)
  }

  @Test func `a tap that pops commits the row and drops what is on it`() throws {
    var state = try LetterState("A1 b2? c3?")
    let outcome = state.apply(.reselect(.popToDetailRoot))
    #expect(outcome == .changed(removed: [3], committed: [2]))
    #expect(state.path == "A1 b2")
  }

  @Test func `a tap that takes off only what is provisional is no revision`() throws {
    var state = try LetterState("A1 b2 c3?")
    let outcome = state.apply(.reselect(.popToDetailRoot))
    #expect(outcome == .changed(removed: [3], isProvisional: true))
  }

  @Test(arguments: ["", "A1", "A1 b2 C3", "A1?"])
  func `where nothing is selected it moves nothing and says so`(path: String) throws {
    for reselection in [Reselection.ignore, .popToDetailRoot] {
      var state = try LetterState(path)
      let before = state
      #expect(state.apply(.reselect(reselection)) == .unchanged(.nothingSelected))
      #expect(state == before)
    }
  }
}
