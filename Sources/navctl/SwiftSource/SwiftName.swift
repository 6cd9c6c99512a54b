/// Names for Swift code, out of names that may hold anything.
enum SwiftName {
  /// A name as it is, where Swift takes it; else one made of its words, or the fallback.
  ///
  /// - Parameters:
  ///   - text: The name as it is stored.
  ///   - fallback: What it is called where it has no words.
  ///   - taken: The names that are given already. The name is put among them.
  /// - Returns: A name that is none of them, without back-ticks.
  static func unique(_ text: String, else fallback: String, _ taken: inout Set<String>) -> String {
    let name = isOne(text) ? text : mended(text, else: fallback)
    var unique = name
    var number = 2
    while !taken.insert(unique).inserted {
      unique = name + "\(number)"
      number += 1
    }
    return unique
  }

  /// The name in back-ticks, where Swift would take it for a word of its own.
  static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// The name before a value: there most words of Swift's own are names like others, and back-ticks
  /// are warned of.
  static func label(_ name: String) -> String {
    ["inout", "let", "var"].contains(name) ? "`\(name)`: " : name + ": "
  }

  /// Whether a member of a type can have the name.
  private static func isOne(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isLetter(first) else { return false }
    return text.unicodeScalars.allSatisfy(isPart) && !reserved.contains(text)
      && !text.hasSuffix("CodingKeys")
  }

  /// The words of a name, run together; of a qualified name, its last part.
  private static func mended(_ text: String, else fallback: String) -> String {
    let own = text.split(separator: ".").last.map(String.init) ?? text
    let words = own.unicodeScalars.split { !isPart($0) }.map { String(Substring($0)) }
    guard let first = words.first else { return fallback }
    var name = first.prefix(1).lowercased() + first.dropFirst()
    for word in words.dropFirst() { name += word.prefix(1).uppercased() + word.dropFirst() }
    return isOne(name) ? name : isOne(fallback + name) ? fallback + name : fallback
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || ("0"..."9").contains(scalar) || scalar == "_"
  }

  /// Letters alone, and no marks: two names must not differ by what nobody sees.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else {
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }
    return switch scalar.properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .otherLetter: scalar.properties.isXIDStart
    default: false
    }
  }

  /// Names that a member cannot have even in back-ticks, that coding makes itself, or that would
  /// stand for something else.
  private static let reserved: Set = [
    "init", "self", "Self", "Type", "Protocol", "kinds", "Int", "UInt64", "Double", "Bool",
    "String", "CodingKey",
  ]

  /// <https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/#Keywords-and-Punctuation>
  private static let keywords: Set = [
    "Any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let",
    "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
