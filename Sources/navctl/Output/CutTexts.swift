/// Texts out of a store on lines of their own: they may be as long as a book.
enum CutTexts {
  /// How many cells of one are shown at most.
  static let greatestWidth = 160
  /// How many characters before the first that differs are shown with it.
  private static let lead = 20

  /// The text on one line, cut where it is too long.
  static func line(_ text: String, _ glyphs: Glyphs) -> String {
    CellWidth.cut(Printable.line(text), to: greatestWidth, ellipsis: glyphs.ellipsis)
  }

  /// Two texts of which one replaced the other, each on one line: where they begin to differ is in
  /// sight.
  static func lines(_ old: String, _ new: String, _ glyphs: Glyphs) -> (old: String, new: String) {
    let (before, after) = (line(old, glyphs), line(new, glyphs))
    guard before == after, old != new else { return (before, after) }
    let alike = zip(old, new).prefix { $0 == $1 }.count
    let skipped = max(0, alike - lead)
    let rest = [old, new].map { glyphs.ellipsis + $0.dropFirst(skipped) }
    return (line(rest[0], glyphs), line(rest[1], glyphs))
  }
}
