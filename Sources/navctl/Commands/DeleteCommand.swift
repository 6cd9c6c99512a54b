import Navigation
import Persistence

/// `navctl delete`
enum DeleteCommand: Command {
  private static let sessions = ArgumentSpec(
    "sessions", .oneOrMore, help: "The sessions to delete.")
  private static let noBackup = OptionSpec("no-backup", help: "Keep no copy of them.")
  private static let force = OptionSpec("force", short: "f", help: "Do not ask first.")

  static let spec = CommandSpec(
    "delete", aliases: ["rm"], section: "MAINTENANCE SUBCOMMANDS",
    abstract: "Delete sessions and their revisions.",
    examples: [
      "navctl delete app.navstore window-2 kiosk -n",
      "navctl delete app.navstore kiosk --force",
    ],
    arguments: [StoreArguments.store, sessions],
    groups: [OptionGroup("DELETE OPTIONS", [noBackup, StoreArguments.dryRun, force])])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws {
    let path = try arguments.required(StoreArguments.store)
    let asked = try arguments.values(sessions).map {
      try StoreArguments.sessionID($0, of: "'<sessions>'")
    }
    let isDryRun = arguments.flag(StoreArguments.dryRun)
    let store = try failing(at: path) {
      try SessionStore(at: path, for: isDryRun ? .reading : .shared(creating: false))
    }
    let keepsCopy = !arguments.flag(noBackup)
    var deletion = try failing(at: path) {
      try Deletion(of: asked, from: store, path, keepsCopy: keepsCopy)
    }
    if !isDryRun {
      try StoreArguments.confirm(
        deletion.question, doing: "Deleting", "deleted", isForced: arguments.flag(force), console)
      try failing(at: path) { try deletion.run(in: store) }
    }
    console.write(
      console.isJSON
        ? deletion.json(isDryRun: isDryRun)
        : deletion.text(isDryRun: isDryRun, isQuiet: console.isQuiet))
  }
}

/// Sessions that are to be deleted, and how much goes with them.
private struct Deletion {
  private let path: String
  private let ids: [SessionID]
  private var revisions = 0
  private var snapshots = 0
  /// Sessions that cannot be read, and so not be counted.
  private var damaged = 0
  private let keepsCopy: Bool
  /// The file that they were copied to before they were deleted.
  private var backup: String?

  /// - Throws: ``Failure`` where one of them is not there.
  init(
    of asked: [SessionID], from store: SessionStore, _ path: String, keepsCopy: Bool
  ) throws {
    self.path = path
    self.keepsCopy = keepsCopy
    var seen: Set<SessionID> = []
    ids = asked.filter { seen.insert($0).inserted }
    let there = try store.names()
    if let missing = ids.first(where: { !there.contains($0) }) {
      throw StoreArguments.missing(missing, of: there, in: path)
    }
    for id in ids {
      // A damaged session can be deleted too.
      if let history = try? store.history(of: id), let stored = try? store.load(id) {
        revisions += history.revisions.count
        snapshots += stored.session.snapshots.count
      } else {
        damaged += 1
      }
    }
    try Interruption.check()
  }

  /// Deletes all of them, or none.
  mutating func run(in store: SessionStore) throws {
    guard keepsCopy else { return try store.delete(ids) }
    let copy = try store.deleteKeepingCopy(ids)
    // The store's folder as it was typed.
    let name = copy.split(separator: "/").suffix(2).joined(separator: "/")
    backup = (path.hasSuffix("/") ? path : path + "/") + name
  }

  var question: String {
    let sessions = ids.count == 1 ? "'\(ids[0])'" : Counted.of(ids.count, "session", "sessions")
    return "Delete \(sessions) (\(holdings)) from \(path)? "
      + (keepsCopy ? "A copy stays in its folder 'backups'." : "This cannot be undone.")
      + " [y/N] "
  }

  func text(isDryRun: Bool, isQuiet: Bool) -> String {
    let line =
      isDryRun
      ? "Would delete \(Self.list(ids)) (\(holdings)) from \(path). Nothing was changed."
      : "Deleted \(Self.list(ids)) (\(holdings)) from \(path)."
    return Printable.line(line) + "\n" + (isQuiet ? "" : copyText)
  }

  /// Where the copy is, and a command that brings a session back.
  private var copyText: String {
    guard let backup, let first = ids.first else { return "" }
    let file = ShellWord.quoted(backup)
    return Printable.line(
      "A copy is in \(backup). The \(SessionStore.greatestDeletionCount) newest stay.") + "\n"
      + "Bring \(ids.count == 1 ? "it" : "one") back:  navctl restore \(file)\(SeeIt.choice(of: first))"
      + " --json | navctl save \(ShellWord.quoted(path)) -\n"
  }

  func json(isDryRun: Bool) -> String {
    var answer = JSONObject()
    answer.add("format", "navctl-delete")
    answer.add("version", 1)
    answer.add("store", path)
    answer.add("dryRun", isDryRun)
    answer.add("sessions", rows: ids.map { JSONObject.string($0.text) })
    answer.add("revisions", revisions)
    answer.add("snapshots", snapshots)
    if damaged > 0 { answer.add("damaged", damaged) }
    answer.add("backup", backup)
    return answer.text + "\n"
  }

  private var holdings: String {
    var parts: [String] = []
    if damaged < ids.count {
      parts.append(Counted.of(revisions, "revision", "revisions"))
      parts.append(Counted.of(snapshots, "snapshot", "snapshots"))
    }
    if damaged > 0 {
      parts.append(ids.count == 1 ? "damaged" : "\(damaged) damaged")
    }
    return parts.joined(separator: ", ")
  }

  private static func list(_ ids: [SessionID]) -> String {
    let names = ids.map(\.text)
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
