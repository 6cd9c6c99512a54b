/// Text that is safe to print: a title or a name in a store may hold anything.
enum Printable {
  /// The text on one line: what would move the cursor, change colors or reorder the line is
  /// shown as an escape.
  static func line(_ text: String) -> String { escaped(text, keeping: []) }

  /// The text with its own line ends kept.
  static func lines(_ text: String) -> String { escaped(text, keeping: ["\n"]) }

  private static func escaped(_ text: String, keeping kept: Set<Unicode.Scalar>) -> String {
    guard text.unicodeScalars.contains(where: { isUnsafe($0) && !kept.contains($0) }) else {
      return text
    }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isUnsafe(scalar), !kept.contains(scalar) {
        let escape = "\\u{" + String(scalar.value, radix: 16) + "}"
        safe.append(contentsOf: escape.unicodeScalars)
      } else {
        safe.append(scalar)
      }
    }
    return String(safe)
  }

  /// Whether a terminal would do something else with it than show it.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    // Bidirectional overrides and isolates: https://www.unicode.org/reports/tr9/
    case .format:
      (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    default: false
    }
  }
}
