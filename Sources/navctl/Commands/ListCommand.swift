import Navigation
import Persistence

/// `navctl list`
enum ListCommand: Command {
  private static let lines = OptionSpec("jsonl", help: "Print one JSON object per line.")

  static let spec = CommandSpec(
    "list", aliases: ["ls"], section: "EVERYDAY SUBCOMMANDS",
    abstract: "List the sessions in a store.",
    arguments: [StoreArguments.store], groups: [OptionGroup("LIST OPTIONS", [lines])])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws {
    let (path, store) = try StoreArguments.open(arguments, console)
    let sessions = try failing(at: path) { try store.list() }
    if arguments.flag(lines) {
      console.write(sessions.map { json($0) + "\n" }.joined())
    } else if arguments.flag(CommonOptions.json) {
      var answer = JSONObject()
      answer.add("format", "navctl-list")
      answer.add("version", 1)
      answer.add("store", path)
      answer.add("sessions", rows: sessions.map(json))
      console.write(answer.text + "\n")
    } else {
      console.write(table(sessions, console.glyphs))
    }
    let damaged = sessions.filter { !$0.isWhole }.map { "'\($0.id)'" }
    guard damaged.isEmpty else {
      let names = damaged.prefix(Failure.greatestListLength).joined(separator: ", ")
      throw Failure(
        .badData, "damaged", "\(path): \(damaged.count) of \(sessions.count) sessions are damaged.",
        hint: "See each with 'navctl show -s'. They are: \(names).")
    }
  }

  private static func json(_ listed: ListedSession) -> String {
    var row = JSONObject()
    row.add("id", listed.id.text)
    guard let stored = listed.stored else {
      row.add("damaged", true)
      return row.text
    }
    let session = stored.session
    if !listed.isWhole { row.add("damaged", true) }
    row.add("revision", Int(stored.revision))
    row.add("savedAt", session.savedAt?.rfc3339)
    row.add("layout", session.layout?.rawValue)
    if let route = session.state.onScreen.last { row.add("onScreen", raw: route.json) }
    row.add("depth", session.state.activeSection?.path.committedCount ?? 0)
    row.add("snapshots", session.snapshots.count)
    return row.text
  }

  private static func table(_ sessions: [ListedSession], _ glyphs: Glyphs) -> String {
    let heads = ["SESSION", "REVISION", "SAVED", "LAYOUT", "ON SCREEN"]
    let rows = sessions.map { listed in
      guard let stored = listed.stored else {
        return [Printable.line(listed.id.text), "", "", "", "(damaged)"]
      }
      let screens = stored.session.state.onScreen.reversed().map {
        RouteText.of($0, glyphs: glyphs)
      }
      return [
        Printable.line(stored.session.id.text), String(stored.revision),
        stored.session.savedAt?.spaced ?? "", stored.session.layout?.rawValue ?? "",
        (screens.isEmpty ? "(nothing)" : screens.joined(separator: " over "))
          + (listed.isWhole ? "" : " (damaged)"),
      ]
    }
    let all = [heads] + rows
    let widths = heads.indices.map { column in all.map { CellWidth.of($0[column]) }.max() ?? 0 }
    return all.map { row in
      let cells = row.enumerated().map { column, cell in
        switch column {
        case 1: String(repeating: " ", count: widths[column] - CellWidth.of(cell)) + cell
        case row.count - 1: cell
        default: CellWidth.padded(cell, to: widths[column])
        }
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}

extension SavedState {
  /// What is on screen, from the bottom up: the deepest screen, and the modals over it.
  fileprivate var onScreen: [SavedRoute] {
    let section = activeSection
    let screen = section?.path.committed.last?.route ?? section?.name.route
    return [screen].compactMap { $0 } + modals.compactMap { $0.path.entries.last?.route }
  }
}

extension ListedSession {
  /// The session, if it can be read.
  fileprivate var stored: StoredSession? { try? content.get() }

  /// Whether it can be read, and all of it is as it was saved.
  fileprivate var isWhole: Bool { stored?.damage.isEmpty ?? false }
}
