import Navigation
import TestSupport
import Testing

@testable import Persistence

/// What makes a revision, what only a save number, and what nothing.
@Suite struct RevisionTests {
  private let place: TestStore
  private let store: SessionStore
  private let session: SavedSession
  private let first: SaveReport

  init() throws {
    place = try TestStore()
    store = try place.open()
    session = try Example.parked.session()
    first = try store.save(session)
  }

  @Test func `a change of navigation is a new revision`() throws {
    let report = try store.save(session.applying(.push(.trail(1))))
    #expect(report.revision == 2 && report.previous == 1 && report.isChanged)
    #expect(report.saveNumber > first.saveNumber)
    #expect(try store.load(session.id)?.revision == 2)
  }

  @Test(arguments: [0, -1, Int.min])
  func `a limit below one is stored as one`(limit: Int) throws {
    var limited = session
    limited.state.retention = Retention(
      .dictionary(limit: limit), models: ["Other": .dictionary(limit: limit)])
    try store.save(limited)
    let stored = try #require(try store.load(session.id)).session.state.retention
    #expect(
      stored == Retention(.dictionary(limit: 1), models: ["Other": .dictionary(limit: 1)]))
  }

  private static let changes: [(String, @Sendable (inout SavedSession) -> Void)] = [
    ("a value", { $0.state.values["units"] = "\"km\"" }),
    ("a value that is gone", { $0.state.values["map.region"] = nil }),
    ("an extension", { $0.extensions["com.example"] = "1" }),
    ("the columns", { $0.state.split.columns = .two }),
    ("their visibility", { $0.state.split.visibility = .all }),
    ("the column on top", { $0.state.split.preferredCompactColumn = .content }),
    ("the retention", { $0.state.retention.policy = .dictionary(limit: 99) }),
    ("an exception", { $0.state.retention.models["Other"] = .singleSlot }),
    ("an exception that is gone", { $0.state.retention.models = [:] }),
    ("a snapshot", { $0 = $0.holding([SavedSnapshot(entry: 7, model: "M", payload: "1")]) }),
    ("no snapshots", { $0.snapshots = [] }),
  ]

  @Test(arguments: changes.indices)
  func `a change of what is kept raises the save number alone`(index: Int) throws {
    let (name, change) = Self.changes[index]
    var changed = session
    change(&changed)
    let report = try store.save(changed)
    #expect(report.isChanged && report.revision == 1, "\(name)")
    #expect(report.saveNumber > first.saveNumber, "\(name)")
    #expect(try store.load(session.id)?.session == report.saved, "\(name)")
    #expect(report.saved?.state == changed.retained().session.state, "\(name)")
  }

  @Test func `a change of the layout and the origin writes nothing`() throws {
    var changed = session
    changed.layout = .compact
    changed.origin = Origin(app: "other", appVersion: "2", os: "other", device: "other")
    let rows = try store.rowsChanged()
    let report = try store.save(changed)
    #expect(!report.isChanged && report.saveNumber == first.saveNumber)
    #expect(try store.rowsChanged() == rows)
    #expect(try store.load(session.id)?.session == report.saved)
  }

  @Test func `a change of the layout is kept with the next change that counts`() throws {
    var changed = session.applying(.push(.trail(1)))
    changed.layout = .compact
    try store.save(changed)
    #expect(try store.load(session.id)?.session.layout == .compact)
  }

  @Test func `ids that were minted in vain write nothing`() throws {
    let back = session.applying(.push(.trail(1)), .pop())
    try #require(back.state.mint != session.state.mint)
    // Pushing dropped the provisional entry; that one change is saved first.
    try store.save(back)
    let report = try store.save(back.applying(.push(.trail(1)), .pop()))
    #expect(!report.isChanged)
    #expect(try store.load(session.id)?.session == report.saved)
  }

  @Test func `the mint never goes back, whatever is saved`() throws {
    let next = try store.save(session.applying(.push(.trail(1)))).saved?.state.mint.next
    let report = try store.save(.sample(session.id))
    #expect(report.saved?.state.mint.next == next)
    #expect(try store.load(session.id)?.session.state.mint.next == next)
  }
}
