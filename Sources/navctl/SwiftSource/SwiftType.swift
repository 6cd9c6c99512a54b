import Navigation

/// The Swift type that a JSON value is taken for.
indirect enum SwiftType: Equatable {
  /// Only `null`, or nothing at all, was seen.
  case unknown
  case bool
  case integer(isNegative: Bool, isLarge: Bool)
  case double
  case string
  case optional(SwiftType)
  case array(SwiftType)
  case dictionary(SwiftType)
  /// No literal would give the value: its JSON stands in a string.
  case json

  init(of node: JSONNode) {
    switch node.kind {
    case .null: self = .optional(.unknown)
    case .bool: self = .bool
    case .string: self = .string
    case .number: self = Self.number(String(decoding: node.bytes, as: UTF8.self))
    case .array:
      self = .array(node.elements.reduce(.unknown) { $0.joined(with: SwiftType(of: $1)) })
    case .object:
      let members = Array(node.members)
      // Keys that Swift finds equal cannot stand in one dictionary.
      guard Set(members.map(\.key)).count == members.count else {
        self = .json
        return
      }
      self = .dictionary(members.reduce(.unknown) { $0.joined(with: SwiftType(of: $1.value)) })
    }
    if holdsJSON { self = .json }
  }

  private static func number(_ text: String) -> SwiftType {
    if text == "-0" { return .double }
    if text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }) {
      if Int(text) != nil { return .integer(isNegative: text.hasPrefix("-"), isLarge: false) }
      return UInt64(text) == nil ? .json : .integer(isNegative: false, isLarge: true)
    }
    guard let value = Double(text), value.isFinite else { return .json }
    let isZero = text.prefix { $0 != "e" && $0 != "E" }.allSatisfy { "-0.".contains($0) }
    return value == 0 && !isZero ? .json : .double
  }

  /// The type that takes the values of both.
  func joined(with other: SwiftType) -> SwiftType {
    switch (self, other) {
    case (let one, let same) where one == same: one
    case (.unknown, let type), (let type, .unknown): type
    case (.optional(let one), .optional(let two)), (.optional(let one), let two),
      (let one, .optional(let two)):
      one.joined(with: two).madeOptional
    case (.integer(let negative, let large), .integer(let otherNegative, let otherLarge)):
      (negative || otherNegative) && (large || otherLarge)
        ? .json : .integer(isNegative: negative || otherNegative, isLarge: large || otherLarge)
    case (.integer(_, isLarge: false), .double), (.double, .integer(_, isLarge: false)): .double
    case (.array(let one), .array(let two)): Self.array(one.joined(with: two)).orJSON
    case (.dictionary(let one), .dictionary(let two)):
      Self.dictionary(one.joined(with: two)).orJSON
    default: .json
    }
  }

  /// The type where there may be nothing; text that stands for JSON can say so itself.
  var madeOptional: SwiftType {
    switch self {
    case .optional, .json: self
    default: .optional(self)
    }
  }

  private var orJSON: SwiftType { holdsJSON ? .json : self }

  /// Whether some of it is text that stands for JSON; then all of it is.
  var holdsJSON: Bool {
    switch self {
    case .json: true
    case .optional(let type), .array(let type), .dictionary(let type): type.holdsJSON
    default: false
    }
  }

  /// The type as Swift writes it.
  var name: String {
    switch self {
    case .bool: "Bool"
    case .integer(_, let isLarge): isLarge ? "UInt64" : "Int"
    case .double: "Double"
    case .unknown, .string, .json: "String"
    case .optional(let type): type.name + "?"
    case .array(let type): "[\(type.name)]"
    case .dictionary(let type): "[String: \(type.name)]"
    }
  }
}
