import Navigation
import TestSupport
import Testing

@testable import Persistence

/// A save is one transaction: wherever its process dies, the store has all of it or nothing.
@Suite struct KilledSaveTests {
  private let place: TestStore
  private let old: SavedSession
  private let document: String

  /// A store with one session, and a document that changes all that a save can write.
  init() throws {
    place = try TestStore()
    var session = try Example.parked.session()
    old = try #require(try place.open().save(session).saved)
    session.state.apply(.pop(count: 1))
    session.state.apply(.push(.trail(1)))
    session.state.apply(.select(.trail(2)))
    session.state.values = ["units": "\"km\""]
    session.state.retention.models = ["PlaceModel": .dictionary(limit: 5)]
    session.state.split.columns = .two
    session.note = "new"
    document = try place.parent.write(session.document(), to: "new.json")
  }

  private func count() throws -> Int {
    let counted = try CommandRunner("navfault")(
      ["stop-in-save", place.folder, document, "--count"])
    return try #require(Int(counted.output.prefix { $0 != " " }), "\(counted.errors)")
  }

  private func expectSound(_ session: SavedSession?, at place: String) throws {
    let stored = try self.place.open().load(old.id)?.session
    #expect(stored == session, "\(place)")
    #expect(
      try RawDatabase(self.place.database).texts("PRAGMA integrity_check") == ["ok"], "\(place)")
    #expect(
      try RawDatabase(self.place.database).texts("PRAGMA foreign_key_check").isEmpty, "\(place)")
  }

  @Test func `a save whose process dies before any of its statements leaves the old session`()
    throws
  {
    let count = try count()
    try #require(count > 15)
    for number in 1...count {
      let died = try CommandRunner("navfault")(
        ["stop-in-save", place.folder, document, "\(number)", "--die"])
      #expect(died.output.contains("(statement \(number) of the transaction)"))
      #expect(died.code == 9, "\(died.errors)")
      try expectSound(old, at: died.output)
    }
    // The same save, when nothing ends it: what was kept out above was a real change.
    let saved = try CommandRunner("navfault")(
      ["stop-in-save", place.folder, document, "\(count + 1)"])
    #expect(saved.output.hasPrefix("saved revision 2"), "\(saved.errors)")
    #expect(try place.open().load(old.id)?.session.state != old.state)
    #expect(try place.open().load(old.id)?.session.note == "new")
  }

  @Test func `the last statement of a save is its commit`() throws {
    let count = try count()
    let stopped = try StoppedProgram(["stop-in-save", place.folder, document, "\(count)"])
    #expect(stopped.line.hasPrefix("stopped before 'commit'"))
  }

  @Test func `counting changes nothing`() throws {
    let before = try place.parent.contents()
    _ = try count()
    #expect(try place.parent.contents() == before)
  }

  @Test func `another process sees the whole old session while a save is under way`() throws {
    let count = try count()
    for number in 1...count {
      let stopped = try StoppedProgram(["stop-in-save", place.folder, document, "\(number)"])
      #expect(try place.open(for: .reading).load(old.id)?.session == old, "\(stopped.line)")
      stopped.kill()
      try expectSound(old, at: stopped.line)
    }
  }

  @Test func `another process sees the whole new session when a save that was held up is done`()
    throws
  {
    let stopped = try StoppedProgram(["stop-in-save", place.folder, document, "9"])
    let reader = try place.open(for: .reading)
    #expect(try reader.load(old.id)?.session == old)
    #expect(try stopped.goOn().hasPrefix("saved revision 2"))
    #expect(try reader.load(old.id)?.revision == 2)
  }

  @Test func `what a process saved before it was killed is there`() throws {
    let other = try place.parent.write(Example.smallest.bytes(), to: "other.json")
    let saved = try CommandRunner("navfault")(["save", place.folder, other])
    #expect(saved.code == 0)
    let stopped = try StoppedProgram(["hold", place.folder])
    stopped.kill()
    #expect(try place.open().load(.main) != nil)
    #expect(try place.open().load(old.id)?.session == old)
  }
}
