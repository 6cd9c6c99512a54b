import TestSupport
import Testing

@testable import navctl

/// Colors are for people: never in a pipe, unless they are asked for, and never out of a store.
@Suite struct ColorTests {
  private let bench: Bench
  private let escape: Character = "\u{1B}"

  init() throws {
    bench = try Bench()
    try bench.saveWalk()
  }

  @Test(arguments: [["show"], ["diff"], ["restore", "-l", "both"], ["show", "-s", "mian"]])
  func `color adds escapes, and changes nothing else`(words: [String]) throws {
    func run(_ options: String...) throws -> CommandRunner.Result {
      try bench.navctl(
        [words[0], bench.store] + words.dropFirst() + options, in: bench.folder.path)
    }
    let plain = try run()
    let colored = try run("--color", "always")

    #expect(!(plain.output + plain.errors).contains(escape))
    #expect((colored.output + colored.errors).contains(escape))
    #expect(Self.without(colored.output) == plain.output)
    #expect(Self.without(colored.errors) == plain.errors)
    #expect(colored.code == plain.code)
  }

  /// The text without what colors it.
  private static func without(_ text: String) -> String {
    ["0", "1", "31", "32", "1;31"].reduce(text) { $0.replacing("\u{1B}[\($1)m", with: "") }
  }

  @Test func `an error of the command line is colored as well`() throws {
    let result = try bench.run("show", "--color=always", "--nothing")
    #expect(result.errors.hasPrefix("\u{1B}[1;31mError:\u{1B}[0m Unknown option '--nothing'\n"))
  }

  @Test func `JSON is never colored`() throws {
    let result = try bench.run("diff", bench.store, "--json", "--color", "always")
    #expect(!result.output.contains(escape))
  }

  @Test func `escapes of a store are text under any color`() throws {
    try bench.save(
      #"{"format":"navigation-session","version":1,"section":"a\u001b[31mb","path":["\u009b1mc"]}"#)
    let result = try bench.run("show", bench.store, "--color", "always")
    let own = Self.without(result.output)
    #expect(!own.contains(escape) && !own.unicodeScalars.contains("\u{9B}"))
    #expect(own.contains(#"a\u{1b}[31mb"#))
  }

  @Test(
    arguments: [
      (ColorChoice.auto, true, [:], true), (.auto, false, [:], false),
      (.auto, true, ["NO_COLOR": "1"], false), (.auto, true, ["TERM": "dumb"], false),
      (.auto, false, ["FORCE_COLOR": "1"], true), (.auto, false, ["CLICOLOR_FORCE": "1"], true),
      (.auto, true, ["FORCE_COLOR": "0"], false),
      (.auto, false, ["NO_COLOR": "1", "FORCE_COLOR": "1"], false),
      (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true),
      (.never, true, ["FORCE_COLOR": "1"], false),
    ] as [(ColorChoice, Bool, [String: String], Bool)])
  func `the option decides, then the variables, then the terminal`(
    choice: ColorChoice, isTerminal: Bool, variables: [String: String], isColored: Bool
  ) {
    #expect(choice.isColored(isTerminal: isTerminal) { variables[$0] } == isColored)
  }

  @Test func `a variable reaches the command`() throws {
    #expect(
      try bench.run("show", bench.store, environment: ["FORCE_COLOR": "1"]).output.contains(escape))
    #expect(
      try !bench.run("show", bench.store, environment: ["FORCE_COLOR": "1", "NO_COLOR": "1"])
        .output.contains(escape))
  }

  /// Standard output is a pipe there, and errors are the terminal.
  @Test(arguments: [("xterm", true), ("dumb", false)])
  func `errors on a terminal are colored where it can`(name: String, isColored: Bool) throws {
    var terminal = try Terminal()
    terminal.name = name

    let result = try terminal.run(
      bench.navctl.path, ["show", bench.store, "-s", "mian"], typing: "", in: bench.folder.path)

    #expect(result.errors.contains(escape) == isColored)
    #expect(Self.without(result.errors).hasPrefix("Error: No session 'mian' in app.navstore.\n"))
  }
}
