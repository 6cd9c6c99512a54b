import Navigation
import Testing

@Suite struct PreferredCompactColumnWriteTests {
  private static let columns: [SplitSettings.CompactColumn?] =
    [nil] + SplitSettings.CompactColumn.allCases

  @Test(arguments: columns)
  func `the column is as written and no entry moves`(column: SplitSettings.CompactColumn?) {
    for old in Self.columns where old != column {
      var state = LetterState(
        startingIn: .anonymous, split: SplitSettings(preferredCompactColumn: old))
      state.apply(.push("a"))
      #expect(state.absorb(.preferredCompactColumn(column)) == .changed(NavigationChange()))
      #expect(state.split == SplitSettings(preferredCompactColumn: column))
      #expect(state.path == "a1")
    }
  }

  @Test(arguments: columns)
  func `what is shown moves nothing and says so`(column: SplitSettings.CompactColumn?) {
    var state = LetterState(split: SplitSettings(preferredCompactColumn: column))
    let before = state
    #expect(state.absorb(.preferredCompactColumn(column)) == .unchanged(.echo))
    #expect(state == before)
  }
}
