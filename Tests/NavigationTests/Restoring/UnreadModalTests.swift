import TestSupport
import Testing

@testable import Navigation

@Suite struct UnreadModalTests {
  private static let modals = ["list:1", "gone:2 item:3", "item:4"]

  @Test func `a modal that cannot be read hides those over it`() throws {
    let saved = try SavedState([("trails", "")], modals: Self.modals)
    let restored = try AppCoder().restored(saved)
    #expect(restored.state.modals.map { screens($0.path.entries) } == ["list:1"])
    #expect(
      restored.report.lines == [
        .init(entry: 2, name: "gone", fate: .unread(.unknownName)),
        .init(entry: 3, name: "item", fate: .aboveUnread),
        .init(entry: 4, name: "item", fate: .aboveUnread),
      ])
    #expect(try restored.state.written() == saved)
  }

  @Test func `a modal stops below what cannot be read in it`() throws {
    let saved = try SavedState([("trails", "")], modals: ["list:1 gone:2 item:3", "item:4"])
    let state = try AppCoder().restored(saved).state
    #expect(state.modals.map { screens($0.path.entries) } == ["list:1", "item:4"])
    #expect(try state.written() == saved)
  }

  @Test(arguments: [
    NavigationAction<Place, Screen>.present(NewEntry(.folder)), .dismiss(), .dismiss(1),
  ])
  func `what comes or goes below it lets it go`(action: NavigationAction<Place, Screen>) throws {
    var state = try AppCoder().restored(SavedState([("trails", "")], modals: Self.modals)).state
    let change = try #require(state.apply(action).change)
    #expect(Set([2, 3, 4]).isSubset(of: change.removed))
    #expect(try !state.written().entries.contains { $0.id == 2 })
  }

  @Test(arguments: [NavigationAction<Place, Screen>.push(.list), .section(.named(.saved)), .pop()])
  func `a move elsewhere keeps it`(action: NavigationAction<Place, Screen>) throws {
    let saved = try SavedState([("trails", "")], modals: Self.modals)
    var state = try AppCoder().restored(saved).state
    state.apply(action)
    #expect(try Array(state.written().modals.suffix(2)) == Array(saved.modals.suffix(2)))
  }

  @Test func `with nothing below it nothing can be dismissed`() throws {
    let saved = try SavedState([("trails", "")], modals: ["gone:1", "item:2"])
    var state = try AppCoder().restored(saved).state
    #expect(state.apply(.dismiss()) == .unchanged(.nothingPresented))
    #expect(try state.written() == saved)
  }
}
