/// How many cells of a terminal a text fills.
enum CellWidth {
  static func of(_ text: String) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  /// As terminals count: the cells of all scalars, but two for what is drawn as one picture.
  static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.count > 1, scalars.contains(where: joinsPictures) { return 2 }
    return scalars.reduce(0) { $0 + of($1) }
  }

  /// The text without the sign that asks for a colored picture: one terminal then draws two cells,
  /// and another goes on drawing one.
  static func steady(_ text: String) -> String {
    guard text.unicodeScalars.contains(emojiStyle) else { return text }
    return text.reduce(into: "") { steady, character in
      let scalars = character.unicodeScalars
      if scalars.contains(where: joinsPictures) {
        steady.append(character)
      } else {
        steady.unicodeScalars.append(contentsOf: scalars.filter { $0 != emojiStyle })
      }
    }
  }

  private static let emojiStyle: Unicode.Scalar = "\u{FE0F}"

  /// A joiner of pictures, or a color of skin. <https://www.unicode.org/reports/tr51/>
  private static func joinsPictures(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200D}" || scalar.properties.isEmojiModifier
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    // A soft hyphen is drawn.
    case .format: return scalar == "\u{AD}" ? 1 : 0
    default: break
    }
    // Vowels and final consonants of Hangul stand in the cells of what they follow.
    if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value) {
      return 0
    }
    // One half of a flag; the whole has two cells.
    if (0x1F1E6...0x1F1FF).contains(scalar.value) { return 1 }
    return isWide(scalar) ? 2 : 1
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
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
