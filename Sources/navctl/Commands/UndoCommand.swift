import Navigation
import Persistence

/// `navctl undo`
enum UndoCommand: Command {
  private static let redo = OptionSpec("redo", help: "Take back one undo instead.")

  static let spec = CommandSpec(
    "undo", section: "EVERYDAY SUBCOMMANDS",
    abstract: "Go back to the revision before, as a new revision.",
    examples: [
      "navctl undo app.navstore",
      "navctl undo app.navstore --redo",
    ],
    arguments: [StoreArguments.store],
    groups: [OptionGroup("UNDO OPTIONS", [session, redo, StoreArguments.dryRun])])

  private static let session = OptionSpec(
    "session", short: "s", value: "id",
    help: "The session to change (default: the only one, or 'main').")

  static func run(_ arguments: ParsedArguments, _ console: Console) throws {
    let asked = try StoreArguments.sessionID(session, arguments)
    let path = try arguments.required(StoreArguments.store)
    let (isRedo, isDryRun) = (arguments.flag(redo), arguments.flag(StoreArguments.dryRun))
    let answer = try failing(at: path) {
      let store = try SessionStore(at: path, for: .shared(creating: false))
      let (id, before) = try StoreArguments.find(asked, in: store, path) { id in
        try store.history(of: id).map { (id, $0) }
      }
      let moved =
        isRedo
        ? try store.redo(id, isRehearsal: isDryRun) : try store.undo(id, isRehearsal: isDryRun)
      // Another program may have moved in between, so what was done is asked for where it can be.
      let newest = before.revisions.last?.number ?? 0
      let rehearsed = (before.undoneTo ?? newest) + (isRedo ? 1 : -1)
      let shown = isDryRun ? rehearsed : try store.history(of: id)?.undoneTo ?? rehearsed
      return UndoAnswer(
        path: path, id: id, isRedo: isRedo, isDryRun: isDryRun, newest: newest, shown: shown,
        moved: moved)
    }
    console.write(arguments.flag(CommonOptions.json) ? answer.json : answer.text(console))
  }
}

/// What `navctl undo` prints.
private struct UndoAnswer {
  let path: String
  let id: SessionID
  let isRedo: Bool
  let isDryRun: Bool
  /// The newest revision before.
  let newest: Int64
  /// The revision that the session is as it was at.
  let shown: Int64
  /// The session now; nothing where there was nothing to undo.
  let moved: StoredSession?

  var json: String {
    var answer = JSONObject()
    answer.add("format", "navctl-undo")
    answer.add("version", 1)
    answer.add("store", path)
    answer.add("dryRun", isDryRun)
    answer.add("session", id.text)
    answer.add("redo", isRedo)
    answer.add("changed", moved != nil)
    answer.add("revision", Int(moved?.revision ?? newest))
    answer.add("previous", Int(newest))
    if moved != nil { answer.add("shown", Int(shown)) }
    return answer.text + "\n"
  }

  func text(_ console: Console) -> String {
    guard let moved else {
      return Printable.line(
        isRedo
          ? "Nothing to redo: nothing of \(id) was undone since it moved."
          : "Nothing to undo: \(id) is as it was at the oldest revision that is kept.") + "\n"
    }
    let verb =
      switch (isDryRun, isRedo) {
      case (false, false): "Went back"
      case (false, true): "Went forward"
      case (true, false): "Would go back"
      case (true, true): "Would go forward"
      }
    let headline =
      "\(verb) in \(path): \(id) as it was at revision \(shown), as revision \(moved.revision)."
    var text = Printable.line(headline) + "\n"
    guard !console.isQuiet else { return text }
    text += Summary(moved.session, glyphs: console.glyphs).text
    if !isDryRun { text += SeeIt.line(path, id) }
    return text
  }
}
