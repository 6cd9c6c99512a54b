import Foundation
import TestSupport
import Testing

/// Whatever stands where a store should be is told apart, and left as it was.
@Suite struct BadStoreTests {
  enum Thing: String, CaseIterable, Sendable {
    case missing, folder, emptyFile, text, foreign, truncated, newer, truncatedInside
  }

  static let answers: [Thing: (code: Int32, errors: String)] = [
    .missing: (66, "Error: There is no store 'x.navstore'.\n"),
    .folder: (
      66,
      """
      Error: 'x.navstore' is not a navigation store.
      Hint:  A store is a folder with the file navigation.sqlite in it.

      """
    ),
    .emptyFile: (
      65,
      """
      Error: 'x.navstore' is an empty file (0 bytes).
      Hint:  The app may have stopped before its first save.

      """
    ),
    .text: (
      65,
      """
      Error: 'x.navstore' is not an SQLite database.
      Hint:  A session document goes in with 'navctl save <store> x.navstore'.

      """
    ),
    .foreign: (
      65,
      """
      Error: 'x.navstore' is an SQLite database but holds no navigation state.
      Hint:  Its tables are: player, team.

      """
    ),
    .truncated: (
      65,
      """
      Error: 'x.navstore' is damaged: the file ends early (13 pages expected, 6 found).
      Hint:  Ask for the file again, with the '-wal' file beside it.

      """
    ),
    .newer: (
      76,
      """
      Error: 'x.navstore' was written by store version 99; this navctl reads up to 3.
      Hint:  Use the navctl of that release. The store was not changed.

      """
    ),
    .truncatedInside: (
      65,
      """
      Error: 'x.navstore' is damaged: the file ends early (13 pages expected, 6 found).
      Hint:  Ask for the file again, with the '-wal' file beside it.

      """
    ),
  ]

  /// Puts the thing at `x.navstore`.
  private func make(_ thing: Thing, on bench: Bench) throws {
    switch thing {
    case .missing: break
    case .folder: try bench.run("save", "x.navstore/app.navstore", input: "")
    case .emptyFile: try bench.folder.write([], to: "x.navstore")
    case .text: try bench.folder.write(Array("CORRUPT".utf8), to: "x.navstore")
    case .foreign:
      try RawDatabase(bench.folder("x.navstore")).run(
        "CREATE TABLE team (id INTEGER); CREATE TABLE player (id INTEGER)")
    case .truncated, .newer, .truncatedInside:
      try bench.run("save", "x.navstore", Repository.path(of: Example.hiking.path))
      let database = "x.navstore/navigation.sqlite"
      if thing == .newer {
        try RawDatabase(bench.folder(database)).run("PRAGMA user_version = 99")
        return
      }
      let bytes = try bench.folder.contents()[database] ?? []
      let half = Array(bytes.prefix(bytes.count / 2))
      if thing == .truncated {
        try FileManager.default.removeItem(atPath: bench.folder("x.navstore"))
        try bench.folder.write(half, to: "x.navstore")
      } else {
        try bench.folder.write(half, to: database)
      }
    }
    if thing == .folder {
      try FileManager.default.createDirectory(
        atPath: bench.folder("x.navstore/other"), withIntermediateDirectories: true)
    }
  }

  @Test(arguments: Thing.allCases, ["show", "restore", "list"])
  func `reading it is refused`(thing: Thing, command: String) throws {
    let bench = try Bench()
    try make(thing, on: bench)
    let before = try bench.folder.contents()

    let result = try bench.run(command, "x.navstore")

    let answer = try #require(Self.answers[thing])
    #expect(result.code == answer.code)
    #expect(result.output == "")
    #expect(result.errors == answer.errors)
    let after = try bench.folder.contents()
    #expect(after.filter { before[$0.key] != nil } == before)
  }

  @Test(arguments: Thing.allCases.filter { $0 != .missing })
  func `saving over it is refused`(thing: Thing) throws {
    let bench = try Bench()
    try make(thing, on: bench)
    let before = try bench.folder.contents()

    let result = try bench.run(
      "save", "x.navstore", input: "{\"format\":\"navigation-session\",\"version\":1}")

    #expect(result.code != 0)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Error: 'x.navstore' "))
    #expect(try bench.folder.contents() == before)
  }

  @Test
  func `a session that is not there is not an empty one`() throws {
    let bench = try Bench()
    try bench.save(.hiking)

    let result = try bench.run("restore", bench.store, "-s", "mian")

    #expect(result.code == 66)
    #expect(result.output == "")
    #expect(
      result.errors == """
        Error: No session 'mian' in app.navstore.
        Hint:  Did you mean 'main'? The sessions are: main.

        """)
  }

  @Test
  func `a store that an app has open is read, and who has it is told to who would save`() throws {
    let bench = try Bench()
    try bench.save(.hiking)
    let holder = try HoldingProgram(bench.folder(bench.store))

    let saved = try bench.save(.smallest)
    let read = try bench.run("list", bench.store)

    #expect(saved.code == 75)
    #expect(saved.output == "")
    #expect(
      saved.errors == """
        Error: 'app.navstore' is held by 'navfault' (process \(holder.processID)).
        Hint:  Close that program, then run this again. Reading goes on meanwhile.

        """)
    #expect(read.code == 0)
  }

  @Test
  func `a store that must be there is not made`() throws {
    let bench = try Bench()

    let result = try bench.run(
      "save", bench.store, "--no-create", input: "{\"format\":\"navigation-session\",\"version\":1}"
    )

    #expect(result.code == 66)
    #expect(try bench.folder.contents().isEmpty)
  }
}
