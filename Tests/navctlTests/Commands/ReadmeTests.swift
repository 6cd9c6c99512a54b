import Foundation
import TestSupport
import Testing

/// What the README shows is what is printed: each command of ours in it is run, and what it
/// prints compared.
///
/// Every section begins in a folder of its own, with the examples in it. A comment
/// `<!-- run: … -->` runs what the section begins with and does not show. With
/// `NAVIGATION_UPDATE_GOLDEN=1` the README is written anew.
@Suite struct ReadmeTests {
  private let file = GoldenFile("README.md", in: ".")

  @Test
  func `each command prints what the README shows`() throws {
    let shown = String(decoding: try Repository.bytes(of: "README.md"), as: UTF8.self)
    var session = try ShellSession()
    var printed: [String] = []
    var place = Place.text

    for line in shown.components(separatedBy: "\n") {
      if line.hasPrefix("## ") { session = try session.afresh() }
      if let hidden = Self.hiddenCommand(line) { _ = try session.run(hidden) }
      place = place.after(line)
      if case .output = place { continue }
      printed.append(line)
      if case .command(let command) = place { printed += try session.run(command) }
    }

    #expect(session.count >= 15)
    let mismatch = try file.mismatch(printed.joined(separator: "\n"))
    #expect(mismatch == nil, "Run it with NAVIGATION_UPDATE_GOLDEN=1, and read the difference.")
  }

  private static func hiddenCommand(_ line: String) -> String? {
    let (start, end) = ("<!-- run: ", " -->")
    guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
    return String(line.dropFirst(start.count).dropLast(end.count))
  }

  /// Where a line of the README stands.
  private enum Place {
    case text
    /// In a block of code, or of a command that is not ours.
    case block
    case command(String)
    /// What a command prints: it is not read, but written by running it.
    case output

    func after(_ line: String) -> Place {
      switch self {
      case .text: return line.hasPrefix("```") ? .block : .text
      case _ where line == "```": return .text
      case _ where line.hasPrefix("$ "):
        let command = String(line.dropFirst(2))
        let isOurs = ["navctl ", "echo "].contains { command.hasPrefix($0) }
        return isOurs ? .command(command) : .block
      case .block: return .block
      case .command, .output: return .output
      }
    }
  }
}

/// Commands that a shell runs one after another in one folder.
private struct ShellSession {
  private let folder: TemporaryFolder
  private(set) var count = 0

  init() throws {
    folder = try TemporaryFolder()
    let examples = Repository.path(of: "Examples")
    for name in try FileManager.default.contentsOfDirectory(atPath: examples) {
      try FileManager.default.copyItem(atPath: examples + "/" + name, toPath: folder(name))
    }
  }

  func afresh() throws -> ShellSession {
    var next = try ShellSession()
    next.count = count
    return next
  }

  /// The lines that a command prints, to either stream.
  mutating func run(_ command: String) throws -> [String] {
    count += 1
    let tools = URL(filePath: CommandRunner("navctl").path).deletingLastPathComponent().path
    let result = try CommandRunner(at: "/bin/bash")(
      ["-c", "{ \(command)\n} 2>&1"], environment: ["PATH": tools + ":/usr/bin:/bin"],
      in: folder.path)
    var lines = result.output.components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
