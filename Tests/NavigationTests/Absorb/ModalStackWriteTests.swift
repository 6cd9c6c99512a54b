import Navigation
import TestSupport
import Testing

@Suite struct ModalStackWriteTests {
  @Test(arguments: [("b2 c3", "3"), ("b2", "")])
  func `what is shown moves nothing and says so`(modal: String, written: String) throws {
    var state = try LetterState("a1", modals: [modal])
    let before = state
    #expect(state.absorb(.modalStack([PathElement](written))) == .unchanged(.echo))
    #expect(state == before)
  }

  @Test(
    arguments: [
      ("", "b2", [], [3]),
      ("3 d", "b2 c3 d4", [4], []),
      ("d", "b2 d4", [4], [3]),
      ("d 3", "b2 d4 c5", [4, 5], [3]),
    ] as [(String, String, [EntryID], [EntryID])])
  func `the modal's own route stays and the rest is as written`(
    written: String, after: String, added: [EntryID], removed: [EntryID]
  ) throws {
    var state = try LetterState("a1", modals: ["b2 c3"])
    let outcome = state.absorb(.modalStack([PathElement](written)))
    #expect(outcome == .changed(added: added, removed: removed))
    #expect(state.modalPaths == [after])
    #expect(state.path == "a1")
  }

  @Test func `the topmost modal is written and no other`() throws {
    var state = try LetterState("a1", modals: ["b2 c3", "d4 e5"])
    #expect(state.absorb(.modalStack([])) == .changed(removed: [5]))
    #expect(state.modalPaths == ["b2 c3", "d4"])
  }

  @Test(arguments: ["1", "9", "3 2 9"])
  func `an entry that is not in the modal moves nothing and says so`(written: String) throws {
    var state = try LetterState("a1", modals: ["b2 c3"])
    let before = state
    #expect(state.absorb(.modalStack([PathElement](written))) == .unchanged(.notFound))
    #expect(state == before)
  }

  @Test func `where none is presented nothing is written`() throws {
    var state = try LetterState("a1")
    #expect(state.absorb(.modalStack([PathElement]("b"))) == .unchanged(.nothingPresented))
    #expect(state.path == "a1")
  }
}
