/// One walk over the words of a command line.
///
/// It notes the first mistake and goes on, since `--help` may still follow, and help wins over
/// every mistake.
struct CommandLineParser {
  private enum Place {
    case beforeSubcommand
    case help
    case command(CommandSpec)
    /// After a word that is no subcommand: nothing further can be told.
    case nowhere
  }

  private let tree: CommandLineTree
  private var words: ArraySlice<String>
  private var place = Place.beforeSubcommand
  private var table = OptionTable()
  private var parsed = ParsedArguments()
  private var operands: [String] = []
  private var mistake: (error: ArgumentError, command: CommandSpec?)?

  init(tree: CommandLineTree, words: [String]) {
    self.tree = tree
    self.words = words[...]
  }

  private var command: CommandSpec? {
    if case .command(let command) = place { command } else { nil }
  }

  mutating func walk() {
    var optionsEnded = false
    while let word = words.popFirst() {
      switch optionsEnded ? .operand(word) : CommandLineWord(word) {
      case .operand(let word): take(operand: word)
      case .endOfOptions: optionsEnded = true
      case .long(let name, let value): take(long: name, value: value)
      case .short(let word): take(short: word)
      }
    }
  }

  /// Returns what was asked for, once the walk is over.
  func outcome(width: Int) -> CommandLineOutcome {
    let topic = operands.first
    if parsed.flag(CommonOptions.help) {
      if case .help = place, let topic, let text = help(on: topic, width: width) {
        return .help(text)
      }
      return .help(tree.help(for: command, width: width))
    }
    if parsed.flag(CommonOptions.version) { return .version }
    if let mistake { return usageError(mistake.error, in: mistake.command) }

    switch place {
    case .command(let command):
      do throws(ArgumentError) {
        return .run(command, try filled(command))
      } catch {
        return usageError(error, in: command)
      }
    case .help:
      guard let topic else { return .help(tree.help(for: nil, width: width)) }
      guard let text = help(on: topic, width: width) else {
        return usageError(tree.unknownSubcommand(topic, orTopic: true), in: nil)
      }
      let extra = Array(operands.dropFirst())
      return extra.isEmpty ? .help(text) : usageError(.unexpectedArguments(extra), in: nil)
    case .beforeSubcommand, .nowhere:
      return .help(tree.help(for: nil, width: width))
    }
  }

  private func usageError(_ error: ArgumentError, in command: CommandSpec?) -> CommandLineOutcome {
    .usageError(error, text: tree.usageError(error, in: command))
  }

  private func help(on topic: String, width: Int) -> String? {
    if let command = tree.command(named: topic) { return tree.help(for: command, width: width) }
    return topic == "help" ? tree.help(for: nil, width: width) : tree.topics[topic]
  }
}

// MARK: Operands

extension CommandLineParser {
  private mutating func take(operand word: String) {
    guard case .beforeSubcommand = place else { return operands.append(word) }
    let tree = tree
    if let command = tree.command(named: word) {
      place = .command(command)
      table = OptionTable(for: command)
    } else if word == "help" {
      place = .help
    } else {
      note(tree.unknownSubcommand(word))
      place = .nowhere
    }
  }

  private func filled(_ command: CommandSpec) throws(ArgumentError) -> ParsedArguments {
    var parsed = parsed
    var rest = operands[...]
    for argument in command.arguments {
      let taken = argument.count == .oneOrMore ? rest : rest.prefix(1)
      rest = rest.dropFirst(taken.count)
      guard !taken.isEmpty else {
        if argument.count == .optional { continue }
        throw .missing(.argument(argument))
      }
      for word in taken { try Parameter.argument(argument).check(word) }
      parsed.set(argument, to: Array(taken))
    }
    guard rest.isEmpty else { throw .unexpectedArguments(Array(rest)) }
    for option in command.options where option.isRequired && parsed.values(option).isEmpty {
      throw .missing(.option(option, typedAs: option.longName))
    }
    return parsed
  }
}

// MARK: Options

extension CommandLineParser {
  private mutating func take(long name: String, value: String?) {
    let table = table
    // Nothing is hidden here, and so it is the same.
    let name = name == "--help-hidden" ? CommonOptions.help.longName : name
    guard let option = table[name] else {
      return note(.unknownOption(name, near: table.near(name)))
    }
    take(option, typedAs: name, joined: value)
  }

  private mutating func take(short word: String) {
    let table = table
    let name = CommandLineWord.name(of: word)
    // '-session' is not '-s' with the value 'ession': it is '--session' with a dash too few.
    let meant = table["-\(name)"].map { [$0.longName] }
    var rest = word.unicodeScalars.dropFirst()
    while let letter = rest.popFirst() {
      let typed = "-\(letter)"
      guard let option = table[typed], meant == nil || option.valueName == nil else {
        let isWhole = meant != nil || letter == "-" || letter == "="
        return note(.unknownOption(isWhole ? name : typed, near: meant ?? table.near(letter)))
      }
      if rest.first == "=" {
        return take(option, typedAs: typed, joined: String(rest.dropFirst()))
      }
      if option.valueName != nil {
        return take(option, typedAs: typed, joined: rest.isEmpty ? nil : String(rest))
      }
      take(option, typedAs: typed, joined: nil)
    }
  }

  private mutating func take(_ option: OptionSpec, typedAs name: String, joined: String?) {
    guard option.valueName != nil else {
      if let joined { return note(.unexpectedValue(joined, ofFlag: name)) }
      return parsed.add(option, typedAs: name)
    }
    let parameter = Parameter.option(option, typedAs: name)
    guard let value = joined ?? nextValue() else { return note(.missingValue(of: parameter)) }
    do throws(ArgumentError) {
      try parameter.check(value)
      parsed.add(option, typedAs: name, value: value)
    } catch {
      note(error)
    }
  }

  /// Takes the next word if it can be a value: one with a dash in front needs `=`.
  private mutating func nextValue() -> String? {
    guard let next = words.first, case .operand(let value) = CommandLineWord(next) else {
      return nil
    }
    words.removeFirst()
    return value
  }

  /// Makes the error only if it is the first: a long line of unknown words must not be slow for
  /// all their near misses. Callers copy what the error needs, as the parser is changing meanwhile.
  private mutating func note(_ error: @autoclosure () -> ArgumentError) {
    if mistake == nil { mistake = (error(), command) }
  }
}
