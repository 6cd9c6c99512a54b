import Navigation
import Testing

@Suite struct VisibilityWriteTests {
  @Test(arguments: SplitSettings.Visibility.allCases)
  func `the columns are as written and no entry moves`(visibility: SplitSettings.Visibility) throws
  {
    for old in SplitSettings.Visibility.allCases where old != visibility {
      var state = LetterState(startingIn: .anonymous, split: SplitSettings(visibility: old))
      state.apply(.push("a"))
      #expect(state.absorb(.visibility(visibility)) == .changed(NavigationChange()))
      #expect(state.split == SplitSettings(visibility: visibility))
      #expect(state.path == "a1")
    }
  }

  @Test(arguments: SplitSettings.Visibility.allCases)
  func `what is shown moves nothing and says so`(visibility: SplitSettings.Visibility) {
    var state = LetterState(split: SplitSettings(visibility: visibility))
    let before = state
    #expect(state.absorb(.visibility(visibility)) == .unchanged(.echo))
    #expect(state == before)
  }
}
