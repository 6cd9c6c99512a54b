import TestSupport
import Testing

@testable import Navigation

/// What cannot be read goes along with the row that it stands on.
@Suite struct UnreadSetAsideTests {
  private static let path = "Folder:1 item:2 gone:3 item:4"

  private func restored(_ path: String = path) throws -> AppState {
    try AppCoder().restored(SavedState(path)).state
  }

  @Test(arguments: [.select(.list), .select(nil)] as [NavigationAction<Place, Screen>])
  func `it is parked, and comes back`(action: NavigationAction<Place, Screen>) throws {
    var state = try restored()
    let row = try #require(state.sections[0].path.entries.last?.route)

    let aside = try #require(state.apply(action).change)
    #expect(Set([2, 3, 4]).isSubset(of: aside.parked))
    #expect(state.sections[0].path.unread.isEmpty)
    let back = try #require(state.apply(.select(row)).change)

    #expect(Set([2, 3, 4]).isSubset(of: back.unparked))
    #expect(try state.written().sections == SavedState(Self.path).sections)
  }

  @Test func `it is let go where nothing is parked`() throws {
    var state = try restored()
    state.retention = Retention(.singleSlot)
    let change = try #require(state.apply(.select(nil)).change)
    #expect(Set([2, 3, 4]).isSubset(of: change.removed))
  }

  @Test func `a list of its own is not parked with a row`() throws {
    var state = try restored("Folder:1 item:2 Gone:3")
    let change = try #require(state.apply(.select(nil)).change)
    #expect(change.removed.contains(3))
    #expect(state.parked.flatMap(\.path.unread).isEmpty)
  }
}
