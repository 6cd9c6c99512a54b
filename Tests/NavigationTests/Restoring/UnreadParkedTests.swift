import TestSupport
import Testing

@testable import Navigation

@Suite struct UnreadParkedTests {
  @Test func `what is parked and cannot be read keeps its place`() throws {
    let saved = try SavedState(
      [("trails", "item:1")],
      parked: [("trails", "item:2"), ("trails", "gone:3 item:4"), ("trails", "thing:5")])
    let restored = try AppCoder().restored(saved)
    #expect(restored.state.parked.map { screens($0.path.entries) } == ["item:2", "item:5"])
    #expect(restored.report.unreadCount == 2)
    #expect(try restored.state.written() == saved)
  }

  @Test func `what is parked above an entry that cannot be read comes back with it`() throws {
    let saved = try SavedState(
      [("trails", "Folder:1")], parked: [("trails", "item:2 gone:3 item:4")])
    var state = try AppCoder().restored(saved).state
    let change = state.apply(.select(.item(id: 7, units: "mi", pinned: true))).change
    #expect(change?.unparked == [2, 3, 4])
    #expect(state.words == ["Folder:1 item:2"])
    #expect(try state.written() == SavedState("Folder:1 item:2 gone:3 item:4"))
  }

  @Test func `it goes with a newer one of its row`() throws {
    let saved = try SavedState(
      [("trails", "Folder:1 item:5")], parked: [("trails", "item:2 gone:3")])
    var state = try AppCoder().restored(saved).state
    let change = state.apply(.select(.list)).change
    #expect(Set(change?.removed ?? []) == [2, 3])
    #expect(change?.parked == [5])
  }

  @Test func `what is parked under a list that cannot be read is not found from another`() throws {
    let saved = try SavedState(
      [("trails", "Folder:1 Gone:2")], parked: [("trails", "item:3")])
    var state = try AppCoder().restored(saved).state
    #expect(state.entries.map(\.id) == [1])
    #expect(try state.written() == saved)
    let change = state.apply(.select(.item(id: 7, units: "mi", pinned: true))).change
    #expect(change?.unparked == [])
    #expect(change?.added == [4])
  }

  @Test func `it goes with that list`() throws {
    let saved = try SavedState(
      [("trails", "Folder:1 Gone:2 item:5")], parked: [("trails", "item:3"), ("trails", "gone:4")])
    var state = try AppCoder().restored(saved).state
    #expect(Set(state.apply(.push(.list)).change?.removed ?? []) == [2, 3, 4, 5])
    #expect(try state.written().parked.isEmpty)
  }

  @Test func `it goes with a list that can be read`() throws {
    let saved = try SavedState(
      [("hikes", "Folder:1 List:2"), ("saved", "List:3"), ("gone", "")],
      parked: [("hikes", "gone:4"), ("saved", "gone:5"), ("gone", "gone:6")])
    var state = try AppCoder().restored(saved).state
    #expect(state.apply(.pop()).change?.removed == [2, 4])
    #expect(try state.written().parked.map { $0.path.entries[0].id } == [5, 6])
  }

  @Test func `it stays while its list does`() throws {
    let saved = try SavedState([("trails", "Folder:1 item:2")], parked: [("trails", "gone:3")])
    var state = try AppCoder().restored(saved).state
    state.apply(.select(.list))
    state.apply(.push(.folder))
    state.apply(.pop(count: 2))
    #expect(try state.written().parked.first == saved.parked.first)
  }
}
