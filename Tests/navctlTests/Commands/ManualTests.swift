import Foundation
import TestSupport
import Testing

/// What the command tells of itself beside its help.
@Suite struct ManualTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  @Test func `the manual page is that of the command`() throws {
    let page = try bench.run("help", "manpage")

    #expect(page.code == 0 && page.errors == "")
    #expect(try GoldenFile("navctl.1", in: "Documentation").mismatch(page.output) == nil)
  }

  @Test(arguments: ["environment", "revisions"])
  func `a topic is as it was`(topic: String) throws {
    let result = try bench.run("help", topic)

    #expect(result.code == 0 && result.errors == "")
    #expect(try GoldenFile("help-\(topic).txt").mismatch(result.output) == nil)
  }

  @Test func `tools can read the whole command line`() throws {
    let result = try bench.run("--experimental-dump-help")

    let dump = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let command = try #require(dump["command"] as? [String: Any])
    let commands = try #require(command["subcommands"] as? [[String: Any]])
    #expect(dump["serializationVersion"] as? Int == 0)
    let delete = try #require(commands.first { $0["commandName"] as? String == "delete" })
    #expect(delete["aliases"] as? [String] == ["rm"])
    let arguments = try #require(delete["arguments"] as? [[String: Any]])
    #expect(
      arguments.map { $0["kind"] as? String }.prefix(3) == ["positional", "positional", "flag"])
    #expect(arguments[1]["isRepeating"] as? Bool == true)
  }

  @Test func `nothing is hidden from help`() throws {
    #expect(try bench.run("save", "--help-hidden").output == bench.run("save", "--help").output)
  }
}
