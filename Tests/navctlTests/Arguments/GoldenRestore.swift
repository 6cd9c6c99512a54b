@testable import navctl

enum GoldenRestore {
  static let layout = OptionSpec(
    "layout", short: "l", value: "layout", oneOf: ["saved", "compact", "regular", "both"],
    default: "saved", help: "The layout to rebuild for.")
  static let retention = OptionSpec(
    "retention", value: "policy", default: "stored",
    help: "Snapshot retention: 'stored', 'single' or 'dictionary[:<limit>]'.")
  static let unknown = OptionSpec(
    "unknown", value: "action", oneOf: ["keep", "truncate", "skip", "fail"], default: "keep",
    help: "What to do with a route the manifest lacks.")
  static let to = OptionSpec(
    "to", value: "format", oneOf: ["session", "navigation-path", "swift"], default: "session",
    help: "The format of the written document.")
  static let output = OptionSpec(
    "output", short: "o", value: "file",
    help: "Write the document here; '-' is standard output.")
  static let ifExists = OptionSpec(
    "if-exists", help: "Exit 0 with no output if the session is missing.")

  static let spec = CommandSpec(
    "restore",
    section: "EVERYDAY SUBCOMMANDS",
    abstract: "Rebuild a saved session for a compact or regular layout.",
    examples: [
      "navctl restore state.db --layout compact",
      "navctl restore state.db --layout both",
      "navctl restore state.db --at @-3 --json > before.json",
    ],
    arguments: [GoldenCommands.database],
    groups: [
      OptionGroup(
        "RESTORE OPTIONS",
        [
          GoldenCommands.session, GoldenCommands.revision, layout, retention,
          GoldenCommands.routes, unknown, to, output, ifExists, GoldenCommands.force,
        ])
    ])
}
