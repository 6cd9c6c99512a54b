/// What a command line gave, looked up by the spec of the option or argument.
struct ParsedArguments: Equatable, Sendable {
  private struct Occurrence: Equatable, Sendable {
    let name: String
    let value: String
  }

  private var options: [OptionSpec: [Occurrence]] = [:]
  private var arguments: [ArgumentSpec: [String]] = [:]

  /// Returns whether a flag was given.
  func flag(_ option: OptionSpec) -> Bool { options[option] != nil }

  /// Returns every value given for an option, in order; none if it was left out.
  func values(_ option: OptionSpec) -> [String] { options[option, default: []].map(\.value) }

  /// Returns the value an option was given last, else its default.
  func value(_ option: OptionSpec) -> String? { values(option).last ?? option.defaultValue }

  /// Returns an option's value read as another type: `value(limit, as: Int.init)`.
  ///
  /// - Throws: ``ArgumentError/invalidValue(_:of:)`` if `read` answers nothing.
  func value<Value>(
    _ option: OptionSpec, as read: (String) -> Value?
  ) throws(ArgumentError) -> Value? {
    guard let text = value(option) else { return nil }
    guard let value = read(text) else {
      let name = options[option]?.last?.name ?? option.longName
      throw .invalidValue(text, of: .option(option, typedAs: name))
    }
    return value
  }

  /// Returns every word given for an argument, in order; none if it was left out.
  func values(_ argument: ArgumentSpec) -> [String] { arguments[argument, default: []] }

  /// Returns the word given for an argument, else its default.
  func value(_ argument: ArgumentSpec) -> String? {
    values(argument).last ?? argument.defaultValue
  }

  /// Returns the word given for an argument that every command line of its command has.
  ///
  /// - Throws: ``ArgumentError/missing(_:)``, but never for a required argument after parsing.
  func required(_ argument: ArgumentSpec) throws(ArgumentError) -> String {
    guard let value = value(argument) else { throw .missing(.argument(argument)) }
    return value
  }

  mutating func add(_ option: OptionSpec, typedAs name: String, value: String = "") {
    options[option, default: []].append(Occurrence(name: name, value: value))
  }

  mutating func set(_ argument: ArgumentSpec, to words: [String]) {
    arguments[argument] = words
  }
}
