import Navigation
import TestSupport
import Testing

@Suite struct PopToTests {
  @Test(
    arguments: [
      (1, "a1", [2, 3, 4]), (2, "a1 b2", [3, 4]), (3, "a1 b2 c3", [4]),
    ] as [(EntryID, String, [EntryID])])
  func `a pop to an entry takes off all above it`(
    target: EntryID, after: String, removed: [EntryID]
  ) throws {
    var state = try LetterState("a1 b2 c3 d4")
    #expect(state.apply(.popTo(.entry(target))) == .changed(removed: removed))
    #expect(state.path == after)
  }

  @Test(
    arguments: [
      ("a", "a1 b2 a3", [4, 5]), ("b", "a1 b2 a3 b4", [5]),
    ] as [(String, String, [EntryID])])
  func `a pop to a route goes to the nearest below the top`(
    target: String, after: String, removed: [EntryID]
  ) throws {
    var state = try LetterState("a1 b2 a3 b4 a5")
    #expect(state.apply(.popTo(.route(target))) == .changed(removed: removed))
    #expect(state.path == after)
  }

  @Test func `the nearest of two equal checkpoints is popped to`() throws {
    var state = LetterState(startingIn: .anonymous)
    for letter in ["a", "b", "c"] { state.apply(.push(letter, checkpoint: "here")) }
    state.apply(.push("d"))
    #expect(state.apply(.popTo(.checkpoint("here"))) == .changed(removed: [4]))
    #expect(state.apply(.popTo(.checkpoint("here"))) == .unchanged(.alreadyOnTop))
    #expect(state.path == "a1 b2 c3")
  }

  @Test(
    arguments: [
      .entry(9), .route("x"), .checkpoint("nowhere"),
      // The top is not below itself, and nobody went to what is provisional.
      .route("b"), .entry(3), .route("c"),
    ] as [PopTarget<String>])
  func `a target that is not there moves nothing and says so`(target: PopTarget<String>) throws {
    var state = try LetterState("a1 b2 c3?")
    let before = state
    #expect(state.apply(.popTo(target)) == .unchanged(.notFound))
    #expect(state == before)
  }

  @Test func `the entry on top moves nothing and says so`() throws {
    var state = try LetterState("a1 b2 c3?")
    let before = state
    #expect(state.apply(.popTo(.entry(2))) == .unchanged(.alreadyOnTop))
    #expect(state == before)
  }

  @Test func `provisional entries go with what is popped`() throws {
    var state = try LetterState("a1 b2 c3?")
    #expect(state.apply(.popTo(.entry(1))) == .changed(removed: [2, 3]))
  }

  @Test func `entries of other sections and of parked paths are not found`() throws {
    var state = try LetterState("A1 b2", parked: ["c3"], others: [("t", "d4 e5")])
    for id in [3, 4, 5] as [EntryID] {
      #expect(state.apply(.popTo(.entry(id))) == .unchanged(.notFound))
    }
  }

  @Test func `a list that is popped takes what was parked under it`() throws {
    var state = try LetterState("A1 B3 c5", parked: ["x2", "y4"])
    #expect(state.apply(.popTo(.entry(1))) == .changed(removed: [3, 5, 4]))
    #expect(state.parkedPaths == ["x2"])
  }
}
