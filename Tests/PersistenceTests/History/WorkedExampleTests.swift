import Navigation
import TestSupport
import Testing

@testable import Persistence

/// The example of ARCHITECTURE.md: push, push, pop, undo, as rows.
@Suite struct WorkedExampleTests {
  @Test func `the rows are those that the page shows`() throws {
    let store = try SessionStore.inMemory()
    var session = SavedSession(
      id: .main, state: SavedState(startingIn: .named(SavedRoute("trails"))))
    try store.save(session)
    let actions: [NavigationAction<SavedRoute, SavedRoute>] = [
      .push(SavedRoute("trail")), .push(SavedRoute("waypoint")), .pop(),
    ]
    for action in actions {
      session.state.apply(action)
      try store.save(session)
    }
    try store.undo(.main)

    let rows = try store.read { connection in
      try connection.once(
        "SELECT stack, entry, added, removed, name FROM entry ORDER BY added, stack"
      ) { row in
        [
          "\(row.integer(0))", "\(row.integer(1))", "\(row.integer(2))",
          row.optionalInteger(3).map { "\($0)" } ?? "", try row.optionalText(4) ?? "",
        ]
      }
    }
    let page = String(decoding: try Repository.bytes(of: "ARCHITECTURE.md"), as: UTF8.self)
    let table = page.split(separator: "\n").drop { !$0.hasPrefix("| what was done | stack |") }
      .dropFirst(2).prefix { $0.hasPrefix("|") }
    let shown = table.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst(2).dropLast()
        .map { $0.filter { $0 != " " && $0 != "`" } }
    }
    #expect(rows == shown)
  }
}
