import Navigation
import Persistence

/// `navctl routes`
enum RoutesCommand: Command {
  private static let routes = OptionSpec(
    "routes", value: "file",
    help: "Check route types against this manifest; exit 1 if it lacks one.")
  private static let makeManifest = OptionSpec(
    "make-manifest", help: "Print a manifest listing what was found.")
  private static let lines = OptionSpec("jsonl", help: "Print one JSON object per line.")

  static let spec = CommandSpec(
    "routes", section: "INSPECTION SUBCOMMANDS",
    abstract: "List the route types that the newest states hold.",
    examples: [
      "navctl routes app.navstore",
      "navctl routes app.navstore --make-manifest > app.routes.json",
      "navctl routes bug-4112.sqlite --routes app.routes.json",
    ],
    arguments: [StoreArguments.store],
    groups: [OptionGroup("ROUTES OPTIONS", [routes, makeManifest, lines])])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws {
    try StoreArguments.checkOneForm(arguments, of: [lines])
    guard !arguments.flag(makeManifest) else { return try make(arguments, console) }
    let named = try NamedManifest(arguments, routes)
    let (path, store) = try StoreArguments.open(arguments, console)
    let sessions = try failing(at: path) { try store.list() }
    let rows = RouteUse.all(in: sessions.compactMap { $0.stored?.session }).map { use in
      RouteRow(use: use, standing: named.map { RouteStanding(of: use, in: $0.manifest) })
    }
    if arguments.flag(lines) {
      console.write(rows.map { $0.json + "\n" }.joined())
    } else if arguments.flag(CommonOptions.json) {
      var answer = JSONObject()
      answer.add("format", "navctl-routes")
      answer.add("version", 1)
      answer.add("store", path)
      answer.add("manifest", named?.path)
      answer.add("routes", rows: rows.map(\.json))
      console.write(answer.text + "\n")
    } else {
      console.write(RouteRow.table(rows, isChecked: named != nil))
    }
    try ListedSession.checkWhole(sessions, in: path)
    if rows.contains(where: { $0.standing?.isRefused ?? false }) { throw ExitCode.no }
  }

  /// Prints what was found as a manifest, each route in the newest version that it has.
  private static func make(_ arguments: ParsedArguments, _ console: Console) throws {
    // The variable is for all commands; only the option would be a contradiction.
    guard arguments.values(routes).isEmpty, !arguments.flag(lines) else {
      throw ArgumentError.refused(
        "'--make-manifest' prints a manifest of its own: leave out '--routes' and '--jsonl'.")
    }
    let (path, store) = try StoreArguments.open(arguments, console)
    let sessions = try failing(at: path) { try store.list() }
    let found = sessions.compactMap { $0.stored?.session }
    let uses = RouteUse.all(in: found)
    func list(_ isSection: Bool) throws -> RouteList {
      try RouteList(
        uses.filter { $0.isSection == isSection }.map { ListedRoute($0.name, version: $0.newest) })
    }
    let latest = found.filter { $0.origin.app != nil }
      .max { ($0.savedAt?.milliseconds ?? .min) < ($1.savedAt?.milliseconds ?? .min) }
    let sections = try list(true)
    let manifest = RouteManifest(
      app: latest?.origin.app, appVersion: latest?.origin.appVersion,
      sections: sections.routes.isEmpty ? nil : sections, routes: try list(false))
    console.write(manifest.document())
    try ListedSession.checkWhole(sessions, in: path)
  }
}

/// A line of what `navctl routes` prints.
struct RouteRow {
  let use: RouteUse
  /// None where there is no manifest.
  let standing: RouteStanding?

  var json: String {
    var row = JSONObject()
    row.add("type", use.name.text)
    row.add("uses", use.count)
    row.add("versions", rows: use.versions.map(\.description))
    row.add("where", rows: use.whereFound.map(JSONObject.string))
    guard let standing else { return row.text }
    row.add("status", standing.word)
    row.add("near", rows: standing.near.map(JSONObject.string))
    return row.text
  }

  static func table(_ rows: [RouteRow], isChecked: Bool) -> String {
    var table = TextTable(rightAligned: [1])
    table.add(["TYPE", "USES", "VERSIONS", "WHERE"] + (isChecked ? ["MANIFEST"] : []))
    for row in rows {
      let use = row.use
      table.add(
        [
          Printable.line(use.name.text), String(use.count),
          use.versions.map(\.description).joined(separator: ", "),
          use.whereFound.joined(separator: ", "),
        ] + (row.standing.map { [$0.text(for: use.name)] } ?? []))
    }
    return table.text
  }
}
