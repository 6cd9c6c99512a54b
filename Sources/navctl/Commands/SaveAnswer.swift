import Navigation
import Persistence

/// What `navctl save` prints.
struct SaveAnswer {
  let path: String
  let report: SaveReport
  let saved: SavedSession
  let isCreated: Bool
  let isDryRun: Bool

  var json: String {
    var kept = JSONObject()
    kept.add("path", saved.state.activeSection?.path.entries.count ?? 0)
    kept.add("modals", saved.state.modals.count)
    kept.add("parked", saved.state.parked.count)
    kept.add("snapshots", saved.snapshots.count)
    kept.add("results", saved.results.count)
    var answer = JSONObject()
    answer.add("format", "navctl-save")
    answer.add("version", 1)
    answer.add("store", path)
    answer.add("created", isCreated && !isDryRun)
    answer.add("dryRun", isDryRun)
    answer.add("session", report.session.text)
    answer.add("revision", Int(report.revision))
    answer.add("previous", report.previous.map(Int.init))
    answer.add("changed", report.isChanged)
    answer.add("kept", raw: kept.text)
    answer.add("letGo", rows: report.letGo.map(\.json))
    return answer.text + "\n"
  }

  func text(_ console: Console) -> String {
    let glyphs = console.glyphs
    var text = Printable.line(headline) + "\n"
    guard !console.isQuiet else { return text }
    if report.isChanged { text += Summary(saved, glyphs: glyphs).text }
    for letGo in report.letGo { text += "  let go     \(LetGoText.of(letGo, glyphs: glyphs))\n" }
    if !isDryRun { text += SeeIt.line(path, report.session) }
    return text
  }

  private var headline: String {
    let (session, revision) = (report.session, report.revision)
    guard report.isChanged else {
      return "Nothing to save: \(session) already is revision \(revision)."
    }
    switch (isDryRun, isCreated) {
    case (true, true): return "Would create \(path) and save \(session) as revision 1."
    case (false, true): return "Created \(path) and saved \(session) as revision \(revision)."
    default: break
    }
    if report.previous == revision {
      let verb = isDryRun ? "Would save" : "Saved"
      return "\(verb) \(session) in \(path). Nobody moved, so it still is revision \(revision)."
    }
    return isDryRun
      ? "Would save \(session) as revision \(revision) in \(path)."
      : "Saved \(session) as revision \(revision) in \(path)."
  }
}

/// A few lines on what a session holds.
struct Summary {
  private let session: SavedSession
  private let glyphs: Glyphs

  init(_ session: SavedSession, glyphs: Glyphs) {
    self.session = session
    self.glyphs = glyphs
  }

  var text: String {
    let state = session.state
    var rows: [(String, String)] = []
    switch state.active {
    case .neverChosen: rows.append(("section", "none was chosen"))
    case .cleared: rows.append(("section", "none is on screen"))
    case .section: rows.append(("section", RouteText.of(state.activeSection?.name, glyphs: glyphs)))
    }
    let path = state.activeSection?.path.entries ?? []
    if !path.isEmpty {
      rows.append(("path", text(of: path.map(\.route))))
    }
    if state.sections.count > 1 { rows.append(("sections", "\(state.sections.count)")) }
    rows.append(("columns", "\(state.split.columns.rawValue), \(state.split.visibility.rawValue)"))
    if !state.modals.isEmpty {
      let routes = state.modals.compactMap(\.root).map { RouteText.of($0.route, glyphs: glyphs) }
      rows.append(("modals", routes.joined(separator: ", ")))
    }
    if !state.parked.isEmpty { rows.append(("parked", "\(state.parked.count)")) }
    if !session.snapshots.isEmpty { rows.append(("snapshots", "\(session.snapshots.count) kept")) }
    if !session.results.isEmpty { rows.append(("results", "\(session.results.count) waiting")) }
    return rows.map { "  \(CellWidth.padded($0.0, to: 11))\($0.1)\n" }.joined()
  }

  /// The routes of a path; of a long one the root and the screens on top.
  private func text(of path: [SavedRoute]) -> String {
    let hidden = path.count > 6 ? path.count - 4 : 0
    var texts = (path.prefix(1) + path.dropFirst(1 + hidden)).map {
      RouteText.of($0, glyphs: glyphs)
    }
    if hidden > 0 { texts.insert("\(glyphs.ellipsis) \(hidden) more \(glyphs.ellipsis)", at: 1) }
    return texts.joined(separator: " \(glyphs.then) ")
  }
}
