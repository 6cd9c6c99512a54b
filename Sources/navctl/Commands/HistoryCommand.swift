import Navigation
import Persistence

/// `navctl history`
enum HistoryCommand: Command {
  private static let limit = OptionSpec(
    "limit", value: "count", default: "20", help: "Show at most this many.")
  private static let since = OptionSpec(
    "since", value: "time", help: "Show revisions saved at or after this time.")
  private static let route = OptionSpec(
    "route", value: "type", help: "Show revisions that hold a route of this type.")
  private static let pictures = OptionSpec("pictures", help: "Draw each state.")
  private static let follow = OptionSpec(
    "follow", help: "Keep running; print each new revision.")
  private static let lines = OptionSpec("jsonl", help: "Print one JSON object per line.")

  static let spec = CommandSpec(
    "history", aliases: ["log"], section: "INSPECTION SUBCOMMANDS",
    abstract: "List a session's revisions, newest first.",
    examples: [
      "navctl history app.navstore --limit 5",
      "navctl history app.navstore --route waypoint --pictures",
      "navctl show app.navstore --at 3",
    ],
    arguments: [StoreArguments.store],
    groups: [
      OptionGroup(
        "HISTORY OPTIONS", [StoreArguments.session, limit, since, route, pictures, follow, lines])
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws {
    try StoreArguments.checkOneForm(arguments, of: [lines, pictures])
    let filter = RevisionFilter(
      limit: try arguments.value(limit) { text in Int(text).flatMap { $0 > 0 ? $0 : nil } } ?? 20,
      since: try arguments.value(since) { Timestamp(typed: $0) },
      route: arguments.value(route))
    if arguments.flag(follow), console.isJSON {
      throw ArgumentError.refused(
        "'--follow' never ends, and one JSON document would: use '--jsonl'.")
    }
    let asked = try StoreArguments.sessionID(StoreArguments.session, arguments)
    let (path, store) = try StoreArguments.open(arguments, console)
    let (id, history) = try StoreArguments.find(asked, in: store, path) { id in
      try store.history(of: id).map { (id, $0) }
    }
    let listed = try failing(at: path) { try filter.revisions(of: id, in: history, store) }
    if listed.isEmpty, let asked = filter.route {
      let names = try failing(at: path) {
        try RevisionFilter.routeNames(of: id, in: history, store)
      }
      if !names.contains(asked) { tellMissing(asked, of: names, console) }
    }
    func text(of listed: [ListedRevision]) -> String {
      let text = HistoryText(id: id, history: history, listed: listed, console: console)
      return arguments.flag(pictures) ? text.pictures : text.rows
    }
    if arguments.flag(follow) {
      let areLines = arguments.flag(lines)
      let tell = { (listed: [ListedRevision]) in
        console.write(areLines ? listed.map { $0.json + "\n" }.joined() : text(of: listed))
      }
      tell(listed.reversed())
      console.note("Watching \(path); Ctrl-C ends it.")
      try HistoryFollow(path: path, id: id, filter: filter)
        .run(after: history.revisions.last?.number ?? 0) { tell([$0]) }
    }
    if arguments.flag(lines) {
      console.write(listed.map { $0.json + "\n" }.joined())
    } else if arguments.flag(CommonOptions.json) {
      console.write(json(path, id, history, listed) + "\n")
    } else {
      let head = HistoryText(id: id, history: history, listed: listed, console: console).head
      console.write(head + text(of: listed))
    }
    let damaged = listed.filter { !$0.isWhole }
    guard damaged.isEmpty else {
      let numbers = damaged.prefix(Failure.greatestListLength).map { String($0.number) }
      throw Failure(
        .badData, "damaged", "\(path): \(damaged.count) of \(listed.count) revisions are damaged.",
        hint: "See each with 'navctl show --at'. They are: \(numbers.joined(separator: ", ")).")
    }
  }

  private static func tellMissing(_ route: String, of names: [String], _ console: Console) {
    let question = NearMiss.question(offering: NearMiss.candidates(for: route, in: names))
    let sentences = ["No kept revision holds a route '\(route)'.", question]
    console.note(sentences.compactMap { $0 }.joined(separator: " "))
  }

  private static func json(
    _ path: String, _ id: SessionID, _ history: SessionHistory, _ listed: [ListedRevision]
  ) -> String {
    var answer = JSONObject()
    answer.add("format", "navctl-history")
    answer.add("version", 1)
    answer.add("store", path)
    answer.add("session", id.text)
    answer.add("newest", history.revisions.last.map { Int($0.number) })
    answer.add("oldestKept", history.revisions.first.map { Int($0.number) })
    answer.add("undoneTo", history.undoneTo.map(Int.init))
    answer.add("revisions", rows: listed.map(\.json))
    return answer.text
  }
}
