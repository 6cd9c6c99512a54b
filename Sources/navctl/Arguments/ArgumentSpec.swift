/// One positional argument of a command.
///
/// The words fill a command's arguments from left to right, so an optional argument comes after
/// the required ones and one that repeats comes last.
struct ArgumentSpec: Hashable, Sendable {
  enum Count: Sendable {
    case one, optional, oneOrMore
  }

  let name: String
  let count: Count
  /// The only values accepted, or none where any text will do.
  let allowed: [String]
  /// The value that counts when the argument is not given, as help shows it.
  let defaultValue: String?
  let help: String

  init(
    _ name: String, _ count: Count = .one, oneOf allowed: [String] = [],
    default defaultValue: String? = nil, help: String
  ) {
    self.name = name
    self.count = count
    self.allowed = allowed
    self.defaultValue = defaultValue
    self.help = help
  }

  var label: String { "<\(name)>" }

  /// The argument as the usage line writes it.
  var synopsis: String {
    switch count {
    case .one: label
    case .optional: "[\(label)]"
    case .oneOrMore: "\(label) ..."
    }
  }
}
