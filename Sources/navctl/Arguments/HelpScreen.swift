/// A help text in the making: titled sections with a blank line after each.
struct HelpScreen {
  /// Below this the column of labels leaves no room for text.
  private static let narrowest = 40

  private let width: Int
  private(set) var text = ""

  init(width: Int) {
    self.width = max(width, Self.narrowest)
  }

  mutating func addText(_ paragraph: String) {
    add(WrappedText(paragraph, width: width).lines)
  }

  mutating func addUsage(_ usage: String) {
    add(["USAGE: \(usage)"])
  }

  mutating func addLines(_ title: String, _ lines: [String]) {
    guard !lines.isEmpty else { return }
    add(["\(title):"] + lines.map { "  \($0)" })
  }

  mutating func addRows(_ title: String, _ rows: [HelpRow]) {
    guard !rows.isEmpty else { return }
    add(["\(title):"] + rows.flatMap { $0.lines(width: width) })
  }

  private mutating func add(_ lines: [String]) {
    text += lines.joined(separator: "\n") + "\n\n"
  }
}
