import Navigation

/// The options accepted at one place of the command line, by name.
struct OptionTable {
  private let options: [OptionSpec]
  private let byName: [String: OptionSpec]

  /// Creates the table of a command, or of the words before one.
  init(for command: CommandSpec? = nil) {
    options = (command?.options ?? []) + CommonOptions.all
    let pairs = options.flatMap { option in
      [option.longName, option.shortName].compactMap { name in name.map { ($0, option) } }
    }
    // A command's own option comes first and so wins over a common one of the same name.
    byName = Dictionary(pairs) { first, _ in first }
  }

  /// The option with this name, dashes included.
  subscript(name: String) -> OptionSpec? { byName[name] }

  /// Returns the names that may have been meant by a long one.
  func near(_ name: String) -> [String] {
    NearMiss.candidates(for: name, in: options.map(\.long)).map { "--\($0)" }
  }

  /// Returns the name that may have been meant by a one-letter one. Every letter is one slip away
  /// from every other, so only the same letter in the other case is worth offering.
  func near(_ letter: Unicode.Scalar) -> [String] {
    let folded = letter.properties.lowercaseMapping
    return options.filter { $0.short?.properties.lowercaseMapping == folded }
      .compactMap(\.shortName)
  }
}
