import Testing

@testable import navctl

@Suite struct HelpScreenTests {
  static let golden: [(words: [String], text: String)] = [
    ([], GoldenHelp.program),
    (["save"], GoldenHelp.save),
    (["restore"], GoldenHelp.restore),
    (["show"], GoldenHelp.show),
    (["list"], GoldenHelp.list),
    (["ls"], GoldenHelp.list),
    (["history"], GoldenHelp.history),
    (["delete"], GoldenHelp.delete),
    (["redact"], GoldenHelp.redact),
    (["schema"], GoldenHelp.schema),
  ]

  @Test(arguments: golden)
  func `help is laid out as recorded, however it is asked for`(words: [String], text: String) {
    #expect(GoldenTree.tree.parse(words + ["--help"]).summary == text)
    #expect(GoldenTree.tree.parse(words + ["-h"]).summary == text)
    #expect(GoldenTree.tree.parse(["help"] + words).summary == text)
  }

  private static let small = CommandLineTree(
    "tool", abstract: "Does one small thing, and says so in a line that wraps.",
    commands: [
      CommandSpec(
        "go", aliases: ["run"], abstract: "Goes.",
        examples: ["tool go somewhere-with-a-long-name --speed 12 --and-back"],
        usage: "tool go <place>\ntool go --back",
        arguments: [ArgumentSpec("place", help: "Where.")],
        groups: [
          OptionGroup(
            "GO OPTIONS",
            [
              OptionSpec("one-space-is", value: "abcdef", help: "Fits."),
              OptionSpec("without-space", value: "abcdef", help: "Is put below it."),
              OptionSpec("back", help: ""),
            ])
        ])
    ])

  @Test func `a label that fills its column stands above its text`() {
    let expected = """
      OVERVIEW: Goes.

      EXAMPLES:
        tool go somewhere-with-a-long-name --speed 12 --and-back

      USAGE: tool go <place>
             tool go --back

      ARGUMENTS:
        <place>                 Where.

      GO OPTIONS:
        --one-space-is <abcdef> Fits.
        --without-space <abcdef>
                                Is put below
                                it.
        --back

      OPTIONS:
        --json                  Print one
                                JSON document
                                instead of
                                text.
        -q, --quiet             Print only
                                the result
                                and errors.
        -v, --verbose           Explain each
                                step on
                                standard
                                error.
        --color <when>          When to use
                                color.
                                (values:
                                auto, always,
                                never;
                                default: auto)
        --ascii                 Draw with
                                ASCII
                                characters
                                only.
        --no-input              Never ask a
                                question;
                                fail instead.
        --version               Show the
                                version.
        -h, --help              Show help
                                information.


      """
    #expect(Self.small.parse(["help", "run"], width: 40).summary == expected)
  }

  @Test func `the program's help wraps at the width it is given`() {
    let expected = """
      OVERVIEW: Does one small thing, and says so in
      a line that wraps.

      USAGE: tool <subcommand>

      OPTIONS:
        --version               Show the version.
        -h, --help              Show help information.

      SUBCOMMANDS:
        go, run                 Goes.

        See 'tool help <subcommand>' for detailed help.

      """
    #expect(Self.small.parse([], width: 48).summary == expected)
  }

  @Test(arguments: [Int.min, -1, 0, 26, 39])
  func `a screen too narrow for help gets it forty columns wide`(width: Int) {
    #expect(
      Self.small.parse(["go", "-h"], width: width).summary
        == Self.small.parse(["go", "-h"], width: 40).summary)
  }

  @Test func `a wide screen leaves lines whole`() {
    let text = Self.small.parse(["go", "-h"], width: .max).summary
    #expect(text.contains("When to use color. (values: auto, always, never; default: auto)\n"))
  }

  @Test func `only the last line of a paragraph can be as wide as the screen`() {
    #expect(WrappedText("aaaa bbbb", width: 9).lines == ["aaaa bbbb"])
    #expect(WrappedText("aaaa bbbb cc", width: 9).lines == ["aaaa", "bbbb cc"])
    #expect(WrappedText("aaaa bbbb cc", width: 10).lines == ["aaaa bbbb", "cc"])
    #expect(WrappedText("wider-than-that a", width: 4).lines == ["wider-than-that", "a"])
    #expect(WrappedText("", width: 4).lines == [])
  }
}
