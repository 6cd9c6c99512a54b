import Navigation

extension SwiftType {
  /// A value of this type as Swift writes it; none is `nil`.
  func literal(_ node: JSONNode?) -> String {
    guard let node else { return self == .json ? SwiftText.literal("null") : "nil" }
    let text = String(decoding: node.bytes, as: UTF8.self)
    switch self {
    case .json: return SwiftText.literal(text)
    case .optional(let type): return node.kind == .null ? "nil" : type.literal(node)
    case .unknown, .string: return SwiftText.literal(node.string ?? "")
    case .bool, .integer: return text
    case .double: return text == "-0" ? "-0.0" : text
    case .array(let type):
      return "[" + node.elements.map { type.literal($0) }.joined(separator: ", ") + "]"
    case .dictionary(let type):
      let members = node.members.map { SwiftText.literal($0.key) + ": " + type.literal($0.value) }
      return "[" + (members.isEmpty ? ":" : members.joined(separator: ", ")) + "]"
    }
  }
}
