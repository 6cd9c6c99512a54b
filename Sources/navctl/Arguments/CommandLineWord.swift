/// One word of a command line by its form, before it is known which options there are.
///
/// Forms are told apart by bytes and scalars: as a `Character`, an `=` and an accent that happens
/// to start the value are one.
enum CommandLineWord: Equatable, Sendable {
  /// Text, or a lone `-`.
  case operand(String)
  /// A lone `--`.
  case endOfOptions
  /// `--name` or `--name=value`; the name has its dashes.
  case long(name: String, value: String?)
  /// `-x`, and whatever letters and value are joined to it; the whole word.
  case short(String)

  /// Whether it is taken as a value where it stands by itself.
  var isOperand: Bool { if case .operand = self { true } else { false } }

  private static let dash = UInt8(ascii: "-")

  init(_ word: String) {
    let bytes = word.utf8
    if bytes.first != Self.dash || bytes.count == 1 {
      self = .operand(word)
    } else if bytes.dropFirst().first != Self.dash {
      self = .short(word)
    } else if bytes.count == 2 {
      self = .endOfOptions
    } else {
      let name = Self.name(of: word)
      let value = name.utf8.count == bytes.count ? nil : word.utf8.dropFirst(name.utf8.count + 1)
      self = .long(name: name, value: value.map { String(Substring($0)) })
    }
  }

  /// Returns what stands before the `=`, or the whole word where only dashes do.
  static func name(of word: String) -> String {
    let name = word.utf8.prefix { $0 != UInt8(ascii: "=") }
    return name.allSatisfy { $0 == dash } ? word : String(Substring(name))
  }
}
