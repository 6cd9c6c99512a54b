import Navigation
import TestSupport
import Testing

@Suite struct ExhaustedIDsTests {
  typealias Action = NavigationAction<String, String>

  @Test(
    arguments: [
      .push("x"), .push(NewEntry("x"), ifNew: true), .replace(with: NewEntry("x")),
      .replace(1, with: NewEntry("x")), .setPath([PathElement]("1 2 x")),
      .setPath([PathElement]("2 1")), .select("x"), .jump(.named("s"), [NewEntry("x")]),
      .jump(.named("new"), [NewEntry("x")]), .jump(.named("t"), [NewEntry("x")]),
      .present(NewEntry("x")), .fill([NewEntry("x")]),
    ] as [Action])
  func `an action that needs an id moves nothing and says why`(action: Action) throws {
    var state = try LetterState("A1 b2 c3?", others: [("t", "d4")], next: exhausted)
    let before = state
    #expect(state.apply(action) == .unchanged(.idsExhausted))
    #expect(state == before)
  }

  @Test(
    arguments: [
      .replace(1, with: NewEntry("x")), .setPath([PathElement]("1 x y")),
      .jump(.named("new"), [NewEntry]("x y")), .fill([NewEntry]("x y")),
    ] as [Action])
  func `one id is not enough where two are needed`(action: Action) throws {
    var state = try LetterState("A1 b2 c3?", next: EntryID.greatest)
    let before = state
    #expect(state.apply(action) == .unchanged(.idsExhausted))
    #expect(state == before)
  }

  @Test(
    arguments: [
      (.pop(), "A1"), (.setPath([PathElement]("1")), "A1"),
      (.jump(.named("s"), [NewEntry]("A")), "A1"),
      (.select(nil), "A1"), (.popToRoot, ""), (.fill([]), "A1 b2"),
    ] as [(Action, String)])
  func `what needs no id works on`(action: Action, after: String) throws {
    var state = try LetterState("A1 b2 c3?", next: exhausted)
    #expect(state.apply(action).change != nil)
    #expect(state.path == after)
  }

  @Test(
    arguments: [
      .sectionStack([PathElement]("1 2 x")), .stack(.named("s"), [PathElement]("1 2 x")),
      .selection("x"), .content([PathElement]("1 X")), .content([PathElement]("1 x")),
      .detail([PathElement]("3 x"), .three), .detail([PathElement]("1 2 3 x"), .two),
      .modalStack([PathElement]("x")),
    ] as [LayoutWrite<String, String>])
  func `a layout's write that needs an id moves nothing and says why`(
    write: LayoutWrite<String, String>
  ) throws {
    var state = try LetterState("A1 b2 c3?", modals: ["m4"], next: exhausted)
    let before = state
    #expect(state.absorb(write) == .unchanged(.idsExhausted))
    #expect(state == before)
  }
}
