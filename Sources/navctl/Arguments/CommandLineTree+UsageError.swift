extension CommandLineTree {
  /// Returns the whole text to print about an error in a command's words, or in those before it.
  func usageError(_ error: ArgumentError, in command: CommandSpec?) -> String {
    var lines = ["Error: \(error.message)"]
    if let parameter = error.parameter {
      lines.append("Help:  \(parameter.label)  \(parameter.help)")
    }
    lines.append("Usage: \(usage(of: command))")
    let path = [program, command?.name].compactMap(\.self).joined(separator: " ")
    lines.append("  See '\(path) --help' for more information.")
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the usage line of a command, or of the program: the short form throughout.
  func usage(of command: CommandSpec?) -> String {
    guard let command else { return "\(program) <subcommand>" }
    let required = command.options.filter(\.isRequired).map { $0.label(as: $0.longName) }
    let arguments = command.arguments.map(\.synopsis)
    let made = [program, command.name, "[<options>]"] + arguments + required
    let usage = command.usage ?? made.joined(separator: " ")
    // The lines that follow the first stand under it, past `Usage: `.
    return usage.split(separator: "\n").joined(separator: "\n       ")
  }
}
