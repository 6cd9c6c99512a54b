import Navigation
import Persistence

/// What the commands that name a store have in common.
enum StoreArguments {
  static let store = ArgumentSpec("store", help: "The navigation-state store.")
  static let session = OptionSpec(
    "session", short: "s", value: "id",
    help: "The session to read (default: the only one, or 'main').")
  static let at = OptionSpec(
    "at", value: "revision", default: "@",
    help: "The revision to read: a number, '@', '@-2', or a time.")
  static let dryRun = OptionSpec(
    "dry-run", short: "n", help: "Show what would change; write nothing.")

  /// Each of these forms of an answer leaves no room for another.
  ///
  /// - Throws: ``ArgumentError`` where two of them are asked for.
  static func checkOneForm(
    _ arguments: ParsedArguments, of forms: [OptionSpec]
  ) throws(ArgumentError) {
    let asked = ([CommonOptions.json] + forms).filter(arguments.flag)
    guard asked.count > 1 else { return }
    throw .refused("'\(asked[0].longName)' and '\(asked[1].longName)' cannot go together.")
  }

  static func sessionID(_ option: OptionSpec, _ arguments: ParsedArguments) throws -> SessionID? {
    try arguments.value(option).map { try sessionID($0, of: "'\(option.longName)'") }
  }

  static func sessionID(_ text: String, of parameter: String) throws -> SessionID {
    do { return try SessionID(text) } catch {
      throw ArgumentError.refused("\(parameter): \(error)")
    }
  }

  /// Opens the store that was named, to read it.
  static func open(
    _ arguments: ParsedArguments, _ console: Console
  ) throws -> (path: String, store: SessionStore) {
    let path = try arguments.required(store)
    return (path, try open(path, console))
  }

  /// Opens a store to read it.
  static func open(_ path: String, _ console: Console) throws -> SessionStore {
    let opened = try failing(at: path) { try SessionStore(at: path, for: .reading) }
    if opened.isCopyWithoutLog {
      console.note(
        NearbyFiles.storeFolder(of: path).map { folder in
          "'\(path)' was read as a single file. Give '\(folder)' to read the store that it is in."
        } ?? "\(path)-wal is not beside the database; the newest saves may be missing.")
    }
    return opened
  }

  /// The session that was asked for, at the revision that was asked for.
  static func load(_ arguments: ParsedArguments, _ console: Console) throws -> StoredSession {
    let choice = try arguments.value(at, as: RevisionChoice.init) ?? .back(0)
    let asked = try sessionID(session, arguments)
    let (path, store) = try open(arguments, console)
    let stored = try load(asked, at: choice, in: store, path)
    if !stored.isNewest {
      console.note(
        "Revision \(stored.session.revision) is shown with the newest snapshots, values and "
          + "columns: only navigation has a history.")
    }
    return stored.session
  }

  /// Loads a session at a revision, and tells whether that is the newest.
  static func load(
    _ asked: SessionID?, at choice: RevisionChoice, in store: SessionStore, _ path: String
  ) throws -> (session: StoredSession, isNewest: Bool) {
    try failing(at: path) {
      if choice.isNewest { return (try find(asked, in: store, path) { try store.load($0) }, true) }
      let (id, history) = try find(asked, in: store, path) { id in
        try store.history(of: id).map { (id, $0) }
      }
      let revision = try choice.revision(of: id, in: history)
      let found = try find(id, in: store, path) { try store.load($0, at: revision) }
      return (found, revision == history.revisions.last?.number)
    }
  }

  /// Finds a session: by its name, or the only one, or `main`. The closure gives what is wanted of
  /// a session, or nothing where there is none of that name.
  static func find<Found>(
    _ asked: SessionID?, in store: SessionStore, _ path: String,
    _ body: (SessionID) throws -> Found?
  ) throws -> Found {
    try failing(at: path) {
      if let found = try body(asked ?? .main) { return found }
      let ids = try store.names()
      if asked == nil, ids.count == 1, let only = ids.first, let found = try body(only) {
        return found
      }
      guard let asked else {
        throw Failure(
          .notFound, "session-not-found",
          "\(path) has \(ids.count) sessions, and none is 'main'.",
          hint: ids.isEmpty ? nil : "Choose one with -s: \(listed(ids)).")
      }
      throw missing(asked, of: ids, in: path)
    }
  }

  /// There is no session of that name; these there are.
  static func missing(_ asked: SessionID, of ids: [SessionID], in path: String) -> Failure {
    let near = NearMiss.candidates(for: asked.text, in: ids.map(\.text))
    let hints = [
      NearMiss.question(offering: near),
      ids.isEmpty ? "It has none." : "The sessions are: \(listed(ids)).",
    ]
    return Failure(
      .notFound, "session-not-found", "No session '\(asked)' in \(path).",
      hint: hints.compactMap { $0 }.joined(separator: " "), near: near)
  }

  /// Asks before something is destroyed, unless that was said to be wanted.
  ///
  /// - Throws: ``ExitCode/no`` where the answer is no, or ``Failure`` where nobody can be asked.
  static func confirm(
    _ question: String, doing: String, _ done: String, isForced: Bool, _ console: Console
  ) throws {
    guard !isForced else { return }
    let mayAsk = console.mayAsk
    guard mayAsk, let isYes = try console.ask(question) else {
      throw Failure(
        .usage, "needs-confirmation",
        mayAsk
          ? "\(doing) needs a yes, and there is no terminal to ask on."
          : "\(doing) needs a yes, and nothing may be asked.",
        hint: "Add -f to go ahead, or -n to see what would be \(done).")
    }
    guard isYes else {
      console.note("Nothing was \(done).")
      throw ExitCode.no
    }
  }

  /// Ends with an error where a session that was printed is not all that was saved.
  static func checkWhole(_ stored: StoredSession, _ arguments: ParsedArguments) throws {
    try checkWhole(stored.damage, try arguments.required(store))
  }

  static func checkWhole(_ damage: [StoredDamage], _ path: String) throws {
    guard let first = damage.first else { return }
    let more = damage.count - 1
    throw Failure(
      .badData, "damaged",
      "'\(path)' is damaged; what could be read was printed. \(first)",
      hint: more > 0 ? "There is more: \(Counted.of(more, "other fault", "other faults"))." : nil)
  }

  /// The first names, and how many more there are.
  private static func listed(_ ids: [SessionID]) -> String {
    let more = ids.count - Failure.greatestListLength
    return ids.prefix(Failure.greatestListLength).map(\.text).joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }
}
