import Testing

@testable import navctl

@Suite struct AnyWordsTests {
  /// SplitMix64: small, and the same on every machine.
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }
  }

  private static let pieces = [
    "", "-", "--", "---", "=", "-=x", "--=x", "--=", "-=", "\u{301}", "-\u{301}", "--\u{301}=x",
    "--json", "--color", "-q", "-h", "--help", "--version", "-l", "-s", "--session", "--layout",
    "save", "restore", "delete", "schema", "ls", "help", "compact", "x", "\0", "\n", "\r\n", "🧭",
    "\u{FFFD}", "--output", "-o", "é",
  ]

  private func word(_ random: inout Random) -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      let bytes = (0..<Int.random(in: 0..<6, using: &random)).map { _ in
        UInt8.random(in: .min ... .max, using: &random)
      }
      return String(decoding: bytes, as: UTF8.self)
    case 1, 2:
      let ends = (0..<2).compactMap { _ in Self.pieces.randomElement(using: &random) }
      return ends.joined()
    default:
      return Self.pieces.randomElement(using: &random) ?? ""
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `no list of words stops the parser`(seed: UInt64) {
    var random = Random(state: seed)
    for round in 0..<1_000 {
      let words = (0..<Int.random(in: 0..<9, using: &random)).map { _ in word(&random) }
      let place: Comment = "seed \(seed), round \(round): \(words)"
      switch GoldenTree.tree.parse(words, width: Int.random(in: -9..<200, using: &random)) {
      case .help(let text):
        #expect(text.hasSuffix("\n"), place)
      case .usageError(_, let text):
        #expect(text.utf8.starts(with: "Error: ".utf8) && text.hasSuffix("\n"), place)
      case .version:
        #expect(words.contains("--version"), place)
      case .run(let command, let parsed):
        for argument in command.arguments where argument.count != .optional {
          #expect(!parsed.values(argument).isEmpty, place)
        }
        #expect(!parsed.flag(CommonOptions.help), place)
      }
    }
  }

  @Test func `ten thousand words are taken in their stride`() {
    let tree = GoldenTree.tree
    let words = (0..<10_000).map { "w\($0)" }
    #expect(
      tree.parse(["delete", "x.db"] + words).parsed?.values(GoldenCommands.sessions) == words)
    #expect(
      tree.parse(["list"] + words).summary.hasPrefix("Error: 9999 unexpected arguments: 'w1', "))
    #expect(
      tree.parse(["list"] + words.map { "--\($0)" }).summary
        .hasPrefix("Error: Unknown option '--w0'\n"))
    #expect(
      tree.parse(["list", "-" + String(repeating: "q", count: 10_000), "x"]).summary
        == "list quiet <database>=x")
  }
}
