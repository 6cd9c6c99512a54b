import Navigation

extension ArgumentError {
  /// The sentence that follows `Error: `. Only one that goes on after its first part ends in a
  /// full stop, as swift-argument-parser has it.
  var message: String {
    switch self {
    case .unknownSubcommand(let word, let near):
      Self.offering(near, after: "Unknown subcommand '\(word)'")
    case .unknownOption(let name, let near):
      Self.offering(near, after: "Unknown option '\(name)'")
    case .unexpectedValue(let value, let flag):
      "The option '\(flag)' does not take any value, but '\(value)' was specified."
    case .missingValue(let parameter):
      "Missing value for '\(parameter.label)'"
    case .invalidValue(let value, let parameter):
      "The value '\(value)' is invalid for '\(parameter.label)'"
        + Self.choice(of: parameter.allowed)
    case .missing(let parameter):
      "Missing expected argument '\(parameter.synopsis)'"
    case .unexpectedArguments(let words) where words.count == 1:
      "Unexpected argument '\(words[0])'"
    case .unexpectedArguments(let words):
      "\(words.count) unexpected arguments: " + words.map { "'\($0)'" }.joined(separator: ", ")
    case .refused(let reason):
      reason
    }
  }

  /// The names that may have been meant.
  var near: [String] {
    switch self {
    case .unknownSubcommand(_, let near), .unknownOption(_, let near): near
    default: []
    }
  }

  /// The parameter the `Help:` line explains.
  var parameter: Parameter? {
    switch self {
    case .missingValue(let parameter), .invalidValue(_, let parameter), .missing(let parameter):
      parameter
    default: nil
    }
  }

  private static func offering(_ near: [String], after message: String) -> String {
    NearMiss.question(offering: near).map { "\(message). \($0)" } ?? message
  }

  private static func choice(of allowed: [String]) -> String {
    switch allowed.count {
    case 0: ""
    // More than five are hard to read in one line.
    case ...5: ". Please provide one of \(NearMiss.alternatives(allowed))."
    default:
      ". Please provide one of the following:" + allowed.map { "\n  - \($0)" }.joined()
    }
  }
}
