import Testing

@testable import navctl

@Suite struct UsageErrorTests {
  private let tree = GoldenTree.tree

  @Test(arguments: GoldenErrors.all)
  func `an error reads as recorded`(line: String, text: String) {
    #expect(tree.parse(line: line).summary == text)
  }

  // MARK: Where navctl does better

  @Test(arguments: ["sav", "sav state.db", "--json sav -q", "help sav", "help -q sav"])
  func `an unknown subcommand is named with the one that may be meant`(line: String) {
    #expect(
      tree.parse(line: line).summary == """
        Error: Unknown subcommand 'sav'. Did you mean 'save'?
        Usage: navctl <subcommand>
          See 'navctl --help' for more information.

        """)
  }

  @Test(arguments: ["nosuch", "help nosuch"])
  func `an unknown subcommand like no other is only named`(line: String) {
    #expect(
      tree.parse(line: line).summary == """
        Error: Unknown subcommand 'nosuch'
        Usage: navctl <subcommand>
          See 'navctl --help' for more information.

        """)
  }

  @Test(arguments: ["restore -lwide state.db", "restore -qlwide state.db", "restore -l=wide x"])
  func `a joined value is blamed itself`(line: String) {
    #expect(
      tree.parse(line: line).summary == """
        Error: The value 'wide' is invalid for '-l <layout>'. Please provide one of 'saved', \
        'compact', 'regular' or 'both'.
        Help:  -l <layout>  The layout to rebuild for.
        Usage: navctl restore [<options>] <database>
          See 'navctl restore --help' for more information.

        """)
  }

  @Test(arguments: ["--layot list state.db", "--layot list"])
  func `a mistake before the subcommand is not the subcommand's`(line: String) {
    #expect(
      tree.parse(line: line).summary == """
        Error: Unknown option '--layot'
        Usage: navctl <subcommand>
          See 'navctl --help' for more information.

        """)
  }

  // MARK: Near misses

  static let messages: [(line: String, message: String)] = [
    ("lst x.db", "Unknown subcommand 'lst'. Did you mean 'list'?"),
    ("hlep", "Unknown subcommand 'hlep'. Did you mean 'help'?"),
    ("exit-code", "Unknown subcommand 'exit-code'"),
    ("help exit-code", "Unknown subcommand 'exit-code'. Did you mean 'exit-codes'?"),
    ("help save extra", "Unexpected argument 'extra'"),
    ("save x.db --Dry_Run", "Unknown option '--Dry_Run'. Did you mean '--dry-run'?"),
    ("save x.db --if", "Unknown option '--if'. Did you mean '--if-changed'?"),
    ("save x.db --rotes=a", "Unknown option '--rotes'. Did you mean '--routes' or '--note'?"),
    ("--layout compact restore x.db", "Unknown option '--layout'"),
    ("save x.db -S a", "Unknown option '-S'. Did you mean '-s'?"),
    ("save x.db -session a", "Unknown option '-session'. Did you mean '--session'?"),
    ("save x.db -session=a", "Unknown option '-session'. Did you mean '--session'?"),
    ("save x.db -verbose", "Unknown option '-verbose'. Did you mean '--verbose'?"),
    ("save x.db -q=a", "The option '-q' does not take any value, but 'a' was specified."),
    ("save x.db -qv=", "The option '-v' does not take any value, but '' was specified."),
    ("save x.db -qs", "Missing value for '-s <id>'"),
    ("save x.db --session -- a", "Missing value for '--session <id>'"),
    ("--color", "Missing value for '--color <when>'"),
    ("-", "Unknown subcommand '-'"),
    ("---", "Unknown option '---'"),
    ("--=x", "Unknown option '--=x'"),
    ("-=x", "Unknown option '-=x'"),
    ("save -q-", "Unknown option '-q-'"),
    ("save -5", "Unknown option '-5'"),
    // The first mistake from the left is the one reported.
    ("save --bogus --layot", "Unknown option '--bogus'"),
    ("save --bogus", "Unknown option '--bogus'"),
    ("schema jsonn extra --bogus", "Unknown option '--bogus'"),
  ]

  @Test(arguments: messages)
  func `a mistake is told in one sentence`(line: String, message: String) {
    let text = tree.parse(line: line).summary
    #expect(text.prefix { $0 != "\n" } == "Error: \(message)")
  }

  @Test func `six or more values are listed`() {
    let day = ArgumentSpec(
      "day", oneOf: ["mon", "tue", "wed", "thu", "fri", "sat"], help: "The day.")
    let tree = CommandLineTree(
      "tool", abstract: "", commands: [CommandSpec("on", abstract: "", arguments: [day])])
    #expect(
      tree.parse(["on", "sun"]).summary == """
        Error: The value 'sun' is invalid for '<day>'. Please provide one of the following:
          - mon
          - tue
          - wed
          - thu
          - fri
          - sat
        Help:  <day>  The day.
        Usage: tool on [<options>] <day>
          See 'tool on --help' for more information.

        """)
  }

  @Test func `a usage of two lines keeps its second under its first`() {
    let command = CommandSpec("go", abstract: "", usage: "tool go <place>\ntool go --back")
    let tree = CommandLineTree("tool", abstract: "", commands: [command])
    #expect(
      tree.usageError(.refused("Say where."), in: command) == """
        Error: Say where.
        Usage: tool go <place>
               tool go --back
          See 'tool go --help' for more information.

        """)
  }

  @Test func `a command's own reading of a value fails under the name that was typed`() throws {
    let outcome = tree.parse(line: "history state.db --limit abc")
    let parsed = try #require(outcome.parsed)
    let error = #expect(throws: ArgumentError.self) {
      try parsed.value(GoldenCommands.limit, as: { Int($0) })
    }
    #expect(
      tree.usageError(try #require(error), in: GoldenCommands.history) == """
        Error: The value 'abc' is invalid for '--limit <count>'
        Help:  --limit <count>  Show at most this many.
        Usage: navctl history [<options>] <database>
          See 'navctl history --help' for more information.

        """)
  }

  @Test func `the facts come with the text`() {
    guard case .usageError(let error, _) = tree.parse(line: "sav") else {
      Issue.record("'sav' was accepted")
      return
    }
    #expect(error == .unknownSubcommand("sav", near: ["save"]))
    #expect(error.near == ["save"])
  }
}
