import Navigation
import TestSupport
import Testing

@Suite struct FillTests {
  private static func fill(_ letters: String) -> NavigationAction<String, String> {
    .fill([NewEntry](letters))
  }

  @Test func `what fills a column is provisional and no revision`() throws {
    var state = try LetterState("A1")
    #expect(state.apply(Self.fill("B c")) == .changed(added: [2, 3], isProvisional: true))
    #expect(state.path == "A1 B2? c3?")
  }

  @Test func `another filling takes the place of the first`() throws {
    var state = try LetterState("A1 b2?")
    #expect(state.apply(Self.fill("c")) == .changed(added: [3], removed: [2], isProvisional: true))
    #expect(state.path == "A1 c3?")
  }

  @Test func `no filling takes the first away`() throws {
    var state = try LetterState("A1 b2?")
    #expect(state.apply(Self.fill("")) == .changed(removed: [2], isProvisional: true))
    #expect(state.path == "A1")
  }

  @Test(arguments: [("A1 b2?", "b"), ("A1 b2", ""), ("", "")])
  func `the filling that is there moves nothing and says so`(path: String, filling: String) throws {
    var state = try LetterState(path)
    let before = state
    #expect(state.apply(Self.fill(filling)) == .unchanged(.echo))
    #expect(state == before)
  }

  @Test func `compact does not show it`() throws {
    var state = try LetterState("A1")
    let compact = state.compact()
    state.apply(Self.fill("b"))
    #expect(state.compact() == compact)
  }

  @Test func `a column is filled under a modal`() throws {
    var state = try LetterState("A1", modals: ["x2"])
    #expect(state.apply(Self.fill("b")) == .changed(added: [3], isProvisional: true))
    #expect(state.path == "A1 b3?")
    #expect(state.modalPaths == ["x2"])
  }

  @Test func `without a section there is no column to fill`() {
    var state = LetterState()
    #expect(state.apply(Self.fill("b")) == .unchanged(.noActiveSection))
  }
}
