import Navigation

/// Two states, and what differs between them.
struct DiffAnswer {
  /// One of the two.
  struct Side {
    let path: String
    let revision: Int64
    let session: SavedSession
  }

  let old: Side
  let new: Side
  let changes: [PartChange]

  init(from old: Side, to new: Side, withValues: Bool, glyphs: Glyphs) {
    self.old = old
    self.new = new
    let parts = [old, new].map {
      StateParts($0.session, withValues: withValues, glyphs: glyphs).all
    }
    changes = PartChange.all(from: parts[0], to: parts[1])
  }

  var isEqual: Bool { changes.allSatisfy { $0.json == nil } }

  var json: String {
    var answer = JSONObject()
    answer.add("format", "navctl-diff")
    answer.add("version", 1)
    answer.add("store", old.path)
    if new.path != old.path { answer.add("with", new.path) }
    answer.add("session", old.session.id.text)
    answer.add("equal", isEqual)
    answer.add("old", Int(old.revision))
    answer.add("new", Int(new.revision))
    answer.add("changes", rows: changes.compactMap(\.json))
    return answer.text + "\n"
  }

  func text(_ console: Console) -> String {
    let head = head(console.glyphs)
    guard !isEqual else { return head + "Nothing differs.\n" }
    return head
      + table(console.glyphs).lines.map { line in
        guard console.isColored, let mark = line.first, mark != " " else { return line + "\n" }
        return (mark == "+" ? Style.added : .removed).applied(to: line) + "\n"
      }.joined()
  }

  private func head(_ glyphs: Glyphs) -> String {
    let span = [old, new].compactMap(\.session.savedAt)
    let parts: [String?] = [
      old.session.id.text,
      old.path == new.path
        ? "revision \(old.revision) to \(new.revision)"
        : "revision \(old.revision) to revision \(new.revision) of \(new.path)",
      span.count == 2 && span[0] != span[1] ? "\(TimeSpan.between(span[0], span[1])) apart" : nil,
    ]
    return parts.compactMap { $0 }.map(Printable.line).joined(separator: " \(glyphs.dot) ") + "\n"
  }

  /// What changed, with the section and the entry below a change to find one's way.
  private func table(_ glyphs: Glyphs) -> TextTable {
    var table = TextTable()
    func add(_ mark: String, _ part: StatePart, line: String? = nil) {
      table.add([
        "\(mark) \(Printable.line(part.label))", line ?? CutTexts.line(part.text, glyphs),
      ])
    }
    var below: StatePart?
    for change in changes {
      if case .unchanged(let part) = change {
        if part.key == "section" { add(" ", part) }
        below = part.label.hasPrefix("path[") ? part : nil
        continue
      }
      if let part = below { add(" ", part) }
      below = nil
      switch change {
      case .added(let new): add("+", new)
      case .removed(let old): add("-", old)
      case .replaced(let old, let new):
        // A picture of a route leaves out what is nested in it, which may be all that differs.
        let isAlike = old.text == new.text
        let lines = CutTexts.lines(
          isAlike ? old.json : old.text, isAlike ? new.json : new.text, glyphs)
        add("-", old, line: lines.old)
        add("+", new, line: lines.new)
      case .unchanged: break
      }
    }
    return table
  }
}
