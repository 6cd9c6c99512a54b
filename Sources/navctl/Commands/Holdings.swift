import Navigation

/// What a session holds beside what is on screen: snapshots, parked paths, results, values.
struct Holdings {
  let session: SavedSession
  let glyphs: Glyphs
  let withValues: Bool
  private let routes: [EntryID: SavedRoute]

  init(_ session: SavedSession, glyphs: Glyphs, withValues: Bool) {
    self.session = session
    self.glyphs = glyphs
    self.withValues = withValues
    routes = Dictionary(
      session.state.entries.map { ($0.id, $0.route) }, uniquingKeysWith: { first, _ in first })
  }

  var text: String { snapshots + parked + results + values }

  private var snapshots: String {
    let policy = PolicyText.of(session.state.retention.policy)
    let rows = session.snapshots.map { snapshot in
      let version = snapshot.version == .first ? "" : " v\(snapshot.version)"
      return (
        Printable.line(snapshot.model.text) + version, owner(snapshot.entry),
        Counted.of(snapshot.payload.bytes.count, "byte", "bytes"), snapshot.payload
      )
    }
    return table("Snapshots  \(rows.count) (\(policy))", rows)
  }

  private var results: String {
    guard !session.results.isEmpty else { return "" }
    let rows = session.results.map { result in
      (
        Printable.line(result.key.text), "for " + owner(result.entry),
        Counted.of(result.payload.bytes.count, "byte", "bytes"), result.payload
      )
    }
    return table("Results  \(rows.count) waiting", rows)
  }

  private var parked: String {
    guard !session.state.parked.isEmpty else { return "" }
    let rows = session.state.parked.map { parked in
      let path = parked.path.entries.map { RouteText.of($0.route, glyphs: glyphs) }
      return "  \(RouteText.of(parked.section, glyphs: glyphs)): "
        + path.joined(separator: " \(glyphs.then) ") + "\n"
    }
    return "\nParked  \(rows.count)\n" + rows.joined()
  }

  private var values: String {
    guard !session.state.values.isEmpty else { return "" }
    let rows = session.state.values.sorted { $0.key < $1.key }.map { key, payload in
      (
        Printable.line(key.text), "", Counted.of(payload.bytes.count, "byte", "bytes"), payload
      )
    }
    return table("Values  \(rows.count)", rows)
  }

  private func owner(_ entry: EntryID) -> String {
    routes[entry].map { RouteText.of($0, glyphs: glyphs) } ?? "entry \(entry)"
  }

  private func table(_ title: String, _ rows: [(String, String, String, Payload)]) -> String {
    let first = rows.map { CellWidth.of($0.0) }.max() ?? 0
    let second = rows.map { CellWidth.of($0.1) }.max() ?? 0
    let lines = rows.map { name, owner, size, payload in
      let gap = second == 0 ? "" : "  "
      let line =
        "  \(CellWidth.padded(name, to: first))  \(CellWidth.padded(owner, to: second))\(gap)\(size)"
      guard withValues else { return line + "\n" }
      // Its own line ends are kept: the value is shown as it was written.
      return line + "\n    " + Printable.lines(payload.text) + "\n"
    }
    return "\n\(title)\n" + lines.joined()
  }
}
