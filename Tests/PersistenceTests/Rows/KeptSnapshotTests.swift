import Navigation
import TestSupport
import Testing

@testable import Persistence

/// The snapshot of an entry that is gone stays under `dictionary`, for an undo, and goes under
/// `singleSlot`.
@Suite struct KeptSnapshotTests {
  private let place: TestStore
  init() throws { place = try TestStore() }

  private func session(_ policy: RetentionPolicy) -> SavedSession {
    var session = SavedSession.sample(depth: 2)
    session.state.retention.policy = policy
    return session.holding([SavedSnapshot(entry: 2, model: "M", payload: "\"draft\"")])
  }

  private func storedSnapshots() throws -> [String] {
    try RawDatabase(place.database).texts("SELECT payload FROM snapshot")
  }

  @Test func `a popped entry's snapshot stays in the store under dictionary`() throws {
    let session = session(.dictionary(limit: nil))
    try place.open().save(session)
    try place.open().save(session.applying(.pop()).holding([]))
    #expect(try storedSnapshots() == ["\"draft\""])
    #expect(try place.open().load(.main)?.session.snapshots.isEmpty == true)
  }

  @Test func `a popped entry's snapshot goes under singleSlot`() throws {
    let session = session(.singleSlot)
    try place.open().save(session)
    #expect(try storedSnapshots() == ["\"draft\""])
    try place.open().save(session.applying(.pop()).holding([]))
    #expect(try storedSnapshots().isEmpty)
  }

  @Test func `an exception's policy decides for its own type`() throws {
    var session = session(.dictionary(limit: nil))
    session.state.retention.models["M"] = .singleSlot
    try place.open().save(session)
    try place.open().save(session.applying(.pop()).holding([]))
    #expect(try storedSnapshots().isEmpty)
  }

  @Test func `a snapshot that its entry no longer has goes under any policy`() throws {
    let session = session(.dictionary(limit: nil))
    try place.open().save(session)
    try place.open().save(session.holding([]))
    #expect(try storedSnapshots().isEmpty)
  }

  @Test func `a snapshot of no entry is let go, and told`() throws {
    let session = SavedSession.sample().holding([
      SavedSnapshot(entry: 99, model: "M", payload: "1")
    ])
    let report = try place.open().save(session)
    #expect(report.letGo.map(\.reason) == [.noSuchEntry])
    #expect(try storedSnapshots().isEmpty)
  }
}
