/// A program with its subcommands: what can be typed, and what is answered to `help`.
struct CommandLineTree: Sendable {
  /// The program's name, as it stands in usage lines.
  let program: String
  let abstract: String
  /// Lines to copy, never wrapped.
  let examples: [String]
  let commands: [CommandSpec]
  /// Whole texts for `help <topic>`, by topic.
  let topics: [String: String]

  init(
    _ program: String, abstract: String, examples: [String] = [], commands: [CommandSpec],
    topics: [String: String] = [:]
  ) {
    self.program = program
    self.abstract = abstract
    self.examples = examples
    self.commands = commands
    self.topics = topics
  }

  /// Returns what the words after the program's name ask for, with help wrapped at `width`.
  func parse(_ words: some Sequence<String>, width: Int = 80) -> CommandLineOutcome {
    var parser = CommandLineParser(tree: self, words: Array(words))
    parser.walk()
    return parser.outcome(width: width)
  }

  /// Returns the command with a name or alias.
  func command(named name: String) -> CommandSpec? {
    commands.first { $0.names.contains(name) }
  }
}
