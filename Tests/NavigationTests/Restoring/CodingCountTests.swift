import Synchronization
import TestSupport
import Testing

@testable import Navigation

/// What was read and did not change is not coded again.
@Suite struct CodingCountTests {
  private static let depth = 100

  private static func restored() throws -> NavigationState<Place, CodingCounter> {
    let entries = (1...Int64(depth)).map { number in
      SavedEntry(
        id: EntryID(integerLiteral: number),
        route: SavedRoute("counted", payload: "{\"number\":0}"))
    }
    let state = try SavedState(
      sections: [SavedSection(SavedState.name("trails"), path: try SavedPath(entries))],
      active: .section(at: 0))
    return try NavigationCoder().restored(state).state
  }

  @Test func `a restore decodes each entry once`() throws {
    let counts = Counts()
    _ = try CodingCounter.$counts.withValue(counts) { try Self.restored() }
    #expect(counts.decoded == Self.depth)
    #expect(counts.encoded == 0)
  }

  @Test func `after a push one entry is encoded`() throws {
    let counts = Counts()
    var state = try Self.restored()
    state.apply(.push(CodingCounter(number: 1)))
    try CodingCounter.$counts.withValue(counts) {
      let written = try NavigationCoder<Place, CodingCounter>().written(state)
      #expect(written.state.entries.count == Self.depth + 1)
    }
    #expect(counts.encoded == 1)
    #expect(counts.decoded == 0)
  }

  @Test func `what was written once is not coded again`() throws {
    let counts = Counts()
    var state = NavigationState<Place, CodingCounter>(startingIn: .named(.trails))
    for number in 1...Self.depth { state.apply(.push(CodingCounter(number: number))) }
    let before = state
    let coder = try NavigationCoder<Place, CodingCounter>()
    CodingCounter.$counts.withValue(counts) {
      let first = coder.write(&state)
      #expect(counts.encoded == Self.depth)
      #expect(coder.write(&state).state == first.state)
      state.apply(.push(CodingCounter(number: 0)))
      _ = coder.write(&state)
    }
    #expect(counts.encoded == Self.depth + 1)
    state.apply(.pop())
    #expect(state.sections == before.sections)
  }

  @Test func `after a pop none is`() throws {
    let counts = Counts()
    var state = try Self.restored()
    state.apply(.pop())
    _ = try CodingCounter.$counts.withValue(counts) {
      try NavigationCoder<Place, CodingCounter>().written(state)
    }
    #expect(counts.encoded == 0)
  }
}

/// Counts how often routes are coded.
final class Counts: Sendable {
  private let counts = Mutex((encoded: 0, decoded: 0, looks: 0))
  var encoded: Int { counts.withLock(\.encoded) }
  var decoded: Int { counts.withLock(\.decoded) }
  /// How often a route was compared or hashed.
  var looks: Int { counts.withLock(\.looks) }
  func look() { counts.withLock { $0.looks += 1 } }
  func encode() { counts.withLock { $0.encoded += 1 } }
  func decode() { counts.withLock { $0.decoded += 1 } }
}

/// A route that tells when it is coded.
struct CodingCounter: Route {
  @TaskLocal static var counts: Counts?

  var number: Int

  static func == (left: Self, right: Self) -> Bool {
    counts?.look()
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    Self.counts?.look()
    hasher.combine(number)
  }

  private enum Name: String, CodingKey { case counted }
  private struct Value: Codable { var number: Int }

  init(number: Int) { self.number = number }

  init(from decoder: any Decoder) throws {
    Self.counts?.decode()
    number = try decoder.container(keyedBy: Name.self).decode(Value.self, forKey: .counted).number
  }

  func encode(to encoder: any Encoder) throws {
    Self.counts?.encode()
    var container = encoder.container(keyedBy: Name.self)
    try container.encode(Value(number: number), forKey: .counted)
  }
}
