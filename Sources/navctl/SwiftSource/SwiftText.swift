/// Text inside Swift code: whatever it holds, it stays where it was put.
enum SwiftText {
  /// A string literal.
  static func literal(_ text: String) -> String {
    // By scalars: a quote with a mark on it is another character, and still ends a literal.
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { escaped.append("\\") }
      escaped.append(scalar)
    }
    return "\"" + Printable.line(String(escaped)) + "\""
  }

  /// What stands behind code on a line; nothing where there is no text.
  static func comment(_ text: String?) -> String {
    guard let text, !text.isEmpty else { return "" }
    return "  // " + CellWidth.cut(Printable.line(text), to: 60, ellipsis: "…")
  }
}
