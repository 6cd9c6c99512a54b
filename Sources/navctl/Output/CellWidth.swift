/// How many cells of a terminal a text fills.
enum CellWidth {
  static func of(_ text: String) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide(first) ? 2 : 1
    }
  }

  /// The text cut to a width, with a sign where something was cut off.
  static func cut(_ text: String, to width: Int, ellipsis: String) -> String {
    guard of(text) > width else { return text }
    let room = width - of(ellipsis)
    guard room > 0 else { return String(ellipsis.prefix(max(0, width))) }
    var kept = ""
    var used = 0
    for character in text {
      let next = of(character)
      guard used + next <= room else { break }
      kept.append(character)
      used += next
    }
    return kept + ellipsis
  }

  /// The text with spaces after it, up to a width.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - of(text)))
  }

  /// East Asian wide and fullwidth characters, and pictures drawn two cells wide.
  /// <https://www.unicode.org/reports/tr11/>
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23EC, 0x2E80...0x303E, 0x3041...0x33FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x1F1E6...0x1F1FF,
      0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
