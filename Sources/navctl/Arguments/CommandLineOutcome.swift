/// What a command line asks for.
enum CommandLineOutcome: Sendable {
  case run(CommandSpec, ParsedArguments)
  /// A whole text for standard output, its last line end included.
  case help(String)
  case version
  /// A whole text for standard error, its last line end included, and the facts behind it.
  /// The exit code is 64.
  case usageError(ArgumentError, text: String)
}
