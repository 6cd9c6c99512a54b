import Navigation
import TestSupport
import Testing

@testable import Persistence

/// A view model whose state cannot be written costs no other.
@Suite struct UnwrittenSnapshotTests {
  private struct Scroll: Codable, Equatable {
    var offset: Double
    var depth: [String: Int]
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `it is named with its field, and the path and the others are saved`(
    offset: Double
  ) throws {
    let store = try SessionStore.inMemory()
    let session = SavedSession.sample(depth: 6)
    try store.save(session)
    var snapshots: [SavedSnapshot] = []
    var failures: [SnapshotCodingError] = []
    for entry in session.state.entries {
      let scroll = Scroll(offset: entry.id == 3 ? offset : 1, depth: ["b": 2, "a": 1])
      do {
        snapshots.append(try SavedSnapshot(encoding: scroll, of: entry.id, model: "Scroll"))
      } catch { failures.append(error) }
    }
    #expect(failures.map(\.entry) == [3])
    #expect(
      failures.first.map { "\($0)" }?.hasPrefix("The snapshot of 'Scroll' for entry 3") == true)
    #expect(failures.first.map { "\($0)" }?.contains("offset") == true)
    try store.save(session.holding(snapshots).applying(.push(.trail(1))))
    let stored = try #require(try store.load(.main)).session
    #expect(stored.state.entries.count == 7)
    #expect(stored.snapshots.map(\.entry) == [1, 2, 4, 5, 6])
    #expect(try stored.snapshots[0].payload.decoded(as: Scroll.self).depth == ["b": 2, "a": 1])
  }

  @Test func `what the app's type does not take is told with its place`() throws {
    let payload: Payload = "{\"offset\":\"high\",\"depth\":{}}"
    let error = #expect(throws: PayloadCodingError.self) { try payload.decoded(as: Scroll.self) }
    #expect(error.map { "\($0)" }?.contains("offset") == true)
    #expect(error.map { "\($0)" }?.contains("high") == false)
  }

  @Test func `equal states give equal bytes`() throws {
    let keys = (0..<20).map { ("\($0)", $0) }
    let one = Scroll(offset: 1, depth: Dictionary(uniqueKeysWithValues: keys))
    let other = Scroll(offset: 1, depth: Dictionary(uniqueKeysWithValues: keys.reversed()))
    #expect(try Payload(encoding: one) == Payload(encoding: other))
  }
}
