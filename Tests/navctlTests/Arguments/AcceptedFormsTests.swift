import Testing

@testable import navctl

@Suite struct AcceptedFormsTests {
  static let forms: [(line: String, summary: String)] = [
    // The forms of a value.
    ("restore --layout compact x.db", "restore layout=compact <database>=x.db"),
    ("restore --layout=compact x.db", "restore layout=compact <database>=x.db"),
    ("restore -l compact x.db", "restore layout=compact <database>=x.db"),
    ("restore -l=compact x.db", "restore layout=compact <database>=x.db"),
    ("restore -lcompact x.db", "restore layout=compact <database>=x.db"),
    ("restore x.db --session=", "restore session= <database>=x.db"),
    ("restore x.db -s=", "restore session= <database>=x.db"),
    ("restore x.db -s=a=b", "restore session=a=b <database>=x.db"),
    ("restore x.db --session=a=b", "restore session=a=b <database>=x.db"),
    ("restore x.db -sa=b", "restore session=a=b <database>=x.db"),
    // A dash in front of a value.
    ("history x.db --limit=-5", "history limit=-5 <database>=x.db"),
    ("restore x.db -s=-a", "restore session=-a <database>=x.db"),
    ("restore x.db -s-a", "restore session=-a <database>=x.db"),
    ("restore x.db --output -", "restore output=- <database>=x.db"),
    ("restore x.db -o -", "restore output=- <database>=x.db"),
    ("restore x.db -o-", "restore output=- <database>=x.db"),
    ("restore x.db --session=--help", "restore session=--help <database>=x.db"),
    ("save x.db -", "save <database>=x.db <document>=-"),
    // Joined flags.
    ("show x.db -qv", "show quiet verbose <database>=x.db"),
    ("restore x.db -qfl compact", "restore layout=compact force quiet <database>=x.db"),
    ("restore x.db -qflcompact", "restore layout=compact force quiet <database>=x.db"),
    ("restore x.db -qfl=compact", "restore layout=compact force quiet <database>=x.db"),
    // Any order.
    (
      "save --strict x.db --note n y.json -n",
      "save note=n strict dry-run <database>=x.db <document>=y.json"
    ),
    ("save x.db", "save <database>=x.db"),
    ("ls x.db --jsonl", "list jsonl <database>=x.db"),
    // Common options before the subcommand, and after.
    ("--json list x.db", "list json <database>=x.db"),
    ("-qv --color never --ascii list x.db", "list quiet verbose color=never ascii <database>=x.db"),
    ("--color=always list x.db --no-input", "list color=always no-input <database>=x.db"),
    ("list --json x.db", "list json <database>=x.db"),
    // The end of options.
    ("save -- -x --json", "save <database>=-x <document>=--json"),
    ("save -q -- --", "save quiet <database>=--"),
    ("-- save -h", "save <database>=-h"),
    ("save help", "save <database>=help"),
    // Repeated.
    ("restore x.db -s a --session b -sc", "restore session=a session=b session=c <database>=x.db"),
    ("delete x.db a b c -f", "delete force <database>=x.db <sessions>=a <sessions>=b <sessions>=c"),
    ("schema", "schema"),
    ("schema sql", "schema <kind>=sql"),
    ("redact x.db -o y.db", "redact output=y.db <database>=x.db"),
  ]

  @Test(arguments: forms)
  func `every form of a command line is understood`(line: String, summary: String) {
    #expect(GoldenTree.tree.parse(line: line).summary == summary)
  }

  @Test func `a command's own option wins over a common one of its name`() {
    let volume = OptionSpec("volume", short: "v", value: "level", help: "How loud.")
    let play = CommandSpec("play", abstract: "", groups: [OptionGroup("PLAY OPTIONS", [volume])])
    let tree = CommandLineTree("tool", abstract: "", commands: [play])
    #expect(tree.parse(["-v", "play", "-v", "7"]).summary == "play volume=7 verbose")
  }

  @Test func `an empty word is a value like any other`() {
    let tree = GoldenTree.tree
    #expect(tree.parse(["save", "", ""]).summary == "save <database>= <document>=")
    #expect(tree.parse(["save", "x", "--note", ""]).summary == "save note= <database>=x")
  }

  @Test func `a value keeps an accent that starts it`() {
    let tree = GoldenTree.tree
    for word in ["--session=\u{301}a", "-s=\u{301}a", "-s\u{301}a"] {
      #expect(tree.parse(["show", "x", word]).summary == "show session=\u{301}a <database>=x")
    }
  }
}
