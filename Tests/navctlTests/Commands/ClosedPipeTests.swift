import TestSupport
import Testing

/// Who reads no more of a result ends the command, without a word.
@Suite struct ClosedPipeTests {
  private let bench: Bench

  /// A store whose every output is more than a pipe holds.
  init() throws {
    bench = try Bench()
    try bench.saveDeep(3000)
  }

  @Test(arguments: [
    ["show", "--at", "1"], ["show", "--at", "1", "--json"], ["restore", "--at", "1"],
    ["history", "--pictures"],
  ])
  func `it ends quietly`(words: [String]) throws {
    let script = #"trap '' PIPE; { "$@"; echo "ended with $?" >&2; } | head -n 1"#
    let command = [bench.navctl.path, words[0], bench.store] + words.dropFirst()
    let result = try CommandRunner(at: "/bin/sh")(
      ["-c", script, "sh"] + command, in: bench.folder.path)

    #expect(result.output.split(separator: "\n").count <= 1)
    // 128 and the number of SIGPIPE, as a shell tells it.
    #expect(result.errors.split(separator: "\n").last == "ended with 141")
    #expect(!result.errors.contains("Error"))
  }
}
