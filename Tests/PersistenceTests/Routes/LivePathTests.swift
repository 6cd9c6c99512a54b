import Navigation
import TestSupport
import Testing

@testable import Persistence

/// After every kind of change the record is the live path: there is no copy to fall out of step.
@Suite struct LivePathTests {
  private let place: TestStore
  private let store: SessionStore

  init() throws {
    place = try TestStore()
    store = try place.open()
  }

  private static func items(_ numbers: Int...) -> [PathElement<Shop>] {
    numbers.map { .new(NewEntry(.item($0))) }
  }

  /// What a binding writes over the path of the items 1, 2 and 3, and the ids that are gone then.
  private static let writes: [(name: String, [PathElement<Shop>], gone: [EntryID])] = [
    ("it grows", [.kept(1), .kept(2), .kept(3)] + items(4, 5), []),
    ("its middle is replaced", [.kept(1)] + items(9) + [.kept(3)], [2, 3]),
    ("it has other items, as many", items(7, 8, 9), [1, 2, 3]),
    ("its top is another", [.kept(1), .kept(2)] + items(9), [3]),
    ("it shrinks", [.kept(1)], [2, 3]),
    ("it is empty", [], [1, 2, 3]),
    ("it is in another order", [.kept(1), .kept(3), .kept(2)], [2, 3]),
    ("nothing is written to it", [.kept(1), .kept(2), .kept(3)], []),
  ]

  @Test(arguments: writes.indices, [true, false])
  func `what a binding wrote is what is restored`(index: Int, isCompact: Bool) throws {
    let (name, path, gone) = Self.writes[index]
    var live = ShopState(startingIn: .named(.ground))
    for number in 1...3 { live.apply(.push(.item(number))) }
    let snapshots = (1...3).map {
      SavedSnapshot(entry: EntryID(integerLiteral: $0), model: "Item", payload: "\"draft\"")
    }
    try store.save(try SavedSession.written(&live, snapshots: snapshots).session)

    let outcome = live.absorb(
      isCompact ? .stack(.named(.ground), path) : .detail(path, .two))
    let saved = try store.save(try SavedSession.written(&live, snapshots: snapshots).session)

    #expect(outcome.change?.removed ?? [] == gone, "\(name)")
    #expect(saved.letGo.map(\.entry) == gone, "\(name)")
    let loaded = try #require(try store.load(.main)?.session)
    let restored = try ShopCoder().restored(loaded.state).state
    #expect(restored == live, "\(name)")
    #expect(restored.mint == live.mint)
    #expect(
      loaded.snapshots.map(\.entry) == ([1, 2, 3] as [EntryID]).filter { !gone.contains($0) })
    #expect(try !store.save(loaded).isChanged, "\(name)")
  }

  @Test func `what moves nothing at the root writes nothing`() throws {
    var live = ShopState(startingIn: .named(.ground))
    try store.save(try SavedSession.written(&live).session)
    let files = try place.durableContents()

    for action in [
      .pop(), .pop(), .push(.item(1)), .pop(), .popToRoot, .popTo(.route(.item(7))),
      .pop(count: -1),
      .pop(count: 5),
    ] as [NavigationAction<Floor, Shop>] {
      live.apply(action)
    }

    #expect(try !store.save(try SavedSession.written(&live).session).isChanged)
    #expect(try place.durableContents() == files)
    live.apply(.push(.item(2)))
    #expect(try store.save(try SavedSession.written(&live).session).isChanged)
  }

  @Test func `a save between two layouts keeps what only the wide one shows`() throws {
    var live = ShopState(startingIn: .named(.ground))
    live.apply(.push(.shelf("tea"), column: .content))
    live.apply(.fill([NewEntry(.item(1))]))
    var session = try SavedSession.written(&live).session
    session.layout = .regular
    try store.save(session)

    for layout in [Layout.compact, .regular, .compact] {
      // Each layout writes back what it shows, as SwiftUI does.
      let shown = live.compact(root: .sidebar)
      live.absorb(.stack(shown.section, shown.stack.map { .kept($0.id) }))
      live.absorb(.sidebar(live.activeSection?.name))
      live.absorb(.selection(live.regular(columns: .three).selection?.route))
      var session = try SavedSession.written(&live).session
      session.layout = layout
      #expect(try !store.save(session).isChanged)
      let loaded = try #require(try store.load(.main)?.session)
      let restored = try ShopCoder().restored(loaded.state).state
      #expect(restored == live)
      #expect(restored.regular(columns: .three).selection?.route == .item(1))
      #expect(restored.compact(root: .sidebar).stack.map(\.route) == [.shelf("tea")])
    }
  }
}
