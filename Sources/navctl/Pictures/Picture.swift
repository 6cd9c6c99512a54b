import Navigation

/// Draws a session as a layout shows it.
struct Picture {
  let session: SavedSession
  let console: Console
  private let withSnapshot: Set<EntryID>
  /// What the app could not read, as far as that is known.
  private let opaque: Set<EntryID>

  init(_ session: SavedSession, console: Console, opaque: Set<EntryID> = []) {
    self.session = session
    self.console = console
    self.opaque = opaque
    withSnapshot = Set(session.snapshots.map(\.entry))
  }

  var glyphs: Glyphs { console.glyphs }

  /// The widest a picture gets.
  static let greatestWidth = 100
  /// Below this, columns are drawn one under the other.
  static let leastSplitWidth = 72

  var width: Int { max(24, min(console.width, Self.greatestWidth)) }

  /// An entry's lines: its route with its marks, and its title.
  func lines(
    _ entry: SavedEntry, mark: String, indent: Int = 0, isStrong: Bool = false
  ) -> [PictureLine] {
    let margin = String(repeating: " ", count: indent)
    let text = margin + mark + " " + RouteText.of(entry.route, glyphs: glyphs)
    var marks = ""
    if withSnapshot.contains(entry.id) { marks += "  " + glyphs.snapshot }
    if entry.isProvisional { marks += "  " + glyphs.provisional }
    // A damaged row has a name that no app gives.
    if opaque.contains(entry.id) || entry.route.name.isReserved { marks += "  " + glyphs.opaque }
    var lines = [PictureLine(text: text, marks: marks, isStrong: isStrong)]
    if let title = entry.route.title {
      let space = String(repeating: " ", count: CellWidth.of(mark) + 3)
      lines.append(PictureLine(text: margin + space + Printable.line(title)))
    }
    return lines
  }

  /// The session in the layout it was saved in; in the regular one, where that was not told.
  func asSaved() -> String { session.layout == .compact ? compact() : regular() }

  /// A stack from its top down: the top is marked, and what is on it as well.
  func stack(_ entries: [SavedEntry], below: [String] = []) -> [PictureLine] {
    let rows = entries.reversed().enumerated().flatMap { index, entry in
      lines(entry, mark: index == 0 ? glyphs.top : " ", isStrong: index == 0)
    }
    return rows + below.map { PictureLine(text: (rows.isEmpty ? glyphs.top : " ") + " " + $0) }
  }

  /// The layers over everything, the topmost first, each in a box of its own.
  func modals(width: Int) -> String {
    session.state.modals.reversed().map { modal in
      let title = [modal.style.rawValue] + [modal.detent.map(Printable.line)].compactMap { $0 }
      let box = BoxRow.Box(
        title: title.joined(separator: " \(glyphs.dot) "), width: width - 2,
        lines: stack(modal.path.entries))
      return BoxRow(boxes: [box]).drawn(console)
    }.joined()
  }
}
