import Navigation
import TestSupport
import Testing

@Suite struct RegularProjectionTests {
  @Test(
    arguments: [
      ("", "", nil, ""),
      ("A1", "A1", nil, ""),
      ("A1 B2", "A1 B2", nil, ""),
      ("a1 b2", "", "a1", "a1 b2"),
      ("A1 b2 c3", "A1", "b2", "b2 c3"),
      ("A1 b2 C3 d4", "A1 C3", "d4", "d4"),
      ("A1 b2 C3", "A1 C3", nil, ""),
      ("a1 B2 c3 d4 E5 f6 g7", "B2 E5", "f6", "f6 g7"),
      // The wide layout shows what is provisional.
      ("A1 b2?", "A1", "b2", "b2?"),
      ("A1 b2 c3?", "A1", "b2", "b2 c3?"),
      ("A1 b2 C3? d4?", "A1 C3?", "d4", "d4?"),
      ("A1? b2?", "A1?", "b2", "b2?"),
    ] as [(String, String, String?, String)])
  func `three columns show all lists and the details of the last`(
    path: String, content: String, selection: String?, detail: String
  ) throws {
    let regular = try LetterState(path).regular(columns: .three)
    #expect(regular.columns == .three)
    #expect(regular.section == .named("s"))
    #expect(LetterState.letters(regular.content) == content)
    #expect(regular.selection.map { "\($0.route)\($0.id)" } == selection)
    #expect(LetterState.letters(regular.detail) == detail)
  }

  @Test(arguments: ["", "A1", "A1 b2 C3 d4", "A1 b2? c3?"])
  func `two columns show the whole path as details`(path: String) throws {
    let regular = try LetterState(path).regular(columns: .two)
    #expect(regular.columns == .two)
    #expect(regular.content.isEmpty)
    #expect(regular.selection == nil)
    #expect(LetterState.letters(regular.detail) == path)
  }

  @Test(arguments: SplitSettings.Columns.allCases)
  func `there are as many columns as the state says`(columns: SplitSettings.Columns) {
    let state = LetterState(startingIn: .anonymous, split: SplitSettings(columns: columns))
    #expect(state.regular().columns == columns)
    #expect(state.regular().section == .anonymous)
  }

  @Test(arguments: [ActiveSection.neverChosen, .cleared], SplitSettings.Columns.allCases)
  func `nothing is shown where no section is on screen`(
    active: ActiveSection, columns: SplitSettings.Columns
  ) throws {
    let path = try LetterState("A1 b2").sections[0]
    let regular = try LetterState(sections: [path], active: active).regular(columns: columns)
    #expect(regular.section == nil)
    #expect(regular.content.isEmpty)
    #expect(regular.selection == nil)
    #expect(regular.detail.isEmpty)
  }
}
