/// The name of a Swift type, as another library wrote it beside a value.
///
/// SwiftUI writes the qualified name (`Trailbook.Trail`), and other libraries the mangled one
/// (`9Trailbook5TrailV`). People who write a path by hand leave the module out.
struct WrittenTypeName {
  let text: String

  /// The route name that it stands for: the app's own for it, or the plain name of a type that
  /// every app has. Any other name is kept whole: to take it apart would be to guess.
  ///
  /// - Parameter aliases: The app's route names, by type names in any spelling. One for a plain
  ///   name such as `Int` holds for all of its spellings.
  /// - Returns: The route name.
  /// - Throws: ``NameError`` where the name cannot be a route's.
  func routeName(_ aliases: [String: RouteName]) throws(NameError) -> RouteName {
    if let name = alias(in: aliases) { return name }
    return try RouteName(Self.builtIns[text] ?? text)
  }

  func alias(in aliases: [String: RouteName]) -> RouteName? {
    aliases[text] ?? Self.builtIns[text].flatMap { aliases[$0] }
  }

  /// Whether the runtime put an address in a private type's place: `App.(unknown context at
  /// $104f3c1a8).Trail`.
  var isPrivate: Bool { text.contains("(unknown context at $") }

  /// The type's own name, in small letters, as a route's name.
  var suggestion: String? {
    guard let end = text.lastIndex(of: ")") else { return nil }
    let own = text[end...].drop { $0 == ")" || $0 == "." }
      .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return own.isEmpty ? nil : own.prefix(1).lowercased() + own.dropFirst()
  }

  /// The name that a route's value is written with: SwiftUI looks for the qualified one.
  static func written(for name: RouteName) -> String { qualified[name.text] ?? name.text }

  /// Whether a route of this name would come back under a plain type's name.
  static func isAnotherSpelling(_ name: RouteName) -> Bool { builtIns[name.text] != nil }

  private static let qualified = [
    "Int": "Swift.Int", "String": "Swift.String", "Double": "Swift.Double", "Bool": "Swift.Bool",
    "Float": "Swift.Float", "UInt": "Swift.UInt", "Int64": "Swift.Int64",
    "UUID": "Foundation.UUID", "URL": "Foundation.URL",
  ]

  /// The types that every app has, by their qualified and their mangled names.
  private static let builtIns = [
    "Swift.Int": "Int", "Si": "Int", "Swift.String": "String", "SS": "String",
    "Swift.Double": "Double", "Sd": "Double", "Swift.Bool": "Bool", "Sb": "Bool",
    "Swift.Float": "Float", "Sf": "Float", "Swift.UInt": "UInt", "Su": "UInt",
    "Swift.Int64": "Int64", "s5Int64V": "Int64",
    "Foundation.UUID": "UUID", "10Foundation4UUIDV": "UUID", "FoundationEssentials.UUID": "UUID",
    "20FoundationEssentials4UUIDV": "UUID",
    "Foundation.URL": "URL", "10Foundation3URLV": "URL", "FoundationEssentials.URL": "URL",
    "20FoundationEssentials3URLV": "URL",
  ]
}
