import Testing

@testable import navctl

@Suite struct HelpAndVersionTests {
  private let tree = GoldenTree.tree

  @Test(arguments: [
    "list state.db --help --bogus", "list --bogus -h", "-h list", "list -qh", "list -help",
    "list a b c d --help", "list --color --help", "list --version --help", "--bogus list --help",
    "help list --help", "help list -h extra",
  ])
  func `a call for help after a subcommand wins over every mistake`(line: String) {
    #expect(tree.parse(line: line).summary == GoldenHelp.list)
  }

  @Test(arguments: [
    "", "--json", "-h", "--help", "--bogus -h", "sav --help", "help", "help help", "help -h",
    "help nosuch -h", "--color -h",
  ])
  func `without a subcommand the program's help is shown`(line: String) {
    #expect(tree.parse(line: line).summary == GoldenHelp.program)
  }

  @Test(arguments: [
    "--version", "save --version", "list x.db --version", "--version list",
    "list --bogus --version", "help --version", "sav --version",
  ])
  func `every command knows its version`(line: String) {
    #expect(tree.parse(line: line).summary == "version")
  }

  @Test(arguments: ["list --help=yes", "list -h=yes"])
  func `help takes no value`(line: String) {
    #expect(tree.parse(line: line).summary.hasPrefix("Error: The option '"))
  }

  @Test(arguments: ["help exit-codes", "help exit-codes -h", "--json help exit-codes"])
  func `help knows other topics than commands`(line: String) {
    #expect(
      tree.parse(line: line).summary == "EXIT CODES:\n  0   done\n  64  bad command line\n")
  }
}
