/// The words before the cursor, as far as they tell what comes next.
///
/// It reads a line that is not finished, and so takes no offence at what is missing or wrong.
struct TypedLine {
  private(set) var command: CommandSpec?
  /// The words of the command's arguments.
  private(set) var operands: [String] = []
  /// The values that options were given, by the option.
  private(set) var values: [OptionSpec: String] = [:]
  /// The option whose value comes next.
  private(set) var awaiting: OptionSpec?
  private(set) var optionsEnded = false
  private(set) var isHelp = false

  init(_ words: some Sequence<String>, in tree: CommandLineTree) {
    for word in words { take(word, tree) }
  }

  private mutating func take(_ word: String, _ tree: CommandLineTree) {
    if let option = awaiting {
      values[option] = word
      awaiting = nil
      return
    }
    switch optionsEnded ? .operand(word) : CommandLineWord(word) {
    case .endOfOptions: optionsEnded = true
    case .operand(let word):
      if command != nil || isHelp {
        operands.append(word)
      } else if word == "help" {
        isHelp = true
      } else {
        command = tree.command(named: word)
      }
    case .long(let name, let value): take(OptionTable(for: command)[name], value)
    case .short(let word):
      // A letter that takes a value has the rest of the word, where there is more of it.
      let letters = word.unicodeScalars.dropFirst()
      let option = letters.last.flatMap { OptionTable(for: command)["-\($0)"] }
      take(option, nil)
    }
  }

  private mutating func take(_ option: OptionSpec?, _ value: String?) {
    guard let option, option.valueName != nil else { return }
    if let value { values[option] = value } else { awaiting = option }
  }

  /// The argument that the next word would be.
  var nextArgument: ArgumentSpec? {
    guard let arguments = command?.arguments else { return nil }
    if operands.count < arguments.count { return arguments[operands.count] }
    return arguments.last.flatMap { $0.count == .oneOrMore ? $0 : nil }
  }
}
