import TestSupport
import Testing

@testable import Navigation

@Suite struct UpdatedRoutesTests {
  private static let path = "thing:1 item@1:2 item@2:3 stuff@2:4 item:5"

  @Test func `old names and old versions are read`() throws {
    let restored = try AppCoder().restored(SavedState(Self.path))
    #expect(
      restored.state.entries.map(\.route) == [
        .item(7), .item(7), .item(id: 7, units: "mi", pinned: false),
        .item(id: 7, units: "mi", pinned: false), .item(id: 7, units: "mi", pinned: true),
      ])
    #expect(restored.report.isWhole)
  }

  @Test func `the report says what was old`() throws {
    let second = PayloadVersion(literal: 2)
    #expect(
      try AppCoder().restored(SavedState(Self.path)).report.lines == [
        .init(
          entry: 1, name: "thing", fate: .updated(renamedFrom: "thing", upgradedFrom: .first)),
        .init(entry: 2, name: "item", fate: .updated(renamedFrom: nil, upgradedFrom: .first)),
        .init(entry: 3, name: "item", fate: .updated(renamedFrom: nil, upgradedFrom: second)),
        .init(
          entry: 4, name: "stuff", fate: .updated(renamedFrom: "stuff", upgradedFrom: second)),
      ])
  }

  @Test func `they are written with their old bytes`() throws {
    let saved = try SavedState([("hikes", Self.path)], parked: [("hikes", "thing:6")])
    #expect(try AppCoder().restored(saved).state.written() == saved)
  }

  @Test func `so they are after other entries came and went`() throws {
    var state = try AppCoder().restored(SavedState(Self.path)).state
    state.apply(.push(.list))
    state.apply(.pop())
    #expect(try state.written().sections == SavedState(Self.path).sections)
  }

  @Test func `a new entry of the same route is written in the new version`() throws {
    var state = try AppCoder().restored(SavedState("thing:1")).state
    state.apply(.replace(with: NewEntry(.item(7))))
    #expect(
      try state.written().entries == [
        SavedEntry(
          id: 2,
          route: SavedRoute(
            "item", version: PayloadVersion(literal: 3),
            payload: #"{"id":7,"pinned":false,"units":"km"}"#))
      ])
  }

  @Test func `an old entry that is parked and comes back keeps its bytes`() throws {
    let saved = try SavedState("Folder:1 thing:2")
    var state = try AppCoder().restored(saved).state
    state.apply(.select(.list))
    state.apply(.select(.item(7)))
    #expect(try state.written().sections == saved.sections)
  }

  @Test func `two stored sections of one name become one, and that is told`() throws {
    let saved = try SavedState(
      [("trails", ""), ("hikes", "item:1 gone:2")], active: 1, parked: [("hikes", "gone:3")])
    let restored = try AppCoder().restored(saved)
    #expect(restored.report.repairs == [.sectionTwice(entries: 0)])
    #expect(restored.state.words == ["item:1"])
    #expect(restored.state.active == .section(at: 0))
    #expect(
      try restored.state.written()
        == SavedState([("trails", "item:1 gone:2")], parked: [("trails", "gone:3")]))
  }

  @Test func `what only one of them can keep is counted`() throws {
    let saved = try SavedState([("trails", "gone:1"), ("hikes", "item:2 gone:3")])
    let restored = try AppCoder().restored(saved)
    #expect(restored.report.repairs == [.sectionTwice(entries: 2)])
    #expect(try restored.state.written() == SavedState("gone:1").with(next: 4))
  }
}

extension SavedState {
  /// The state with another next id.
  fileprivate func with(next: Int64) -> SavedState {
    var state = self
    state.mint = EntryIDMint(next: next)
    return state
  }
}
