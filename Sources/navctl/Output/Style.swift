/// When something is colored.
enum ColorChoice: String {
  case auto, always, never

  /// What a line asks for that may be wrong elsewhere; the last choice counts.
  init(in words: [String]) {
    let values = zip(words, words.dropFirst()).filter { $0.0 == "--color" }.map(\.1)
    let joined = words.filter { $0.hasPrefix("--color=") }.map { String($0.dropFirst(8)) }
    self = (values + joined).last.flatMap(ColorChoice.init) ?? .auto
  }

  /// Whether a stream is colored: the option decides, then the variables, then whether people read
  /// it. <https://no-color.org>
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - variable: An environment variable that is set and not empty.
  /// - Returns: Whether it is.
  func isColored(isTerminal: Bool, _ variable: (String) -> String?) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if variable("NO_COLOR") != nil { return false }
      let force = variable("FORCE_COLOR") ?? variable("CLICOLOR_FORCE")
      if let force { return force != "0" }
      return isTerminal && variable("TERM") != "dumb"
    }
  }
}

/// How a text stands out on a terminal.
enum Style: String {
  case strong = "1"
  case added = "32"
  case removed = "31"
  case fault = "1;31"

  /// The text in this style. <https://man7.org/linux/man-pages/man4/console_codes.4.html>
  func applied(to text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}
