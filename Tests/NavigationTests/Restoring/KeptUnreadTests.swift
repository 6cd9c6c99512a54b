import TestSupport
import Testing

@testable import Navigation

/// What cannot be read is written again to the letter.
@Suite struct KeptUnreadTests {
  private static func saved() throws -> SavedState {
    try SavedState(
      [("trails", "Folder:1 gone:2 item:3"), ("saved", "item@2:4"), ("gone", "Gone:5 item:6?")],
      modals: ["list:7 item@4:8 thing:9"])
  }

  private static func state() throws -> AppState { try AppCoder().restored(saved()).state }

  @Test func `after nothing`() throws {
    #expect(try Self.state().written() == Self.saved())
  }

  @Test func `a whole state comes back equal`() throws {
    var state = AppState(
      startingIn: .named(.trails), split: SplitSettings(columns: .two, visibility: .all),
      retention: Retention(.singleSlot))
    state.apply(.push(.folder, column: .content, checkpoint: "start"))
    state.apply(.fill([NewEntry(.item(1))]))
    state.apply(.section(.named(.saved)))
    state.apply(.present(NewEntry(.list, answers: "picked"), style: .popover, detent: "medium"))
    state.values = ["units": #""km""#]
    let restored = try AppCoder().restored(state.written())
    #expect(restored.state == state)
    #expect(restored.report.isWhole)
  }

  @Test func `the anonymous section comes back`() throws {
    var state = AppState(startingIn: .anonymous)
    state.apply(.push(.folder))
    #expect(try AppCoder().restored(state.written()).state == state)
  }

  @Test func `after every layout was shown`() throws {
    let state = try Self.state()
    _ = (state.compact(root: .sidebar), state.compact(root: .section), state.visible)
    _ = (state.regular(columns: .two), state.regular(columns: .three))
    #expect(try state.written() == Self.saved())
  }

  @Test func `after every binding wrote what it shows`() throws {
    var state = try AppCoder().restored(SavedState("Folder:1 item:2 gone:3 item:4")).state
    let before = state
    let compact = state.compact()
    let split = state.regular(columns: .three)
    let writes: [LayoutWrite<Place, Screen>] = [
      .stack(compact.section, Self.kept(compact.stack)), .sectionStack(Self.kept(compact.stack)),
      .sidebar(split.section), .content(Self.kept(split.content)),
      .selection(split.selection?.route),
      .detail(Self.kept(Array(split.detail.dropFirst())), .three),
      .detail(Self.kept(state.regular(columns: .two).detail), .two), .modals([]),
    ]
    for write in writes { #expect(state.absorb(write) == .unchanged(.echo), "\(write)") }
    #expect(state == before)
    #expect(try state.written() == SavedState("Folder:1 item:2 gone:3 item:4"))
  }

  @Test func `after the stack of a modal wrote what it shows`() throws {
    var state = try Self.state()
    #expect(state.absorb(.modalStack([])) == .unchanged(.echo))
    #expect(state.absorb(.modals([7])) == .unchanged(.echo))
    #expect(try state.written() == Self.saved())
  }

  @Test func `after another section was visited`() throws {
    var state = try Self.state()
    state.apply(.section(.named(.saved)))
    state.apply(.section(.named(.trails)))
    #expect(try state.written() == Self.saved())
  }

  @Test func `after another section moved`() throws {
    var state = try AppCoder().restored(
      SavedState([("trails", "gone:1"), ("saved", "item:2")])
    ).state
    state.apply(.section(.named(.saved)))
    state.apply(.push(.list))
    state.apply(.pop(count: 2))
    state.apply(.section(.named(.trails)))
    #expect(try state.written().sections[0] == SavedState("gone:1").sections[0])
  }

  @Test func `while modals come and go`() throws {
    var state = try AppCoder().restored(SavedState("Folder:1 gone:2")).state
    state.apply(.present(NewEntry(.list)))
    state.apply(.push(.folder))
    state.apply(.dismiss())
    #expect(try state.written().sections == SavedState("Folder:1 gone:2").sections)
  }

  @Test func `after values and columns changed`() throws {
    var state = try Self.state()
    state.values["units"] = "1.0"
    state.split.visibility = .all
    #expect(try state.written().sections == Self.saved().sections)
    #expect(try state.written().modals == Self.saved().modals)
  }

  @Test func `after a wide layout would fill its column`() throws {
    var state = try AppCoder().restored(SavedState("Folder:1 gone:2")).state
    #expect(state.apply(.fill([NewEntry(.list)])) == .unchanged(.unreadAbove))
    #expect(try state.written() == SavedState("Folder:1 gone:2"))
  }

  private static func kept(_ entries: [Entry<Screen>]) -> [PathElement<Screen>] {
    entries.map { .kept($0.id) }
  }
}
