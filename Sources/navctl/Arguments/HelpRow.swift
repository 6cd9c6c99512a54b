/// One row of a help section: a label on the left, its text wrapped on the right.
struct HelpRow {
  private static let labelColumn = 26

  let label: String
  let text: String

  init(_ option: OptionSpec) {
    let names = [option.shortName, option.longName].compactMap(\.self).joined(separator: ", ")
    label = option.label(as: names)
    text = option.help + Self.suffix(allowed: option.allowed, default: option.defaultValue)
  }

  init(_ argument: ArgumentSpec) {
    label = argument.label
    text = argument.help + Self.suffix(allowed: argument.allowed, default: argument.defaultValue)
  }

  init(_ command: CommandSpec) {
    label = command.names.joined(separator: ", ")
    text = command.abstract
  }

  func lines(width: Int) -> [String] {
    let indent = String(repeating: " ", count: Self.labelColumn)
    var lines = WrappedText(text, width: width - Self.labelColumn).lines.map { indent + $0 }
    let start = "  \(label)"
    if start.count < Self.labelColumn, let first = lines.first {
      lines[0] = start + first.dropFirst(start.count)
    } else {
      lines.insert(start, at: 0)
    }
    return lines
  }

  private static func suffix(allowed: [String], default defaultValue: String?) -> String {
    let values = allowed.isEmpty ? nil : "values: " + allowed.joined(separator: ", ")
    let parts = [values, defaultValue.map { "default: \($0)" }].compactMap(\.self)
    return parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
  }
}
