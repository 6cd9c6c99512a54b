/// The options every command has. They are accepted anywhere, before the subcommand too.
enum CommonOptions {
  static let json = OptionSpec("json", help: "Print one JSON document instead of text.")
  static let quiet = OptionSpec("quiet", short: "q", help: "Print only the result and errors.")
  static let verbose = OptionSpec(
    "verbose", short: "v", help: "Explain each step on standard error.")
  static let color = OptionSpec(
    "color", value: "when", oneOf: ["auto", "always", "never"], default: "auto",
    help: "When to use color.")
  static let ascii = OptionSpec("ascii", help: "Draw with ASCII characters only.")
  static let noInput = OptionSpec("no-input", help: "Never ask a question; fail instead.")
  static let version = OptionSpec("version", help: "Show the version.")
  static let help = OptionSpec("help", short: "h", help: "Show help information.")

  static let all = [json, quiet, verbose, color, ascii, noInput, version, help]

  /// Those the help of the whole program lists: the others mean nothing without a subcommand.
  static let ofTheProgram = [version, help]
}
