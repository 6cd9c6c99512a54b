/// What is wrong with a command line. The words for it are in `ArgumentError+Message.swift`.
enum ArgumentError: Error, Equatable, Sendable {
  case unknownSubcommand(String, near: [String])
  case unknownOption(String, near: [String])
  /// A flag was given a value.
  case unexpectedValue(String, ofFlag: String)
  case missingValue(of: Parameter)
  case invalidValue(String, of: Parameter)
  case missing(Parameter)
  case unexpectedArguments([String])
  /// A rule of one command that the parser cannot know, in that command's own words.
  case refused(String)
}
