import Navigation
import TestSupport
import Testing

@testable import Persistence

/// What every store does, in memory and in a file.
@Suite struct StoreContractTests {
  /// Where a store is.
  enum Kind: CaseIterable, Sendable {
    case memory, exclusive, shared

    /// A new store, with the folder that it may be in.
    func make() throws -> (store: SessionStore, place: TestStore) {
      let place = try TestStore()
      return switch self {
      case .memory: (try .inMemory(), place)
      case .exclusive: (try place.open(for: .exclusive(creating: true)), place)
      case .shared: (try place.open(for: .shared(creating: true)), place)
      }
    }
  }

  @Test(arguments: Kind.allCases, Example.allCases)
  func `a session comes back as it was saved`(kind: Kind, example: Example) throws {
    let (store, place) = try kind.make()
    let session = try example.session()
    let report = try store.save(session, note: "why")
    let stored = try #require(try store.load(session.id))
    #expect(stored.session == report.saved)
    #expect(stored.session.state == session.retained().session.state)
    #expect(stored.damage.isEmpty && stored.revision == 1)
    _ = place
  }

  @Test(arguments: Kind.allCases)
  func `what is equal writes nothing`(kind: Kind) throws {
    let (store, place) = try kind.make()
    let session = try Example.parked.session()
    let first = try store.save(session)
    let rows = try store.rowsChanged()
    #expect(try !store.save(session).isChanged)
    let same = session.change(from: session)
    #expect(try !store.save(same, of: session.id, after: first.saveNumber).isChanged)
    #expect(try store.rowsChanged() == rows)
    _ = place
  }

  @Test(arguments: Kind.allCases)
  func `an older save that comes late changes nothing`(kind: Kind) throws {
    let (store, place) = try kind.make()
    let session = SavedSession.sample()
    let first = try store.save(session)
    let pushed = session.applying(.push(.trail(1)))
    try store.save(pushed, after: first.saveNumber)
    let stored = try store.load(session.id)
    #expect(throws: StoreError.outdated) { try store.save(session, after: first.saveNumber) }
    #expect(throws: StoreError.outdated) {
      try store.save(pushed.change(from: session), of: session.id, after: first.saveNumber)
    }
    #expect(try store.load(session.id) == stored)
    _ = place
  }

  @Test(arguments: Kind.allCases)
  func `a rehearsal tells, and writes nothing`(kind: Kind) throws {
    let (store, place) = try kind.make()
    try store.save(.sample())
    let report = try store.save(.sample(depth: 3), isRehearsal: true)
    #expect(report.revision == 2 && report.isChanged)
    #expect(try store.load(.main)?.revision == 1)
    #expect(try store.delete(.main, isRehearsal: true))
    #expect(try store.names() == [.main])
    _ = place
  }

  @Test(arguments: Kind.allCases)
  func `undo, redo and reopening lead through the history`(kind: Kind) throws {
    let (store, place) = try kind.make()
    let one = SavedSession.sample()
    let two = one.applying(.push(.trail(2)))
    try store.save(one)
    try store.save(two)
    #expect(try store.undo(.main)?.session.state.sections == one.state.sections)
    #expect(try store.redo(.main)?.session.state.sections == two.state.sections)
    #expect(try store.redo(.main) == nil)
    try store.save(one)
    #expect(try store.reopenClosed(.main)?.session.state.sections == two.state.sections)
    #expect(try store.load(.main, at: 1)?.session.state.sections == one.state.sections)
    #expect(try store.history(of: .main)?.revisions.map(\.number) == [1, 2, 3, 4, 5, 6])
    _ = place
  }

  @Test(arguments: Kind.allCases, Kind.allCases)
  func `a session is copied with its history from one store to another`(
    kind: Kind, other: Kind
  ) throws {
    let (store, place) = try kind.make()
    let (copy, otherPlace) = try other.make()
    try store.save(.sample())
    try store.save(.sample(depth: 3), note: "deep")
    #expect(try store.copy(.main, to: copy, replacing: false).isEmpty)
    #expect(try copy.load(.main)?.session == store.load(.main)?.session)
    #expect(try copy.history(of: .main) == store.history(of: .main))
    #expect(try copy.load(.main)?.damage == [])
    _ = (place, otherPlace)
  }

  @Test(arguments: Kind.allCases)
  func `sessions are told apart by their names' bytes, listed and deleted`(kind: Kind) throws {
    let (store, place) = try kind.make()
    let ids: [SessionID] = ["a", "a\0b", "caf\u{E9}", "cafe\u{301}", "A"]
    for id in ids { try store.save(.sample(id)) }
    #expect(try store.names() == ids.sorted())
    #expect(try store.list().map(\.id) == ids.sorted())
    #expect(try store.delete("a\0b"))
    #expect(try !store.delete("a\0b"))
    #expect(try store.names() == ids.filter { $0 != "a\0b" }.sorted())
    _ = place
  }

  @Test(arguments: Kind.allCases)
  func `what is exported is read as what was saved`(kind: Kind) throws {
    let (store, place) = try kind.make()
    let session = try Example.hiking.session()
    let saved = try #require(try store.save(session).saved)
    let path = place.parent("report.sqlite")
    try store.export(to: path)
    let file = try SessionStore(at: path, for: .reading)
    #expect(try file.load(session.id)?.session == saved)
  }

  @Test(arguments: Kind.allCases)
  func `what is too large is refused, and the record before stays`(kind: Kind) throws {
    let (store, place) = try kind.make()
    let session = SavedSession.sample()
    try store.save(session)
    let stored = try store.load(.main)
    let text = String(repeating: "x", count: SizeLimits.payload)
    let large = session.holding([
      SavedSnapshot(entry: 1, model: "M", payload: try Payload(Array("\"\(text)\"".utf8)))
    ])
    #expect(throws: StoreError.self) { try store.save(large) }
    #expect(try store.load(.main) == stored)
    _ = place
  }
}
