#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// Watching a store while somebody saves into it.
  @Suite struct HistoryFollowTests {
    private let bench: Bench

    init() throws { bench = try Bench() }

    private func save(_ part: String, second: Int) throws {
      let saved = try bench.save(
        """
        {"format":"navigation-session","version":1,"savedAt":"2026-04-01T09:12:\(second)Z",
         "section":"trails",\(part)}
        """)
      try #require(saved.code == 0, "\(saved.errors)")
    }

    private func follow(_ options: String...) throws -> RunningCommand {
      try RunningCommand(
        bench.navctl.path, ["history", bench.store, "--follow"] + options, in: bench.folder.path)
    }

    @Test func `what was saved is told, and then each revision that comes`() throws {
      try save(#""path":[]"#, second: 40)
      try save(#""path":["trail"]"#, second: 41)
      let command = try follow()

      #expect(try command.line() == "  1  2026-04-01 09:12:40Z  trails")
      #expect(try command.line() == "  2  2026-04-01 09:12:41Z  trail   pushed")
      try save(#""path":["trail","photo"]"#, second: 42)
      #expect(try command.line() == "  3  2026-04-01 09:12:42Z  photo  pushed")
      try save(#""path":["trail"]"#, second: 43)
      #expect(try command.line() == "  4  2026-04-01 09:12:43Z  trail  popped")
      command.ask()
      let end = try command.end()

      #expect(end.code == 130)
      #expect(end.output == "")
      #expect(
        end.errors
          == "Note: Watching app.navstore; Ctrl-C ends it.\nStopping; nothing was changed.\n")
    }

    @Test func `in lines of JSON, of a route alone`() throws {
      try save(#""path":[]"#, second: 40)
      let command = try follow("--jsonl", "--route", "photo", "-q")
      try save(#""path":["trail"]"#, second: 41)
      try save(#""path":["trail","photo"]"#, second: 42)

      #expect(try command.line().hasPrefix(#"{"revision":3,"savedAt":"2026-04-01T09:12:42Z""#))
      command.ask()
      #expect(try command.end().code == 130)
    }

    @Test func `of a program that has the store to itself`() throws {
      let writer = try WritingProgram(bench.folder(bench.store), "exclusive")
      let command = try follow("--jsonl", "-s", "main", "--limit", "1")
      let numbers = try (0..<200).map { _ in
        let line = try JSONSerialization.jsonObject(with: Data(command.line().utf8))
        return try #require((line as? [String: Any])?["revision"] as? Int)
      }
      #expect(writer.isRunning)
      // Where more came than are kept, the oldest of them are missed, and none is told twice.
      #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func `a session that goes ends it`() throws {
      try save(#""path":[]"#, second: 40)
      let command = try follow()
      _ = try command.line()
      try bench.run("delete", bench.store, "main", "-f", "--no-backup")
      let end = try command.end()

      #expect(end.code == 66)
      #expect(end.errors.contains("Error: 'app.navstore': "))
    }

    @Test func `one document of JSON cannot go on`() throws {
      try save(#""path":[]"#, second: 40)
      let result = try bench.run("history", bench.store, "--follow", "--json")

      #expect(result.code == 64)
      #expect(result.errors.contains("use '--jsonl'"))
    }
  }
#endif
