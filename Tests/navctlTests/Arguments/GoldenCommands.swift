@testable import navctl

/// The smaller commands of ``GoldenTree``, and what several share.
enum GoldenCommands {
  static let database = ArgumentSpec("database", help: "The navigation-state database.")
  static let session = OptionSpec(
    "session", short: "s", value: "id",
    help: "The session to read (default: the only one, or 'main').")
  static let revision = OptionSpec(
    "at", value: "revision", default: "@",
    help: "The revision to read: a number, '@', '@-2', or a time.")
  static let routes = OptionSpec(
    "routes", value: "file", help: "Check route types against this manifest.")
  static let dryRun = OptionSpec(
    "dry-run", short: "n", help: "Show what would change; write nothing.")
  static let force = OptionSpec(
    "force", short: "f", help: "Do not ask first; replace existing files.")
  static let jsonLines = OptionSpec("jsonl", help: "Print one JSON object per line.")

  static let show = CommandSpec(
    "show", section: "EVERYDAY SUBCOMMANDS", abstract: "Draw one saved state exactly as stored.",
    arguments: [database],
    groups: [
      OptionGroup(
        "SHOW OPTIONS",
        [session, revision, OptionSpec("values", help: "Include the contents of snapshots.")])
    ])

  static let list = CommandSpec(
    "list", aliases: ["ls"], section: "EVERYDAY SUBCOMMANDS",
    abstract: "List the sessions in a database.",
    arguments: [database], groups: [OptionGroup("LIST OPTIONS", [jsonLines])])

  static let limit = OptionSpec(
    "limit", value: "count", default: "20", help: "Show at most this many.")
  static let history = CommandSpec(
    "history", aliases: ["log"], section: "INSPECTION SUBCOMMANDS",
    abstract: "List a session's revisions, newest first.",
    arguments: [database],
    groups: [
      OptionGroup(
        "HISTORY OPTIONS",
        [
          session, limit,
          OptionSpec(
            "since", value: "time", help: "Show revisions saved at or after this time."),
          OptionSpec(
            "route", value: "type", help: "Show revisions whose path holds this route type."),
          OptionSpec("pictures", help: "Draw each state."),
          OptionSpec("follow", help: "Keep running; print each new revision."),
          jsonLines,
        ])
    ])

  static let kind = ArgumentSpec(
    "kind", .optional, oneOf: ["session", "output", "manifest", "sql"], default: "session",
    help: "Which schema to print.")
  static let schema = CommandSpec(
    "schema", section: "DOCUMENT SUBCOMMANDS", abstract: "Print a JSON Schema or the SQL schema.",
    usage: "navctl schema [<kind>]", arguments: [kind])

  static let output = OptionSpec(
    "output", short: "o", value: "file", isRequired: true, help: "Write the copy here.")
  static let keep = OptionSpec(
    "keep", value: "type", help: "Keep the values of this route or snapshot type.")
  static let redact = CommandSpec(
    "redact", section: "MAINTENANCE SUBCOMMANDS",
    abstract: "Copy a database without private values.",
    arguments: [database], groups: [OptionGroup("REDACT OPTIONS", [output, keep, dryRun, force])])

  static let sessions = ArgumentSpec("sessions", .oneOrMore, help: "The sessions to delete.")
  static let delete = CommandSpec(
    "delete", aliases: ["rm"], section: "MAINTENANCE SUBCOMMANDS",
    abstract: "Delete sessions and their revisions.",
    arguments: [database, sessions], groups: [OptionGroup("DELETE OPTIONS", [dryRun, force])])
}
