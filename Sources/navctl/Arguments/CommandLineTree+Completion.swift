extension CommandLineTree {
  /// `--generate-completion-script <shell>`, as swift-argument-parser has it: a script, or what is
  /// wrong with the shell. Nothing where the line asks for something else.
  ///
  /// - Parameters:
  ///   - words: The words after the program's name.
  ///   - login: The path of the user's shell, which counts where none is named.
  /// - Returns: What is asked for.
  func completionScript(_ words: [String], login: String?) -> Result<String, ArgumentError>? {
    let option = "--generate-completion-script"
    guard let first = words.first,
      case .long(option, let joined) = CommandLineWord(first)
    else { return nil }
    let named = joined ?? words.dropFirst().first
    let name = named ?? login.map { String($0.split(separator: "/").last ?? "") }
    let choice = "\nPlease use \(option)=<shell> with one of:\n    zsh bash fish"
    guard let name else {
      return .failure(.refused("Can't autodetect a supported shell." + choice))
    }
    guard let shell = CompletionScript.Shell(rawValue: name) else {
      return .failure(.refused("Can't generate completion scripts for '\(name)'." + choice))
    }
    return .success(CompletionScript(shell: shell, program: program).text)
  }
}
