import Navigation
import Persistence

/// `navctl prune`
enum PruneCommand: Command {
  private static let session = OptionSpec(
    "session", short: "s", value: "id",
    help: "A session to prune; give it again for more (default: all).")
  private static let keep = OptionSpec(
    "keep", value: "count",
    help: "Keep this many newest revisions a session (default: \(SessionHistory.length); "
      + "1 with --older-than).")
  private static let olderThan = OptionSpec(
    "older-than", value: "age",
    help: "Remove only revisions older than this ('90m', '12h', '30d', '2w').")
  private static let vacuum = OptionSpec(
    "vacuum", help: "Give the freed pages back to the disk.")
  private static let force = OptionSpec("force", short: "f", help: "Do not ask first.")

  static let spec = CommandSpec(
    "prune", section: "MAINTENANCE SUBCOMMANDS",
    abstract: "Remove old revisions and orphaned snapshots.",
    examples: [
      "navctl prune app.navstore --keep 10 --dry-run",
      "navctl prune app.navstore --older-than 30d --vacuum",
    ],
    arguments: [StoreArguments.store],
    groups: [
      OptionGroup(
        "PRUNE OPTIONS", [session, keep, olderThan, vacuum, StoreArguments.dryRun, force])
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws {
    let path = try arguments.required(StoreArguments.store)
    let asked = try arguments.values(session).map {
      try StoreArguments.sessionID($0, of: "'--session'")
    }
    let time = try arguments.value(olderThan, as: Age.init)?.before(.now)
    let limit = HistoryLimit(
      keeping: try arguments.value(keep, as: Self.count)
        ?? (time == nil ? SessionHistory.length : 1), before: time)
    let (wantsVacuum, isDryRun) = (arguments.flag(vacuum), arguments.flag(StoreArguments.dryRun))
    let store = try failing(at: path) {
      // To rebuild the file nobody else may have it open.
      try SessionStore(
        at: path,
        for: isDryRun
          ? .reading : wantsVacuum ? .exclusive(creating: false) : .shared(creating: false))
    }
    var answer = try failing(at: path) {
      try PruneAnswer(of: asked, to: limit, in: store, path, isDryRun: isDryRun)
    }
    if wantsVacuum { answer.shorter = try failing(at: path) { try store.freeBytes() } }
    for id in answer.damaged { console.note("Damaged, and left as it is: '\(id)'.") }
    if !isDryRun {
      if !answer.isEmpty {
        try StoreArguments.confirm(
          answer.question, doing: "Pruning", "removed", isForced: arguments.flag(force), console)
      }
      let line = console.progressLine()
      defer { line.end() }
      try answer.run(to: limit, in: store, line, console)
      if wantsVacuum {
        console.step("Rebuilding \(path).")
        try answer.vacuum(store, line)
      }
    }
    console.write(console.isJSON ? answer.json : answer.text(console))
  }

  /// A number of revisions; at least one stays in any case.
  private static func count(_ text: String) -> Int64? {
    Int64(text).flatMap { $0 >= 1 ? $0 : nil }
  }
}
