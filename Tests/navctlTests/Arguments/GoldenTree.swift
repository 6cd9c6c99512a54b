@testable import navctl

/// The tree of commands whose help and errors were recorded, whatever navctl itself has today.
enum GoldenTree {
  static let tree = CommandLineTree(
    "navctl",
    abstract: "Save, restore and look inside navigation-state databases.",
    examples: [
      "navctl show state.db                       What was on screen, drawn.",
      "navctl restore state.db --layout compact   The same state on a phone.",
      "navctl save state.db screen.json           Store a hand-written state.",
      "navctl history state.db                    Every saved state, newest first.",
    ],
    commands: everyday + inspection + documents + maintenance,
    topics: ["exit-codes": "EXIT CODES:\n  0   done\n  64  bad command line\n"])

  private static let everyday = [
    GoldenSave.spec, GoldenRestore.spec, GoldenCommands.show, GoldenCommands.list,
  ]

  private static let inspection = [
    GoldenCommands.history,
    named("diff", "INSPECTION", "Compare two saved states."),
    named("browse", "INSPECTION", "Browse a database in the terminal."),
    named("report", "INSPECTION", "Write a self-contained HTML report."),
    named("routes", "INSPECTION", "List the route and snapshot types in use."),
    named("info", "INSPECTION", "Show facts about the database file."),
    named("check", "INSPECTION", "Find damage, orphans and unreadable states."),
  ]

  private static let documents = [
    named("validate", "DOCUMENT", "Check session documents without a database."),
    named("convert", "DOCUMENT", "Turn a document into another format."),
    GoldenCommands.schema,
  ]

  private static let maintenance = [
    named("migrate", "MAINTENANCE", "Upgrade a database to a newer store version."),
    GoldenCommands.redact,
    GoldenCommands.delete,
    named("prune", "MAINTENANCE", "Remove old revisions and orphaned snapshots."),
  ]

  private static func named(_ name: String, _ section: String, _ abstract: String) -> CommandSpec {
    CommandSpec(name, section: "\(section) SUBCOMMANDS", abstract: abstract)
  }
}
