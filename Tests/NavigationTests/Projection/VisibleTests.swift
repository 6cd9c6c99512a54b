import Navigation
import TestSupport
import Testing

@Suite struct VisibleTests {
  @Test(
    arguments: [
      ("", []),
      ("a1 b2", [2]),
      ("A1 b2 c3", [1, 3]),
      ("A1 B2", [2]),
      ("A1 b2 C3", [3]),
      // Compact shows the user's own top, the columns what is provisional.
      ("A1 b2 c3?", [1, 2, 3]),
      ("A1 b2 C3? d4?", [2, 3, 4]),
      ("A1? b2?", [1, 2]),
    ] as [(String, Set<EntryID>)])
  func `the top of every column in any layout is visible`(
    path: String, visible: Set<EntryID>
  ) throws {
    #expect(try LetterState(path).visible == visible)
  }

  @Test func `the top of every modal is visible`() throws {
    let state = try LetterState("a1", modals: ["b2 c3", "d4"])
    #expect(state.visible == [1, 3, 4])
  }

  @Test func `neither other sections nor what is parked is visible`() throws {
    let state = try LetterState("A1 b2", parked: ["c3"], others: [("t", "d4")])
    #expect(state.visible == [1, 2])
  }

  @Test func `modals are visible over the sidebar too`() throws {
    let modal = try Modal(Entry(id: 2, route: "a"))
    let path = try LetterState("b1").sections[0]
    let state = try LetterState(sections: [path], active: .cleared, modals: [modal])
    #expect(state.visible == [2])
  }
}
