import Navigation

/// Swift code that makes a session's navigation, for fixtures and previews.
struct SwiftSource {
  /// The type that stands for the app's own.
  private static let type = "Screen"

  let session: SavedSession
  private let cases: SwiftCases

  init(of session: SavedSession) {
    self.session = session
    cases = SwiftCases(of: session)
  }

  var text: String {
    let body = body
    let isThrowing = body.contains { $0.hasPrefix("try ") }
    var names: Set<String> = []
    let name = SwiftName.unique(session.id.text, else: "session", &names)
    let state = "NavigationState<\(Self.type), \(Self.type)>"
    let word = body.isEmpty ? "let" : "var"
    let gap = settings.count > 1 ? "\n    " : ""
    let list = settings.joined(separator: settings.count > 1 ? ",\n    " : "")
    let start = "\(word) state = \(state)(\(gap)\(list))"
    let lines =
      ["import Navigation", ""] + head + [""]
      + ["func \(name)State() \(isThrowing ? "throws " : "")-> \(state) {"]
      + ([start] + body + ["return state"]).map { "  " + $0 } + ["}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private var head: [String] {
    let from = Printable.line(session.id.text)
    let said = [
      "Made from the session '\(from)'. Its cases are guessed from the names of routes and the keys",
      "of their values. Put your own type in the place of '\(Self.type)', or begin with this one:",
      "",
    ]
    return (said + cases.declaration(of: Self.type).map { "  " + $0 }).map {
      $0.isEmpty ? "//" : "// " + $0
    }
  }

  /// What the state begins with.
  private var settings: [String] {
    let state = session.state
    let (split, usual) = (state.split, SplitSettings())
    var columns: [String] = []
    if split.columns != usual.columns { columns.append("columns: .\(split.columns)") }
    if split.visibility != usual.visibility {
      columns.append("visibility: .\(split.visibility.rawValue)")
    }
    if let column = split.preferredCompactColumn {
      columns.append("preferredCompactColumn: .\(column.rawValue)")
    }
    let policy: String? =
      switch state.retention.policy {
      case .singleSlot: ".singleSlot"
      case .dictionary(let limit): limit.map { ".dictionary(limit: \($0))" }
      }
    return [
      state.sections.first.map { "startingIn: \(name($0))" },
      columns.isEmpty ? nil : "split: SplitSettings(\(columns.joined(separator: ", ")))",
      policy.map { "retention: Retention(\($0))" },
    ].compactMap { $0 }
  }

  /// What the user would do to come here, line by line.
  private var body: [String] {
    let state = session.state
    var lines: [String] = []
    if state.sections.count > state.sectionLimit {
      lines.append("state.sectionLimit = \(state.sections.count)")
    }
    for (place, section) in state.sections.enumerated() {
      if place > 0 { lines.append("state.apply(.section(\(name(section))))") }
      lines += section.path.committed.map(push)
    }
    let last = state.sections.indices.last
    switch state.active {
    case .section(let place) where place == last: break
    case .section: lines += state.activeSection.map { ["state.apply(.section(\(name($0))))"] } ?? []
    case .cleared, .neverChosen: if last != nil { lines.append("state.apply(.section(nil))") }
    }
    for modal in state.modals {
      guard let root = modal.root else { continue }
      let detent = modal.detent.map { ", detent: \(SwiftText.literal($0))" } ?? ""
      let entry = "NewEntry(\(arguments(root)))"
      lines.append(
        line("state.apply(.present(\(entry), style: .\(modal.style.rawValue)\(detent)))", root))
      lines += modal.path.entries.dropFirst().map(push)
    }
    let path = state.activeSection?.path
    let filled = path?.entries.dropFirst(path?.committedCount ?? 0) ?? []
    if !filled.isEmpty {
      let entries = filled.map { "NewEntry(\(arguments($0)))" }.joined(separator: ", ")
      let isThrowing = filled.contains { $0.checkpoint != nil || $0.answers != nil }
      lines.append((isThrowing ? "try " : "") + "state.apply(.fill([\(entries)]))")
    }
    return lines
  }

  private func push(_ entry: SavedEntry) -> String {
    line("state.apply(.push(\(arguments(entry))))", entry)
  }

  private func line(_ statement: String, _ entry: SavedEntry) -> String {
    let isThrowing = entry.checkpoint != nil || entry.answers != nil
    return (isThrowing ? "try " : "") + statement + SwiftText.comment(entry.route.title)
  }

  private func arguments(_ entry: SavedEntry) -> String {
    let parts: [String?] = [
      cases.expression(entry.route),
      entry.column == .content ? "column: .content" : nil,
      entry.checkpoint.map { "checkpoint: CheckpointName(\(SwiftText.literal($0.text)))" },
      entry.answers.map { "answers: ResultKey(\(SwiftText.literal($0.text)))" },
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  private func name(_ section: SavedSection) -> String {
    section.name.route.map { ".named(\(cases.expression($0)))" } ?? ".anonymous"
  }
}
