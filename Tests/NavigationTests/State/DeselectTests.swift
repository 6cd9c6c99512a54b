import Navigation
import TestSupport
import Testing

@Suite struct DeselectTests {
  @Test func `the details are parked and the list stays`() throws {
    var state = try LetterState("A1 b2 c3")
    #expect(state.apply(.select(nil)) == .changed(parked: [2, 3]))
    #expect(state.path == "A1")
    #expect(state.parkedPaths == ["b2 c3"])
  }

  @Test func `under singleSlot the details are gone`() throws {
    var state = try LetterState("A1 b2 c3", policy: .singleSlot)
    #expect(state.apply(.select(nil)) == .changed(removed: [2, 3]))
    #expect(state.parked.isEmpty)
  }

  @Test func `a provisional end is dropped and not parked`() throws {
    var state = try LetterState("A1 b2 c3?")
    #expect(state.apply(.select(nil)) == .changed(removed: [3], parked: [2]))
    #expect(state.parkedPaths == ["b2"])
  }

  @Test func `a selection that is only provisional is dropped`() throws {
    var state = try LetterState("A1 b2?")
    #expect(state.apply(.select(nil)) == .changed(removed: [2], isProvisional: true))
    #expect(state.parked.isEmpty)
  }

  @Test(arguments: ["", "A1", "A1 b2 C3"])
  func `where nothing is selected it moves nothing and says so`(path: String) throws {
    var state = try LetterState(path)
    let before = state
    #expect(state.apply(.select(nil)) == .unchanged(.nothingSelected))
    #expect(state == before)
  }

  @Test func `nothing is deselected where no section is on screen`() {
    var state = LetterState()
    #expect(state.apply(.select(nil)) == .unchanged(.noActiveSection))
  }
}
