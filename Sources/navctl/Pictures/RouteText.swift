import Navigation

/// A route as people read it: `trail(id: 17)`.
enum RouteText {
  static func of(_ route: SavedRoute, glyphs: Glyphs) -> String {
    CutTexts.line(route.name.text + arguments(route.payload, glyphs), glyphs)
  }

  static func of(_ section: SectionName<SavedRoute>?, glyphs: Glyphs) -> String {
    section?.route.map { of($0, glyphs: glyphs) } ?? "(unnamed)"
  }

  private static func arguments(_ payload: Payload?, _ glyphs: Glyphs) -> String {
    guard let payload, let root = try? JSONText(payload.bytes).root else { return "" }
    guard root.kind == .object else { return "(" + value(root, glyphs) + ")" }
    let texts = root.members.map { member in
      // Swift's own coding names what has no label _0, _1 …
      let isUnlabelled =
        member.key.first == "_" && !member.key.dropFirst().isEmpty
        && member.key.dropFirst().allSatisfy(\.isNumber)
      return (isUnlabelled ? "" : member.key + ": ") + value(member.value, glyphs)
    }
    return texts.isEmpty ? "" : "(" + texts.joined(separator: ", ") + ")"
  }

  private static func value(_ node: JSONNode, _ glyphs: Glyphs) -> String {
    switch node.kind {
    case .object: "{\(glyphs.ellipsis)}"
    case .array: "[\(glyphs.ellipsis)]"
    default: node.string.map { "\"\($0)\"" } ?? String(decoding: node.bytes, as: UTF8.self)
    }
  }
}
