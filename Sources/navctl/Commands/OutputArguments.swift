/// What the commands that write a document have in common.
enum OutputArguments {
  static let formats = ["session", "navigation-path", "swift"]
  static let to = OptionSpec(
    "to", value: "format", oneOf: formats, default: "session", help: "The format to write.")
  static let output = OptionSpec(
    "output", short: "o", value: "file", help: "Write here (default: standard output).")
  static let force = OptionSpec(
    "force", short: "f", help: "Do not ask first; replace existing files.")

  /// The file that was named, if one was.
  static func file(
    _ option: OptionSpec, _ arguments: ParsedArguments, _ console: Console
  ) throws -> OutputFile? {
    guard let path = arguments.value(option), path != "-" else { return nil }
    return try OutputFile(
      path, isForced: arguments.flag(force),
      mayAsk: !arguments.flag(CommonOptions.noInput) && !console.isJSON, console)
  }
}
