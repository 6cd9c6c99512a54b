/// `navctl completions`
enum CompletionsCommand: Command {
  private static let shell = ArgumentSpec(
    "shell", oneOf: CompletionScript.Shell.allCases.map(\.rawValue),
    help: "The shell that shall complete.")

  static let spec = CommandSpec(
    "completions", section: "OTHER SUBCOMMANDS",
    abstract: "Print a script that completes words at the prompt.",
    examples: [
      "navctl completions bash > ~/.local/share/bash-completion/completions/navctl",
      "navctl completions zsh > ~/.zfunc/_navctl",
      "navctl completions fish > ~/.config/fish/completions/navctl.fish",
    ],
    usage: "navctl completions <shell>",
    arguments: [shell])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws {
    guard let named = CompletionScript.Shell(rawValue: try arguments.required(shell)) else {
      return
    }
    console.write(CompletionScript(shell: named, program: Navctl.tree.program).text)
  }

  /// What a script asks for, in words that no person types: `---completion -- <words>`.
  ///
  /// - Returns: The answer; nothing where the words ask for something else.
  static func answer(_ words: [String]) -> String? {
    guard words.first == CompletionScript.request else { return nil }
    return CompletionAnswer(Array(words.dropFirst(2)), in: Navctl.tree).text
  }
}
