import TestSupport
import Testing

@testable import Navigation

/// What counts as handed over, and what does not.
@Suite struct HandingOverTests {
  @Test func `a section that was forgotten and came again has none of its old entries`() throws {
    var state = AppState(startingIn: .named(.trails))
    state.sectionLimit = 1
    state.apply(.push(.folder))
    let stored = try AppCoder().write(&state).state
    state.apply(.section(.named(.saved)))
    state.apply(.section(.named(.trails)))
    let change = try #require(try AppCoder().change(of: &state)).change
    #expect(try stored.applying(change).sections.map(\.path.entries.count) == [0])
  }

  @Test func `a state that was mended has to be written whole`() throws {
    var saved = try SavedState("folder:1 list:2")
    saved.sections[0].path.entries.reverse()
    let restored = try AppCoder().restored(saved)
    #expect(!restored.report.repairs.isEmpty)
    var state = restored.state
    let change = try AppCoder().change(of: &state)
    #expect(change?.change == nil)
  }

  @Test func `the newest settings are in a merged change`() throws {
    let coder = try AppCoder()
    var state = AppState(startingIn: .named(.trails))
    let stored = coder.write(&state).state
    var change = try #require(coder.change(of: &state)).change
    state.split.columns = .two
    state.retention = Retention(.singleSlot)
    change.merge(try #require(coder.change(of: &state)).change)
    let now = try stored.applying(change)
    #expect(now.split.columns == .two)
    #expect(now.retention.policy == .singleSlot)
  }

  @Test func `a modal that came since has in it what was pushed later`() throws {
    let coder = try AppCoder()
    var state = AppState(startingIn: .named(.trails))
    _ = coder.write(&state)
    state.apply(.present(NewEntry(.folder)))
    state.apply(.section(.named(.saved)))
    var change = try #require(coder.change(of: &state)).change
    state.apply(.push(.list))
    state.apply(.jump(.named(.saved), [NewEntry(.item(7))]))
    change.merge(try #require(coder.change(of: &state)).change)
    #expect(change.modals.added.map(\.path.entries.count) == [2])
    #expect(change.sections.added.map(\.path.entries.count) == [1])
    #expect(change.paths.isEmpty)
  }
}
