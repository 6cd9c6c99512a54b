/// A paragraph broken into lines between its words.
struct WrappedText {
  private(set) var lines: [String] = []

  /// Breaks `text` where a line would be wider than `width`. A word wider than that has a line of
  /// its own and is left whole.
  ///
  /// As in swift-argument-parser, the space after a word must fit as well, so that only the last
  /// line of a paragraph can be exactly `width` wide.
  init(_ text: String, width: Int) {
    let words = text.split(separator: " ")
    var line = ""
    for (index, word) in words.enumerated() {
      let space = index == words.count - 1 ? 0 : 1
      if !line.isEmpty, line.count + 1 + word.count + space > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? "" : " "
      line += word
    }
    if !line.isEmpty { lines.append(line) }
  }
}
