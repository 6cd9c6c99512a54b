import Navigation

/// How much of a session a restore shows.
struct Tally {
  private let shown: SavedSession
  private let session: SavedSession
  private let check: RouteCheck?

  init(_ shown: SavedSession, of session: SavedSession, _ check: RouteCheck?) {
    self.shown = shown
    self.session = session
    self.check = check
  }

  var text: String {
    let entries = Set(shown.state.entries.map(\.id))
    let counts = [
      Self.part(
        shown.state.compact().depth, of: session.state.compact().depth, "screen", "screens"),
      Self.part(shown.state.modals.count, of: session.state.modals.count, "modal", "modals"),
      Self.part(
        // A snapshot may be of an entry that is not there at all; only a check hides one.
        check == nil
          ? session.snapshots.count : session.snapshots.count { entries.contains($0.entry) },
        of: session.snapshots.count, "snapshot", "snapshots"),
    ]
    let isWhole = check.map { $0.shown == session.state } ?? true
    let verdict = check?.verdict ?? "Routes not checked: only the app knows them."
    return "Restored\(isWhole ? "" : " in part"): \(counts.joined(separator: ", ")). \(verdict)\n"
      + (check?.lines ?? "")
  }

  private static func part(_ count: Int, of all: Int, _ one: String, _ many: String) -> String {
    count == all ? Counted.of(all, one, many) : "\(count) of \(Counted.of(all, one, many))"
  }
}
