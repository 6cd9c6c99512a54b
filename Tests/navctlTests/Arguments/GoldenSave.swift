@testable import navctl

enum GoldenSave {
  static let database = GoldenCommands.database
  static let document = ArgumentSpec(
    "document", .optional, default: "-",
    help: "A session document; '-' reads standard input.")
  static let session = OptionSpec(
    "session", short: "s", value: "id", help: "Save under this id, not the document's own.")
  static let from = OptionSpec(
    "from", value: "format", oneOf: ["auto", "session", "navigation-path"], default: "auto",
    help: "The document's format.")
  static let section = OptionSpec(
    "section", value: "route", help: "Section to record with a bare navigation path.")
  static let note = OptionSpec(
    "note", value: "text", help: "A label to keep with the revision.")
  static let strict = OptionSpec("strict", help: "Treat warnings as errors.")
  static let ifChanged = OptionSpec(
    "if-changed", help: "Write nothing if the newest revision is equal.")
  static let noCreate = OptionSpec(
    "no-create", help: "Fail if the database does not exist yet.")

  static let spec = CommandSpec(
    "save",
    section: "EVERYDAY SUBCOMMANDS",
    abstract: "Store a session document as the newest revision.",
    examples: [
      "navctl save state.db zion.json",
      "navctl restore old.db --json | navctl save new.db -",
      "navctl save state.db path.json --from navigation-path --section trails",
    ],
    arguments: [database, document],
    groups: [
      OptionGroup(
        "SAVE OPTIONS",
        [
          session, from, section, note, GoldenCommands.routes, strict, ifChanged, noCreate,
          GoldenCommands.dryRun,
        ])
    ])
}
