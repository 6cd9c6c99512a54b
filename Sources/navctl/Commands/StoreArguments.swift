import Navigation
import Persistence

/// What the commands that name a store have in common.
enum StoreArguments {
  static let store = ArgumentSpec("store", help: "The navigation-state store.")
  static let session = OptionSpec(
    "session", short: "s", value: "id",
    help: "The session to read (default: the only one, or 'main').")

  static func sessionID(_ option: OptionSpec, _ arguments: ParsedArguments) throws -> SessionID? {
    guard let text = arguments.value(option) else { return nil }
    do { return try SessionID(text) } catch {
      throw ArgumentError.refused("'--session': \(error)")
    }
  }

  /// Opens a store to read it.
  static func open(
    _ arguments: ParsedArguments, _ console: Console
  ) throws -> (path: String, store: SessionStore) {
    let path = try arguments.required(store)
    let opened = try failing(at: path) { try SessionStore(at: path, for: .reading) }
    if opened.isCopyWithoutLog {
      console.note("\(path)-wal is not beside the database; the newest saves may be missing.")
    }
    return (path, opened)
  }

  /// The session that was asked for: by its name, or the only one, or `main`.
  static func load(_ arguments: ParsedArguments, _ console: Console) throws -> StoredSession {
    let asked = try sessionID(session, arguments)
    let (path, store) = try open(arguments, console)
    return try failing(at: path) {
      if let found = try store.load(asked ?? .main) { return found }
      let ids = try store.names()
      if asked == nil, ids.count == 1, let only = ids.first, let found = try store.load(only) {
        return found
      }
      let names = ids.map(\.text)
      guard let asked else {
        throw Failure(
          .notFound, "session-not-found",
          "\(path) has \(names.count) sessions, and none is 'main'.",
          hint: names.isEmpty ? nil : "Choose one with -s: \(listed(names)).", near: [])
      }
      let near = NearMiss.candidates(for: asked.text, in: names)
      let hints = [
        NearMiss.question(offering: near),
        names.isEmpty ? "It has none." : "The sessions are: \(listed(names)).",
      ]
      throw Failure(
        .notFound, "session-not-found", "No session '\(asked)' in \(path).",
        hint: hints.compactMap { $0 }.joined(separator: " "), near: near)
    }
  }

  /// Ends with an error where a session that was printed is not all that was saved.
  static func checkWhole(_ stored: StoredSession, _ arguments: ParsedArguments) throws {
    guard let first = stored.damage.first else { return }
    let more = stored.damage.count - 1
    throw Failure(
      .badData, "damaged",
      "'\(try arguments.required(store))' is damaged; what could be read was printed. \(first)",
      hint: more > 0 ? "There is more: \(Counted.of(more, "other fault", "other faults"))." : nil)
  }

  /// The first names, and how many more there are.
  private static func listed(_ names: [String]) -> String {
    let more = names.count - Failure.greatestListLength
    return names.prefix(Failure.greatestListLength).joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }
}
