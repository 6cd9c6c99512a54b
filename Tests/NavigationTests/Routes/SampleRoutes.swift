import Navigation

/// Routes as an app writes them: an enum with synthesized coding.
enum TrailRoute: Route {
  case home
  case trail(id: UInt64)
  case place(String)
  case pair(String, Int)
  case nested(Inner)
  case zoom(factor: Double)
  case old(id: Int?)

  struct Inner: Codable, Hashable, Sendable {
    var route: Tab
    var list: [Int]
  }

  // A case keeps its stored name when it is renamed.
  private enum CodingKeys: String, CodingKey {
    case home, trail, place, pair, nested, zoom
    case old = "legacyTrail"
  }

  var column: Column { self == .home ? .content : .detail }
  var title: String? { self == .home ? "Home" : nil }
}

/// An enum with raw values, which Swift codes as a string.
enum Tab: String, Route {
  case trails
  case savedPlaces = "saved-places"
}

/// A route whose coding gives whatever a test wants.
struct OddRoute: Route {
  enum Coding: Hashable, Sendable {
    case array, number, empty, two, fails, named(String), deep(Int)
  }
  var coding: Coding

  init(_ coding: Coding) { self.coding = coding }
  init(from decoder: any Decoder) throws { coding = .fails }

  func encode(to encoder: any Encoder) throws {
    switch coding {
    case .array: try [1].encode(to: encoder)
    case .number: try 17.encode(to: encoder)
    case .empty: try [String: Int]().encode(to: encoder)
    case .two: try ["a": 1, "b": 2].encode(to: encoder)
    case .fails: throw Failure()
    case .named(let name): try name.encode(to: encoder)
    case .deep(let depth): try ["deep": Nest(depth)].encode(to: encoder)
    }
  }

  struct Failure: Error {}

  /// Arrays in arrays.
  struct Nest: Encodable {
    let depth: Int
    init(_ depth: Int) { self.depth = depth }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      if depth > 1 { try container.encode(Nest(depth - 1)) }
    }
  }
}
