import Navigation
import TestSupport
import Testing

@Suite struct ParkingTests {
  @Test func `selecting a parked row brings its entries back with their ids`() throws {
    var state = try LetterState("A1 b2 c3")
    state.apply(.select("d"))
    #expect(state.apply(.select("b")) == .changed(parked: [4], unparked: [2, 3]))
    #expect(state.path == "A1 b2 c3")
    #expect(state.parkedPaths == ["d4"])
  }

  @Test func `a newer park takes the place of the older of its row under one list`() throws {
    var state = try LetterState("A1 b4 c5", parked: ["b2 d3"])
    #expect(state.apply(.select("e")) == .changed(added: [6], removed: [2, 3], parked: [4, 5]))
    #expect(state.parkedPaths == ["b4 c5"])
  }

  @Test func `one row parked under two lists is two parks`() throws {
    var state = try LetterState("A1 b2")
    state.apply(.select("c"))
    state.apply(.push("D"))
    state.apply(.select("b"))
    state.apply(.select("e"))
    #expect(state.path == "A1 c3 D4 e6")
    #expect(state.parkedPaths == ["b2", "b5"])
  }

  @Test func `what was parked under one list is not found from another`() throws {
    var state = try LetterState("A1", parked: ["b2"])
    state.apply(.push("C"))
    #expect(state.apply(.select("b")) == .changed(added: [4]))
    #expect(state.path == "A1 C3 b4")
    #expect(state.parkedPaths == ["b2"])
  }

  @Test func `what was parked under the root is not found from a list`() throws {
    var state = try LetterState("b1")
    state.apply(.select("c"))
    state.apply(.push("A"))
    #expect(state.apply(.select("b")) == .changed(added: [4]))
    #expect(state.parkedPaths == ["b1"])
  }

  @Test func `what was parked in one section is not found from another`() throws {
    var state = try LetterState("A1", parked: ["b2"])
    state.apply(.section(.named("t")))
    #expect(state.apply(.select("b")) == .changed(added: [3]))
    #expect(state.parkedPaths == ["b2"])
  }

  @Test func `parks of other sections stay when a list with the same row goes`() throws {
    var state = try LetterState("A1", parked: ["b2"], others: [("t", "C3 d4")])
    state.apply(.section(.named("t")))
    state.apply(.select(nil))
    state.apply(.popToRoot)
    #expect(state.parkedPaths == ["b2"])
  }

  @Test func `beyond the limit the oldest park goes whole`() throws {
    var state = try LetterState("A1 e6", parked: ["b2 c3", "d4"], policy: .dictionary(limit: 3))
    #expect(state.apply(.select("f")) == .changed(added: [7], removed: [2, 3], parked: [6]))
    #expect(state.parkedPaths == ["d4", "e6"])
  }

  @Test func `details that are more than the limit are not parked at all`() throws {
    var state = try LetterState("A1 c3 d4", parked: ["b2"], policy: .dictionary(limit: 1))
    #expect(state.apply(.select(nil)) == .changed(removed: [2, 3, 4]))
    #expect(state.parked.isEmpty)
  }

  @Test func `sixteen entries stay parked where no limit is given`() throws {
    var state = try LetterState("A1")
    for letter in "bcdefghijklmnopqrst" { state.apply(.select(String(letter))) }
    #expect(state.parked.count == 16)
    #expect(state.parkedPaths.first == "d4")
    #expect(state.parkedPaths.last == "s19")
  }

  @Test func `what comes back is not dropped for what takes its place`() throws {
    var state = try LetterState("A1 c3 d4", parked: ["b2"], policy: .dictionary(limit: 2))
    #expect(state.apply(.select("b")) == .changed(parked: [3, 4], unparked: [2]))
    #expect(state.path == "A1 b2")
    #expect(state.parkedPaths == ["c3 d4"])
  }
}
