/// One option of a command: a flag, or a name that takes a value.
///
/// The value is its own key into ``ParsedArguments``, so that a misspelled name does not compile.
struct OptionSpec: Hashable, Sendable {
  /// The name without its dashes.
  let long: String
  let short: Unicode.Scalar?
  /// What stands between `<` and `>` in help; nothing for a flag.
  let valueName: String?
  /// The only values accepted, or none where any text will do.
  let allowed: [String]
  /// The value that counts when the option is not given, as help shows it.
  let defaultValue: String?
  let isRequired: Bool
  let help: String

  init(
    _ long: String, short: Unicode.Scalar? = nil, value valueName: String? = nil,
    oneOf allowed: [String] = [], default defaultValue: String? = nil, isRequired: Bool = false,
    help: String
  ) {
    self.long = long
    self.short = short
    self.valueName = valueName
    self.allowed = allowed
    self.defaultValue = defaultValue
    self.isRequired = isRequired
    self.help = help
  }

  var longName: String { "--\(long)" }
  var shortName: String? { short.map { "-\($0)" } }

  /// Returns the option as help writes it under one of its names, or under all of them joined.
  func label(as name: String) -> String {
    valueName.map { "\(name) <\($0)>" } ?? name
  }
}
