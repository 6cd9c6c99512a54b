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
    try StoreArguments.checkOneForm(arguments, of: [lines])
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
    try ListedSession.checkWhole(sessions, in: path)
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
    var table = TextTable(rightAligned: [1])
    table.add(["SESSION", "REVISION", "SAVED", "LAYOUT", "ON SCREEN"])
    for listed in sessions {
      guard let stored = listed.stored else {
        table.add([Printable.line(listed.id.text), "", "", "", "(damaged)"])
        continue
      }
      table.add([
        Printable.line(stored.session.id.text), String(stored.revision),
        stored.session.savedAt?.spaced ?? "", stored.session.layout?.rawValue ?? "",
        stored.session.state.onScreenText(glyphs) + (listed.isWhole ? "" : " (damaged)"),
      ])
    }
    return table.text
  }
}
