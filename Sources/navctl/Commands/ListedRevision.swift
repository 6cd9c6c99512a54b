import Navigation
import Persistence

/// A revision in a list: what is kept of it, and what the user did in it.
struct ListedRevision {
  let revision: SessionHistory.Revision
  /// The session as it was; nothing where it cannot be read.
  let content: StoredSession?
  /// Whether undoing has come to it.
  let isShown: Bool
  private(set) var moves: MoveWords?

  init(_ revision: SessionHistory.Revision, content: StoredSession?, isShown: Bool) {
    self.revision = revision
    self.content = content
    self.isShown = isShown
  }

  var number: Int64 { revision.number }
  var state: SavedState? { content?.session.state }
  var isWhole: Bool { content?.damage.isEmpty ?? false }

  /// The same, with what makes it out of the revision before.
  func compared(with older: ListedRevision) -> ListedRevision {
    var compared = self
    if let state, let before = older.state { compared.moves = MoveWords(from: before, to: state) }
    return compared
  }

  var json: String {
    var row = JSONObject()
    row.add("revision", Int(number))
    row.add("savedAt", revision.savedAt?.rfc3339)
    row.add("note", revision.note?.text)
    if isShown { row.add("shown", true) }
    if !isWhole { row.add("damaged", true) }
    if let route = state?.onScreen.last { row.add("onScreen", raw: route.json) }
    if let state { row.add("depth", state.activeSection?.path.committedCount ?? 0) }
    row.add("added", revision.added)
    row.add("removed", revision.removed)
    if let moves { row.add("changes", rows: moves.words.map { JSONObject.string($0.word) }) }
    return row.text
  }

  /// The cells of a table: mark, number, time, what is on screen, what the user did, note.
  func cells(_ glyphs: Glyphs) -> [String] {
    let screen = state?.onScreenText(glyphs)
    return [
      isShown ? glyphs.selected : "", String(number), revision.savedAt?.spaced ?? "",
      screen.map { $0 + (isWhole ? "" : " (damaged)") } ?? "(damaged)", moves?.text ?? "",
      revision.note.map { "\"\(Printable.line($0.text))\"" } ?? "",
    ]
  }
}

/// What `navctl history` prints for people.
struct HistoryText {
  let id: SessionID
  let history: SessionHistory
  let listed: [ListedRevision]
  let console: Console

  /// The table.
  var rows: String { table.text }

  /// Each line of the table with its drawing below.
  var pictures: String {
    zip(table.lines, listed).reduce(into: "") { text, row in
      text += "\n\(row.0)\n"
      if let session = row.1.content?.session {
        text += Picture(session, console: console).asSaved()
      }
    }
  }

  /// The line over them.
  var head: String {
    let count = history.revisions.count
    let parts: [String?] = [
      Printable.line(id.text), Counted.of(count, "revision", "revisions"),
      history.undoneTo.map { "shown as it was at revision \($0)" },
      listed.count == count ? nil : "\(listed.count) listed",
    ]
    return parts.compactMap { $0 }.joined(separator: " \(console.glyphs.dot) ") + "\n"
  }

  private var table: TextTable {
    var table = TextTable(rightAligned: [1])
    for revision in listed { table.add(revision.cells(console.glyphs)) }
    return table
  }
}
