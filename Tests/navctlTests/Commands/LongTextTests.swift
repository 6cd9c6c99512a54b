import Foundation
import TestSupport
import Testing

/// Texts as long as a store may hold, and as many entries: right, or cut, and never broken.
@Suite struct LongTextTests {
  private let bench: Bench
  /// As a route's value may have 64 KiB.
  private static let length = 65_000

  init() throws { bench = try Bench() }

  /// Saves a path with one route, whose value and title are that long, under an id.
  private func save(title: String, value: String, id: String = "main") throws {
    let document = """
      {"format":"navigation-session","version":1,"id":"\(id)","section":"s",
       "path":[{"type":"a","value":{"t":"\(value)"},"title":"\(title)"}]}
      """
    let saved = try bench.run("save", bench.store, input: document)
    try #require(saved.code == 0, "\(saved.errors)")
  }

  /// A sentence may be longer than a drawing: a terminal wraps it.
  private static func expectNarrow(_ result: CommandRunner.Result, _ cells: Int) {
    let lines = result.output.split(separator: "\n").filter { !$0.hasPrefix("Restored: ") }
    let longest = lines.map(\.count).max() ?? 0
    #expect(result.code <= 1)
    #expect(longest <= cells, "a line has \(longest) characters")
  }

  @Test(arguments: [["show"], ["restore", "-l", "both"]], [60, 80, 140])
  func `a picture is as wide as it may be`(words: [String], columns: Int) throws {
    let long = String(repeating: "long ", count: Self.length / 5)
    try save(title: long, value: long)

    let result = try bench.navctl(
      [words[0], bench.store] + words.dropFirst(), environment: ["COLUMNS": "\(columns)"],
      in: bench.folder.path)

    Self.expectNarrow(result, min(columns, 100))
    #expect(result.output.contains("…"))
  }

  @Test(arguments: ["list", "history", "diff"])
  func `a line of a table is cut`(command: String) throws {
    try save(title: "short", value: "short")
    let long = String(repeating: "long ", count: Self.length / 5)
    try save(title: long, value: long)

    let result = try bench.run(command, bench.store)

    Self.expectNarrow(result, 260)
    #expect(result.output.contains("…"))
  }

  @Test func `what was saved is told in short`() throws {
    let long = String(repeating: "long ", count: Self.length / 5)
    try save(title: "short", value: "short")

    let result = try bench.run(
      "save", bench.store, "-n",
      input: """
        {"format":"navigation-session","version":1,"section":"s",
         "path":[{"a":{"t":"\(long)"}},{"a":{"t":"\(long)"}}]}
        """)

    Self.expectNarrow(result, 360)
  }

  @Test func `of a very long path the ends are told`() throws {
    let path = (1...4_000).map { #"{"a":{"n":\#($0)}}"# }.joined(separator: ",")
    let result = try bench.save(
      #"{"format":"navigation-session","version":1,"section":"s","path":[\#(path)]}"#)

    #expect(
      result.output.contains(
        "  path       a(n: 1) › … 3996 more … › a(n: 3998) › a(n: 3999) › a(n: 4000)\n"))
  }

  @Test func `the marks of a long line are not cut off`() throws {
    let long = String(repeating: "x", count: 200)
    try bench.save(
      #"""
      {"format":"navigation-session","version":1,"layout":"compact","section":"s",
       "path":[{"a":{"t":"\#(long)"}}],
       "snapshots":[{"route":{"a":{"t":"\#(long)"}},"model":"M","value":1}]}
      """#)

    #expect(try bench.run("show", bench.store).output.contains("x…  ◆ │\n"))
  }

  /// Where two long texts begin to differ is in sight, however far on it is.
  @Test func `a difference at the end of a long title is shown`() throws {
    let long = String(repeating: "x", count: Self.length - 20)
    try save(title: long + " before", value: "v")
    try save(title: long + " after", value: "v")

    let result = try bench.run("diff", bench.store)

    #expect(result.code == 1)
    Self.expectNarrow(result, 180)
    let rest = String(repeating: "x", count: 19)
    #expect(result.output.contains("…\(rest) before"))
    #expect(result.output.contains("…\(rest) after"))
  }

  @Test func `JSON has all of it`() throws {
    let long = String(repeating: "x", count: Self.length)
    try save(title: long, value: long)
    #expect(try bench.run("show", bench.store, "--json").output.contains(long))
    #expect(try bench.run("list", bench.store, "--json").output.contains(long))
  }

  @Test(arguments: [60, 80, 140])
  func `a path of four thousand entries is drawn whole`(columns: Int) throws {
    let path = (1...4_000).map { #"{"a":{"n":\#($0)}}"# }.joined(separator: ",")
    try bench.save(
      #"{"format":"navigation-session","version":1,"section":"s","path":[\#(path)]}"#)

    let result = try bench.run(
      "restore", bench.store, "--layout", "both", environment: ["COLUMNS": "\(columns)"])

    Self.expectNarrow(result, min(columns, 100))
    // As a screen of the stack and in the detail column; the first is what is selected, too.
    #expect(result.output.components(separatedBy: "a(n: 4000)").count == 3)
    #expect(result.output.components(separatedBy: "a(n: 1) ").count == 4)
    #expect(result.output.contains("4001 screens"))
  }
}
