import TestSupport
import Testing

@testable import Navigation

/// What cannot be read is let go when the user moves where it stands, and not before.
@Suite struct UnreadLetGoTests {
  private static let path = "Folder:1 item:2 gone:3 item:4"

  @Test(
    arguments: [
      .push(.list), .pop(), .popToRoot, .popTo(.entry(1)), .replace(with: NewEntry(.list)),
      .setPath([.kept(1)]), .setPath([.kept(1), .kept(2), .new(NewEntry(.list))]),
      .jump(.named(.trails), [NewEntry(.list)]),
    ] as [NavigationAction<Place, Screen>])
  func `a move at or below its depth lets it go`(action: NavigationAction<Place, Screen>) throws {
    var state = try AppCoder().restored(SavedState(Self.path)).state
    let change = try #require(state.apply(action).change)
    #expect(Set([3, 4]).isSubset(of: change.removed))
    #expect(state.sections[0].path.unread.isEmpty)
    #expect(try !state.written().entries.contains { $0.id == 3 || $0.id == 4 })
  }

  @Test(
    arguments: [
      .pop(count: 0), .pop(count: -1), .popTo(.entry(2)), .popTo(.entry(4)),
      .push(NewEntry(Screen.item(id: 7, units: "mi", pinned: true)), ifNew: true),
      .setPath([.kept(1), .kept(2)]), .select(.item(id: 7, units: "mi", pinned: true)),
      .reselect(.popToDetailRoot), .popToDetailRoot, .section(.named(.trails)),
      .jump(
        .named(.trails), [NewEntry(.folder), NewEntry(.item(id: 7, units: "mi", pinned: true))]),
      .present(NewEntry(.list)), .dismiss(),
    ] as [NavigationAction<Place, Screen>])
  func `what does not move there keeps it`(action: NavigationAction<Place, Screen>) throws {
    let saved = try SavedState(Self.path)
    var state = try AppCoder().restored(saved).state
    state.apply(action)
    #expect(try state.written().sections == saved.sections)
  }

  @Test func `a pop at the root moves nothing`() throws {
    var state = try AppCoder().restored(SavedState("gone:1")).state
    #expect(state.apply(.pop()) == .unchanged(.atRoot))
    #expect(state.apply(.popToRoot) == .unchanged(.atRoot))
    #expect(try state.written() == SavedState("gone:1"))
  }

  @Test func `a section that is forgotten goes whole`() throws {
    var state = try AppCoder().restored(
      SavedState(
        [("saved", "item:1 gone:2"), ("trails", "")],
        active: 1, parked: [("saved", "gone:3"), ("saved", "item:4 gone:5")])
    ).state
    state.sectionLimit = 1
    let change = state.apply(.section(.named(.more))).change
    #expect(Set(change?.removed ?? []) == [1, 2, 3, 4, 5])
    #expect(try state.written().fault == nil)
    #expect(try state.written().parked.isEmpty)
  }

  @Test func `a provisional entry that goes takes what stands on it`() throws {
    var state = try AppCoder().restored(SavedState("Folder:1 item:2? gone:3?")).state
    let change = state.apply(.push(.list)).change
    #expect(Set(change?.removed ?? []) == [2, 3])
  }
}
