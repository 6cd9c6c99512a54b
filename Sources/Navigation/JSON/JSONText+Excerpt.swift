extension JSONText {
  /// The line at a position and the line before it, with a caret under the column.
  ///
  /// Long lines are cut to 70 characters around the position, and characters that a terminal
  /// would act on are shown as others. The bytes may be anything; the excerpt is empty if the
  /// text has no such line.
  public static func excerpt(of bytes: [UInt8], at position: JSONPosition) -> String {
    var before: Range<Int>?
    var number = 0
    for range in JSONLines(bytes) {
      number += 1
      if number == position.line {
        return JSONExcerpt(
          before: before.map { String(decoding: bytes[$0], as: UTF8.self) },
          line: String(decoding: bytes[range], as: UTF8.self), position: position
        ).text
      }
      before = range
    }
    return ""
  }
}
