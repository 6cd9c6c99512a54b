/// Numbers with their nouns.
enum Counted {
  static func screens(_ count: Int) -> String { of(count, "screen", "screens") }

  static func of(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
