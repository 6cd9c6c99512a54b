import Foundation
import Navigation
import TestSupport
import Testing

/// Holds the article's pictures to what the code projects.
@Suite struct OneStateEveryLayoutTests {
  typealias State = NavigationState<String, String>

  /// The state of the article, made by what its first paragraph tells.
  private static func state() throws -> State {
    var state = State(startingIn: .named("trails"))
    for action in [
      .push("region zion", column: .content), .push("trail 17"), .push("trips", column: .content),
      .select("trip 9"), .push("day 2"), .select(nil),
      .fill([NewEntry("trip 4"), NewEntry("day 1")]),
      .present(NewEntry("share")),
    ] as [NavigationAction<String, String>] {
      try #require(state.apply(action).change != nil, "\(action)")
    }
    return state
  }

  private static func article() throws -> String {
    let path = "Sources/Navigation/Navigation.docc/OneStateEveryLayout.md"
    return String(decoding: try Repository.bytes(of: path), as: UTF8.self)
  }

  /// A stack, its top first, over what it stands on.
  private static func stack(_ entries: [Entry<String>], over bottom: [String]) -> [String] {
    entries.reversed().map(text) + bottom.map { "(\($0))" }
  }

  private static func text(_ entry: Entry<String>) -> String {
    entry.route + (entry.isProvisional ? " ?" : "")
  }

  private static func compact(_ root: CompactRoot) throws -> String {
    let shown = try state().compact(root: root)
    let section = try #require(shown.section?.route)
    let rows =
      root == .sidebar
      ? stack(shown.stack, over: []) + [section, "(sidebar)"]
      : stack(shown.stack, over: [section])
    return rows.map { "  \($0)\n" }.joined()
  }

  private static func regular(_ columns: SplitSettings.Columns) throws -> String {
    let shown = try state().regular(columns: columns)
    let section = try #require(shown.section?.route)
    var content = stack(shown.content, over: [section])
    if let selection = shown.selection { content[0] += " ● \(text(selection))" }
    let detail = stack(shown.detail, over: columns == .two ? [section] : [])
    let stacks =
      columns == .two ? [["● " + section], detail] : [["● " + section], content, detail]
    let heads = columns == .two ? ["sidebar", "detail"] : ["sidebar", "content", "detail"]
    let table = zip(heads, stacks).map { [$0, String(repeating: "─", count: 22)] + $1 }
    return (0..<(table.map(\.count).max() ?? 0)).map { row in
      let cells = table.map { $0.count > row ? $0[row] : "" }
      return "  "
        + cells.map { $0.padding(toLength: 22, withPad: " ", startingAt: 0) }
        .joined(separator: " │ ").trimmingSuffix(" ") + "\n"
    }.joined()
  }

  @Test(arguments: CompactRoot.allCases)
  func `the compact stack is drawn as it is projected`(root: CompactRoot) throws {
    let picture = try Self.compact(root)
    #expect(try Self.article().contains("```\n\(picture)```"), "\(picture)")
  }

  @Test(arguments: [SplitSettings.Columns.two, .three])
  func `the columns are drawn as they are projected`(columns: SplitSettings.Columns) throws {
    let picture = try Self.regular(columns)
    #expect(try Self.article().contains("```\n\(picture)```"), "\(picture)")
  }

  @Test func `the state is drawn as it is`() throws {
    let state = try Self.state()
    func line(_ name: String, _ path: Path<String>) -> String {
      let entries = path.entries.map { entry in
        "\(entry.id) \(Self.text(entry))\(entry.column == .content ? " ▤" : "")"
      }
      return "  \(name)  \(entries.joined(separator: " · "))\n"
    }
    let picture =
      line("path  ", try #require(state.activeSection).path)
      + state.parked.map { line("parked", $0.path) }.joined()
      + state.modals.map { line("\($0.style) ", $0.path) }.joined()
    #expect(try Self.article().contains("```\n\(picture)```"), "\(picture)")
  }

  @Test func `selecting the parked row shows what the article says`() throws {
    var state = try Self.state()
    state.apply(.select("trip 9"))
    #expect(state.regular().detail.map(\.route) == ["trip 9", "day 2"])
    #expect(state.compact().stack.last?.route == "day 2")
  }

  @Test func `popping the content column shows what the article says`() throws {
    var state = try Self.state()
    let region = try #require(state.regular().content.first?.id)
    state.absorb(.content([.kept(region)]))
    #expect(state.regular().content.map(\.route) == ["region zion"])
    #expect(state.regular().selection?.route == "trail 17")
    #expect(state.parked.isEmpty)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    String(self[..<(lastIndex { $0 != character }.map { index(after: $0) } ?? startIndex)])
  }
}
