import TestSupport
import Testing

@testable import Navigation

@Suite struct UnreadSectionTests {
  private static let sections = [("trails", "item:1"), ("gone", "item:2 Folder:3"), ("saved", "")]

  @Test(arguments: [nil, 0, 1, 2])
  func `a section that cannot be read keeps its place, on screen or not`(active: Int?) throws {
    let saved = try SavedState(Self.sections, active: active)
    let restored = try AppCoder().restored(saved)
    #expect(restored.state.sections.map(\.name) == [.named(.trails), .named(.saved)])
    #expect(
      restored.state.activeSection?.name.route
        == (active == 0 ? .trails : active == 2 ? .saved : nil))
    #expect(try restored.state.written() == saved)
  }

  @Test func `its entries are named and not shown`() throws {
    let restored = try AppCoder().restored(SavedState(Self.sections, parked: [("gone", "item:4")]))
    #expect(restored.state.entries.map(\.id) == [1])
    #expect(
      restored.report.lines == [
        .init(entry: nil, name: "gone", fate: .unread(.unknownName)),
        .init(entry: 2, name: "item", fate: .aboveUnread),
        .init(entry: 3, name: "folder", fate: .aboveUnread),
        .init(entry: 4, name: "item", fate: .aboveUnread),
      ])
  }

  @Test func `in its place no other section is on screen`() throws {
    let state = try AppCoder().restored(SavedState(Self.sections, active: 1)).state
    #expect(state.active == .cleared)
  }

  @Test func `another section that is chosen is on screen from then on`() throws {
    var state = try AppCoder().restored(SavedState(Self.sections, active: 1)).state
    state.apply(.section(.named(.saved)))
    #expect(try state.written() == SavedState(Self.sections, active: 2))
    state.apply(.section(nil))
    #expect(try state.written().active == .cleared)
  }

  @Test func `a jump to another section counts too`() throws {
    var state = try AppCoder().restored(SavedState(Self.sections, active: 1)).state
    state.apply(.jump(.named(.trails), []))
    #expect(try state.written().active == .section(at: 0))
  }

  @Test func `a section that is new comes last`() throws {
    var state = try AppCoder().restored(SavedState(Self.sections)).state
    state.apply(.section(.named(.more)))
    let names = try state.written().sections.map(\.name.route?.name.text)
    #expect(names == ["trails", "gone", "saved", "more"])
    #expect(try state.written().active == .section(at: 3))
  }

  @Test func `several keep their places`() throws {
    let saved = try SavedState(
      [("gone", "item:1"), ("lost", ""), ("trails", ""), ("past", "item:2")], active: 2)
    #expect(try AppCoder().restored(saved).state.written() == saved)
  }
}
