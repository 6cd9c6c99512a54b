/// A statement by its name: errors tell the name, and each is prepared once.
struct SQL: Hashable, Sendable {
  let name: StaticString
  let text: String

  init(_ name: StaticString, _ text: String) {
    self.name = name
    self.text = text
  }

  static func == (left: SQL, right: SQL) -> Bool { left.name.utf8Start == right.name.utf8Start }
  func hash(into hasher: inout Hasher) { hasher.combine(name.utf8Start) }
}
