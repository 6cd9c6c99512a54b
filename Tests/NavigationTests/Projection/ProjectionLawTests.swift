import Navigation
import TestSupport
import Testing

@Suite struct ProjectionLawTests {
  @Test func `every layout of a random state keeps its law`() {
    var walk = SessionGenerator(SeededGenerator(for: "ProjectionLawTests"))
    for number in 0..<LetterWalk.sequences {
      walk.walk(10)
      let before = walk.state
      if let problem = problem(of: walk.state) { Issue.record("walk \(number): \(problem)") }
      #expect(walk.state == before, "projecting changed walk \(number)")
    }
    print("ProjectionLawTests met:", walk.met.sorted { $0.key < $1.key })
    for thing in ["duplicates", "groups", "modals", "parked", "provisional"] {
      #expect(walk.met[thing, default: 0] * 100 >= LetterWalk.sequences, "\(thing)")
    }
  }

  /// The first law that a projection breaks, if any.
  private func problem(of state: SavedState) -> String? {
    let path = state.activeSection?.path.entries ?? []
    let (compact, two, three) = (
      state.compact(), state.regular(columns: .two), state.regular(columns: .three)
    )
    for section in [compact.section, two.section, three.section]
    where section != state.activeSection?.name { return "another section" }
    if compact.stack != path.filter({ !$0.isProvisional }) { return "the stack" }
    if two.detail != path { return "the details of two columns" }

    let last = groups(of: path).last ?? Group()
    if three.content != path.filter({ $0.column == .content }) { return "the content column" }
    if three.detail != last.detail { return "the detail column" }
    if three.selection != last.detail.first { return "the selection" }
    if !Array(three.content.suffix(last.content.count)).elementsEqual(last.content) {
      return "the last list"
    }

    let tops = [
      compact.stack.last, two.detail.last, three.content.last, three.detail.last,
    ]
    let shown = tops.compactMap { $0?.id } + state.modals.compactMap { $0.path.entries.last?.id }
    return state.visible == Set(shown) ? nil : "what is visible"
  }

  private struct Group {
    var content: [SavedEntry] = []
    var detail: [SavedEntry] = []
  }

  /// A path in groups: a content entry that follows a detail entry opens a new one.
  private func groups(of path: [SavedEntry]) -> [Group] {
    var groups: [Group] = []
    for entry in path {
      if groups.isEmpty || entry.column == .content && groups.last?.detail.isEmpty == false {
        groups.append(Group())
      }
      switch entry.column {
      case .content: groups[groups.count - 1].content.append(entry)
      case .detail: groups[groups.count - 1].detail.append(entry)
      }
    }
    return groups
  }
}
