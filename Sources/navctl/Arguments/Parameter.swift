/// The option or argument that an ``ArgumentError`` is about.
enum Parameter: Hashable, Sendable {
  /// An option under the name it was typed as.
  case option(OptionSpec, typedAs: String)
  case argument(ArgumentSpec)

  /// The name as a message quotes it: `-l <layout>`, `<database>`.
  var label: String {
    switch self {
    case .option(let option, let name): option.label(as: name)
    case .argument(let argument): argument.label
    }
  }

  /// The name as the usage line writes it.
  var synopsis: String {
    switch self {
    case .option: label
    case .argument(let argument): argument.synopsis
    }
  }

  var help: String {
    switch self {
    case .option(let option, _): option.help
    case .argument(let argument): argument.help
    }
  }

  /// The only values accepted, or none where any text will do.
  var allowed: [String] {
    switch self {
    case .option(let option, _): option.allowed
    case .argument(let argument): argument.allowed
    }
  }

  /// - Throws: ``ArgumentError/invalidValue(_:of:)`` if only some values are accepted and this is
  ///   none of them.
  func check(_ value: String) throws(ArgumentError) {
    guard allowed.isEmpty || allowed.contains(value) else { throw .invalidValue(value, of: self) }
  }
}
