import Navigation

extension RouteCheck {
  /// What was found, as the end of the summary's line.
  var verdict: String {
    let checked = Counted.of(count, "route", "routes") + " checked"
    let unread = report.lines.count(where: \.isUnread)
    guard unread > 0 else { return "\(checked): names and versions are known." }
    let tail = action == .keep ? ", but shown" : ""
    return "\(checked): \(unread) not known\(tail)."
  }

  /// A line for each kind of thing that would not come back as it was.
  var lines: String {
    var groups: [RestoreReport.Line.Kind: Int] = [:]
    var order: [(line: RestoreReport.Line, count: Int)] = []
    for line in report.lines {
      if let place = groups[line.kind] {
        order[place].count += 1
      } else {
        groups[line.kind] = order.count
        order.append((line, 1))
      }
    }
    return order.map { "  " + Printable.line(text($0.line, $0.count)) + "\n" }.joined()
      + report.repairs.map { "  mended     \(Printable.line("\($0)"))\n" }.joined()
  }

  private func text(_ line: RestoreReport.Line, _ count: Int) -> String {
    let place = line.entry.map { "entry \($0)" } ?? "section"
    let subject = "\(line.name) (\(place)\(count > 1 ? ", and \(count - 1) more" : ""))"
    switch line.fate {
    case .updated(let name, let version):
      let changes = [
        name.flatMap { manifest.listed($0, line)?.name }.map { "is named '\($0)' now" },
        version.map { "was in version \($0)" },
      ]
      return "updated    \(subject): it " + changes.compactMap { $0 }.joined(separator: " and ")
    case .unread(let reason):
      let question = NearMiss.question(offering: line.near(in: manifest)).map { ". \($0)" }
      return "unknown    \(subject): \(reason.text)\(question ?? "")"
    case .aboveUnread:
      let entries = Counted.of(count, "entry, which stands", "entries, which stand")
      return "hidden     \(entries) above an unknown one or belong\(count == 1 ? "s" : "") to it"
    }
  }
}

extension Failure {
  /// A restore was refused for routes that the app would not know.
  init(_ report: RestoreReport, of id: SessionID, _ named: NamedManifest) {
    let first = report.lines.first(where: \.isUnread)
    let near = first?.near(in: named.manifest) ?? []
    let reason = first.map { ": \($0.sentence)" } ?? "."
    let hints = [
      NearMiss.question(offering: near), "'--unknown truncate' shows what the app would.",
    ]
    self.init(
      .badData, "unknown-route",
      "\(id) cannot be restored whole with the routes of \(named.path)\(reason)",
      hint: hints.compactMap { $0 }.joined(separator: " "), near: near)
  }
}

extension UnreadableReason {
  /// What a manifest tells of a route.
  fileprivate var text: String {
    switch self {
    case .unknownName: "it is not listed"
    case .newer(let found, let known): "it is in version \(found), and \(known) is listed"
    default: "\(self)"
    }
  }
}

extension RouteManifest {
  /// What a line's route is listed as.
  fileprivate func listed(_ name: RouteName, _ line: RestoreReport.Line) -> ListedRoute? {
    line.entry == nil ? sections?[name] : routes[name]
  }
}

extension RestoreReport.Line {
  /// What is told in one line: a name and what became of it, or all that stands above.
  fileprivate struct Kind: Hashable {
    let name: RouteName?
    let isSection: Bool
    let fate: RestoreReport.Fate
  }

  fileprivate var kind: Kind {
    fate == .aboveUnread
      ? Kind(name: nil, isSection: false, fate: fate)
      : Kind(name: name, isSection: entry == nil, fate: fate)
  }

  /// Whether it could not be read for its own sake.
  fileprivate var isUnread: Bool {
    if case .unread = fate { true } else { false }
  }

  /// What is wrong with it.
  fileprivate var sentence: String {
    let subject = entry.map { "entry \($0)" } ?? "section"
    guard case .unread(let reason) = fate else { return "\(subject) '\(name)'." }
    return "\(subject) '\(name)': \(reason.text)."
  }

  fileprivate func near(in manifest: RouteManifest) -> [String] {
    guard fate == .unread(.unknownName) else { return [] }
    return (entry == nil ? manifest.sections : manifest.routes)?.near(name) ?? []
  }
}
