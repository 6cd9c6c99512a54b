@testable import navctl

extension CommandLineOutcome {
  /// The outcome in one text: what would be printed, or the command and all it was given, as in
  /// `restore layout=compact quiet <database>=x.db`.
  var summary: String {
    switch self {
    case .help(let text), .usageError(_, let text): return text
    case .version: return "version"
    case .run(let command, let parsed):
      let options = (command.options + CommonOptions.all).flatMap { option in
        option.valueName == nil
          ? parsed.flag(option) ? [option.long] : []
          : parsed.values(option).map { "\(option.long)=\($0)" }
      }
      let arguments = command.arguments.flatMap { argument in
        parsed.values(argument).map { "\(argument.label)=\($0)" }
      }
      return ([command.name] + options + arguments).joined(separator: " ")
    }
  }

  /// What a run was given.
  var parsed: ParsedArguments? {
    if case .run(_, let parsed) = self { parsed } else { nil }
  }
}

extension CommandLineTree {
  /// The outcome of a line that is split at every space.
  func parse(line: String) -> CommandLineOutcome {
    parse(line.isEmpty ? [] : line.split(separator: " ").map(String.init))
  }
}
