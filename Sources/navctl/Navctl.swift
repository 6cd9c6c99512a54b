import Navigation
import Persistence

/// The command: what was asked for, done; how it ended, as an exit code.
@main
enum Navctl {
  static let version = "0.1.0"

  static let tree = CommandLineTree(
    "navctl",
    abstract: "Save, restore and look inside navigation-state stores.",
    examples: [
      "navctl show app.navstore                       What was on screen, drawn.",
      "navctl restore app.navstore --layout compact   The same state on a phone.",
      "navctl save app.navstore screen.json           Store a hand-written state.",
      "navctl list app.navstore                       The sessions in a store.",
      "navctl history app.navstore                    Every saved state, newest first.",
      "navctl help revisions                          Topics: revisions, environment, exit-codes.",
    ],
    commands: commands.map { $0.spec },
    topics: [
      "environment": EnvironmentHelp.text, "exit-codes": ExitCode.help,
      "revisions": RevisionChoice.help,
    ])

  /// The manual page, which `navctl help manpage` prints.
  static var manualPage: ManualPage {
    ManualPage(
      tree,
      description: [
        "It looks into the stores in which an app keeps where its user is: the paths, the columns "
          + "and the state of the screens. It draws a saved session as a phone or a wide window "
          + "would show it, tells what was done, and writes fixtures for tests.",
        "A store is a folder. All that only read also take a single database file, as it comes "
          + "with a bug report, and leave no trace beside it.",
      ],
      variables: EnvironmentHelp.variables,
      files: [
        ("navigation.sqlite", "The database."),
        (
          "navigation.sqlite-wal",
          "Its log, with the newest saves. It is there while a program "
            + "has the store open, and after one died."
        ),
        ("lock", "Who has the store to itself."),
        ("guard", "How often a restore ended in the death of the app."),
        ("backups", "The store before it was upgraded, and copies of deleted sessions."),
      ],
      exitCodes: ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) })
  }

  private static var commands: [any Command.Type] {
    [
      SaveCommand.self, RestoreCommand.self, ShowCommand.self, ListCommand.self, UndoCommand.self,
      HistoryCommand.self, DiffCommand.self, InfoCommand.self, ValidateCommand.self,
      RoutesCommand.self, ConvertCommand.self, SchemaCommand.self, ExportCommand.self,
      MigrateCommand.self, DeleteCommand.self, PruneCommand.self, CompletionsCommand.self,
    ]
  }

  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    let console = Console(
      wantsASCII: false, color: ColorChoice(in: words), isQuiet: false, isVerbose: false)
    CommandProcess.prepare()
    if let word = CommandProcess.wordThatIsNoText {
      let text = "Error: The word '\(word)' is not in UTF-8, as all names must be here.\n"
      console.writeError(Printable.lines(text))
      exit(with: .usage)
    }
    if let answer = CompletionsCommand.answer(words) {
      console.write(answer)
      exit(with: .ok)
    }
    exit(with: run(words, console))
  }

  private static func run(_ words: [String], _ console: Console) -> ExitCode {
    switch tree.completionScript(words, login: Console.variable("SHELL")) {
    case .success(let script)?:
      console.write(script)
      return .ok
    case .failure(let error)?:
      return usageError(error, text: tree.usageError(error, in: nil), asJSON: false, console)
    case nil: break
    }
    if words == ["help", "manpage"] {
      console.write(manualPage.text)
      return .ok
    }
    if words == ["--experimental-dump-help"] {
      console.write(tree.dump)
      return .ok
    }
    switch tree.parse(words, width: console.width) {
    case .help(let text):
      console.write(text)
      return .ok
    case .version:
      console.write(version + "\n")
      return .ok
    case .usageError(let error, let text):
      return usageError(error, text: text, asJSON: words.contains("--json"), console)
    case .run(let spec, let arguments):
      return run(spec, arguments)
    }
  }

  private static func run(_ spec: CommandSpec, _ arguments: ParsedArguments) -> ExitCode {
    let console = Console(arguments)
    let asJSON = arguments.flag(CommonOptions.json)
    do {
      guard let command = commands.first(where: { $0.spec.name == spec.name }) else { return .ok }
      try command.run(arguments, console)
      return .ok
    } catch let error as ArgumentError {
      let text = tree.usageError(error, in: spec)
      return usageError(error, text: text, asJSON: asJSON, console)
    } catch let code as ExitCode {
      return code
    } catch {
      var failure = error as? Failure ?? Failure(unexpected: error)
      // It gave up waiting because it was asked to.
      if failure.exit == .tryAgain, Interruption.isAsked { failure = .stopped }
      asJSON ? console.writeError(failure.json) : console.writeLabelled(failure.text)
      return failure.exit
    }
  }

  private static func usageError(
    _ error: ArgumentError, text: String, asJSON: Bool, _ console: Console
  ) -> ExitCode {
    guard asJSON else {
      console.writeLabelled(Printable.lines(text))
      return .usage
    }
    let failure = Failure(
      .usage, "usage", error.message, hint: NearMiss.question(offering: error.near),
      near: error.near)
    console.writeError(failure.json)
    return .usage
  }
}

/// One subcommand.
protocol Command {
  static var spec: CommandSpec { get }
  /// - Throws: ``Failure`` or ``ArgumentError``, before anything is written to standard output but
  ///   for what could be read of something damaged; or ``ExitCode``, after its answer.
  static func run(_ arguments: ParsedArguments, _ console: Console) throws
}
