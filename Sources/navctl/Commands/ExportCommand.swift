import Navigation
import Persistence

/// `navctl export`
enum ExportCommand: Command {
  private static let file = ArgumentSpec("file", help: "The file to write.")
  private static let session = OptionSpec(
    "session", short: "s", value: "id",
    help: "A session to write; give it again for more (default: all).")

  static let spec = CommandSpec(
    "export", section: "MAINTENANCE SUBCOMMANDS",
    abstract: "Write a store as one file, to attach to a report.",
    examples: [
      "navctl export app.navstore bug-4112.sqlite",
      "navctl export app.navstore bug-4112.sqlite -s main -s window-2",
    ],
    arguments: [StoreArguments.store, file],
    groups: [OptionGroup("EXPORT OPTIONS", [session, StoreArguments.dryRun])])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws {
    let output = try arguments.required(file)
    if output == "-" {
      throw ArgumentError.refused("A database cannot be written to standard output: name a file.")
    }
    let asked = try arguments.values(session).map {
      try StoreArguments.sessionID($0, of: "'--session'")
    }
    let isDryRun = arguments.flag(StoreArguments.dryRun)
    let (path, store) = try StoreArguments.open(arguments, console)
    let there = try failing(at: path) { try store.names() }
    if let missing = asked.first(where: { !there.contains($0) }) {
      throw StoreArguments.missing(missing, of: there, in: path)
    }
    let written = asked.isEmpty ? there : there.filter(asked.contains)
    try checkIsFree(output)
    if FilePlace.isFolder(path), FilePlace.isInside(output, path) {
      throw Failure(
        .cannotCreate, "cannot-create", "'\(output)' would be in the store's own folder.",
        hint: "Choose a place outside of '\(path)'.")
    }
    if !isDryRun {
      let line = console.progressLine()
      defer { line.end() }
      try failing(at: output) {
        do {
          try store.export(to: output, sessions: asked.isEmpty ? nil : asked) { _ in
            line.tell { "Writing \(output)" }
          }
        } catch StoreError.fileExists { try checkIsFree(output) }
      }
    }
    let damaged = try failing(at: path) { try store.list() }
      .filter { written.contains($0.id) && !$0.isWhole }.map { "'\($0.id)'" }
    if !damaged.isEmpty {
      let names = damaged.prefix(Failure.greatestListLength).joined(separator: ", ")
      console.note("Damaged in \(path), and exported as it is: \(names).")
    }
    let size = isDryRun ? nil : FilePlace.size(of: output)
    guard console.isJSON else {
      return console.write(text(output, written, size, isQuiet: console.isQuiet))
    }
    var answer = JSONObject()
    answer.add("format", "navctl-export")
    answer.add("version", 1)
    answer.add("store", path)
    answer.add("dryRun", isDryRun)
    answer.add("output", output)
    answer.add("bytes", size.map(Int.init))
    answer.add("sessions", rows: written.map { JSONObject.string($0.text) })
    console.write(answer.text + "\n")
  }

  private static func checkIsFree(_ output: String) throws {
    if FilePlace.isTaken(output) {
      throw Failure(
        .cannotCreate, "output-exists", "'\(output)' exists already.",
        hint: "Choose another name: nothing is written over.")
    }
    if let parent = FilePlace.missingParent(of: output) {
      throw Failure(
        .cannotCreate, "cannot-create",
        "The file '\(output)' cannot be created: there is no folder '\(parent)'.")
    }
  }

  private static func text(
    _ output: String, _ sessions: [SessionID], _ size: Int64?, isQuiet: Bool
  ) -> String {
    let count = Counted.of(sessions.count, "session", "sessions")
    guard let size else { return Printable.line("Would write \(output): \(count).") + "\n" }
    let line = Printable.line("Wrote \(output): \(count), \(ByteCount.of(size)).") + "\n"
    return isQuiet
      ? line
      : line + "It holds the users' values: routes, snapshots and notes.\n"
        + "See it:  navctl list \(ShellWord.quoted(output))\n"
  }
}
