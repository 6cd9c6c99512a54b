@testable import Navigation

/// A route whose kinds a test gives, and whose coding is written by hand: `{"name":{"a":1}}`.
struct KindRoute: Route {
  private enum Given { @TaskLocal static var kinds: [RouteKind] = [] }

  static var kinds: [RouteKind] { Given.kinds }

  var name: String
  var numbers: [String: UInt64] = [:]

  /// The table of some kinds.
  static func table(_ kinds: [RouteKind]) throws -> RouteTable<KindRoute> {
    try Given.$kinds.withValue(kinds) { try RouteTable() }
  }

  init(_ name: String, _ numbers: [String: UInt64] = [:]) {
    self.name = name
    self.numbers = numbers
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    guard let key = container.allKeys.first else { throw Nameless() }
    name = key.stringValue
    numbers = try container.decode([String: UInt64].self, forKey: key)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    try container.encode(numbers, forKey: Name(stringValue: name))
  }

  private struct Nameless: Error {}

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
