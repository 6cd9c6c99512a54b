import Navigation

/// A case of the app's route type, guessed from the routes that were stored under one name.
struct SwiftCase {
  /// A value that the case takes.
  private struct Parameter {
    /// The key in the route's value; none where the value is taken whole.
    let key: String?
    /// Nothing where the value has no label.
    let label: String?
    let type: SwiftType
  }

  let route: RouteName
  /// The case's name, without back-ticks.
  let name: String
  private let parameters: [Parameter]

  init(_ route: RouteName, name: String, values: [Payload?]) {
    self.route = route
    self.name = name
    let roots = values.map { $0.flatMap { try? JSONText($0.bytes).root } }
    if roots.allSatisfy({ $0?.kind ?? .object == .object }) {
      parameters = Self.keyed(roots)
    } else {
      let types = roots.map { $0.map(SwiftType.init) ?? .optional(.unknown) }
      parameters = [
        Parameter(
          key: nil, label: nil, type: types.reduce(.unknown) { $0.joined(with: $1) })
      ]
    }
  }

  private static func keyed(_ roots: [JSONNode?]) -> [Parameter] {
    var keys: [String] = []
    for key in roots.compactMap({ $0 }).flatMap({ $0.members.map(\.key) })
    where !keys.contains(where: { same($0, key) }) {
      keys.append(key)
    }
    var labels: Set<String> = []
    return keys.map { key in
      let types = roots.map { root in
        root?.value(of: key).map(SwiftType.init) ?? .optional(.unknown)
      }
      return Parameter(
        key: key,
        label: isUnlabelled(key) ? nil : SwiftName.unique(key, else: "value", &labels),
        type: types.reduce(.unknown) { $0.joined(with: $1) })
    }
  }

  /// Swift's own coding names what has no label `_0`, `_1` …
  private static func isUnlabelled(_ key: String) -> Bool {
    key.first == "_" && key.count > 1 && key.dropFirst().allSatisfy { "0"..."9" ~= $0 }
  }

  /// The case as an enum declares it.
  var declaration: String {
    let parts = parameters.map { parameter in
      let label = parameter.label.map(SwiftName.label) ?? ""
      return label + parameter.type.name
    }
    return "case \(SwiftName.quoted(name))" + Self.list(parts)
  }

  /// One of its routes, as Swift makes it.
  func expression(_ payload: Payload?) -> String {
    let root = payload.flatMap { try? JSONText($0.bytes).root }
    let parts = parameters.map { parameter in
      let label = parameter.label.map(SwiftName.label) ?? ""
      let value = parameter.key.map { key in root?.value(of: key) } ?? root
      return label + parameter.type.literal(value)
    }
    return ".\(SwiftName.quoted(name))" + Self.list(parts)
  }

  /// What about the case is more than a guess at a type: what would not be stored as it was.
  var remark: String? {
    let isWhole = parameters.contains { $0.key == nil }
    let isRenamed = parameters.contains { parameter in
      guard let key = parameter.key, let label = parameter.label else { return false }
      return !Self.same(key, label)
    }
    let parts = [
      Self.same(name, route.text) ? nil : "stored as \(SwiftText.literal(route.text))",
      isWhole ? "its value was no object" : nil,
      isRenamed ? "a key was no name" : nil,
      parameters.contains { $0.type == .json } ? "a value stands as JSON in a string" : nil,
    ]
    let text = parts.compactMap { $0 }.joined(separator: "; ")
    return text.isEmpty ? nil : text
  }

  private static func list(_ parts: [String]) -> String {
    parts.isEmpty ? "" : "(" + parts.joined(separator: ", ") + ")"
  }

  /// Compares bytes: Swift finds more texts equal than a document does.
  fileprivate static func same(_ one: String, _ other: String) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }
}

extension JSONNode {
  fileprivate func value(of key: String) -> JSONNode? {
    members.first { SwiftCase.same($0.key, key) }?.value
  }
}
