import Navigation
import TestSupport
import Testing

@testable import Persistence

@Suite struct TooLargeTests {
  private let place: TestStore
  private let store: SessionStore

  init() throws {
    place = try TestStore()
    store = try place.open()
  }

  private static func payload(_ size: Int) throws -> Payload {
    try Payload(Array(repeating: UInt8(ascii: "1"), count: size))
  }

  @Test func `a part that is too large is refused, and what was stored stays`() throws {
    let old = SavedSession.sample()
    try store.save(old)
    let large = old.holding([
      SavedSnapshot(entry: 1, model: "M", payload: try Self.payload(SizeLimits.payload + 1))
    ])

    let error = #expect(throws: StoreError.self) { try store.save(large) }

    #expect(
      error?.description
        == "The snapshot of 'M' for entry 1 has 1048577 bytes; it may have 1048576. "
        + "Nothing was saved.")
    #expect(try store.load(.main)?.session.state == old.state)
    #expect(try store.load(.main)?.session.snapshots == [])
  }

  @Test func `a snapshot that is let go may have any size`() throws {
    let payload = try Self.payload(SizeLimits.payload + 1)
    let session = SavedSession.sample().holding([
      SavedSnapshot(entry: 99, model: "M", payload: payload)
    ])
    #expect(try store.save(session).letGo.map(\.reason) == [.noSuchEntry])
  }

  @Test func `a part at its limit comes back`() throws {
    let payload = try Self.payload(SizeLimits.payload)
    try store.save(
      SavedSession.sample().holding([SavedSnapshot(entry: 1, model: "M", payload: payload)]))
    #expect(try store.load(.main)?.session.snapshots.first?.payload == payload)
  }
}
