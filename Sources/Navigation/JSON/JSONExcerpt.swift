/// Two lines of a text, cut to a width, with a caret under one place.
struct JSONExcerpt {
  /// How many characters of a line are shown.
  private static let width = 70
  /// A character of more bytes than any emoji has is a heap of marks, not for a terminal.
  private static let longest = 64

  /// The line before the position's own; nil above the first.
  let before: String?
  let line: String
  let position: JSONPosition

  /// The excerpt with the line numbers in front; the caret's line comes last, without an end.
  var text: String {
    let start = firstColumn
    let margin = max(5, String(position.line).count)
    var rows: [String] = []
    if let before {
      let shown = String(Self.cut(before, from: start))
      rows.append(Self.row(String(position.line - 1), shown, margin))
    }
    let shown = Self.cut(line, from: start)
    rows.append(Self.row(String(position.line), String(shown), margin))
    let caret = min(max(position.column, 1), line.count + 1) - 1 - start
    let indent = shown.prefix(caret).reduce(0) { $0 + Self.columns(of: $1) }
    rows.append(Self.row("", String(repeating: " ", count: indent) + "^", margin))
    return rows.joined(separator: "\n")
  }

  /// How many characters are cut off in front, so that the position stands in what is left.
  private var firstColumn: Int {
    let count = line.count
    let column = min(max(position.column, 1), count + 1)
    return count <= Self.width ? 0 : max(0, min(column - 1 - Self.width / 2, count - Self.width))
  }

  private static func row(_ number: String, _ text: String, _ margin: Int) -> String {
    let padding = String(repeating: " ", count: margin - number.count)
    return padding + number + (text.isEmpty ? " |" : " | " + text)
  }

  private static func cut(_ line: String, from start: Int) -> [Character] {
    let rest = line.dropFirst(start)
    var shown = rest.prefix(width).map(visible)
    if start > 0 { shown.replaceSubrange(shown.prefix(1).indices, with: ["…"]) }
    if rest.count > width { shown.replaceSubrange(shown.suffix(1).indices, with: ["…"]) }
    return shown
  }

  /// The character itself, or one in its place that cannot move the cursor or hide text.
  static func visible(_ character: Character) -> Character {
    if character.utf8.count > longest { return "\u{FFFD}" }
    for scalar in character.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control:
        if scalar == "\t" { return " " }
        let picture = scalar.value == 0x7F ? 0x2421 : 0x2400 + scalar.value
        return Character(scalar.value < 0x80 ? Unicode.Scalar(picture) ?? "\u{FFFD}" : "\u{FFFD}")
      case .format:
        // The joiners and tags inside emoji, and the joiners of some scripts.
        let isJoining = scalar == "\u{200C}" || scalar == "\u{200D}"
        if !isJoining, !(0xE0020...0xE007F).contains(scalar.value) { return "\u{FFFD}" }
      case .lineSeparator, .paragraphSeparator:
        return "\u{FFFD}"
      default:
        continue
      }
    }
    return character
  }

  /// How many columns a terminal gives a character: two for East Asian letters and for emoji.
  private static func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default:
      return character.unicodeScalars.contains("\u{FE0F}") ? 2 : 1
    }
  }
}
