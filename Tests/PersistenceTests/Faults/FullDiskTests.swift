import Navigation
import TestSupport
import Testing

@testable import Persistence

@Suite struct FullDiskTests {
  private let place: TestStore
  private let store: SessionStore

  /// A store that may grow by no more than two pages.
  init() throws {
    place = try TestStore(saving: .sample())
    store = try place.open()
    let store = store
    try store.read { connection in
      let pages = try connection.pragma("page_count")
      try connection.set("max_page_count", to: pages + 2)
    }
  }

  private func large() throws -> SavedSession {
    let text = String(repeating: "x", count: 100_000)
    return SavedSession.sample(depth: 2).holding([
      SavedSnapshot(entry: 2, model: "M", payload: Payload(stringLiteral: "\"\(text)\""))
    ])
  }

  @Test func `a save that does not fit says that the disk is full`() throws {
    #expect(throws: StoreError.unavailable(.full)) { try store.save(try large()) }
  }

  @Test func `the session before a save that does not fit is whole`() throws {
    let before = try store.load(.main)
    #expect(throws: StoreError.unavailable(.full)) { try store.save(try large()) }
    #expect(try store.load(.main) == before)
    #expect(try place.open().load(.main) == before)
  }

  /// The system's limit, as on a disk with no room: the shell's unit is half a kilobyte.
  @Test(arguments: [true, false])
  func `a save beyond the size that a file may have leaves the session before`(
    isExclusive: Bool
  ) throws {
    let place = try TestStore(saving: .sample())
    let before = try place.open().load(.main)
    let document = try place.parent.write(try large().document(), to: "large.json")
    let script = """
      trap '' XFSZ; ulimit -f 64; exec "$0" "$1" "$2" "$3"
      """
    let failed = try CommandRunner(at: "/bin/sh")([
      "-c", script, CommandRunner("navfault").path, isExclusive ? "save-and-hold" : "save",
      place.folder, document,
    ])
    #expect(failed.output.isEmpty && failed.code == 1)
    #expect(failed.errors == "navfault: \(StoreError.unavailable(.full))\n")
    #expect(try place.open().load(.main) == before)
    #expect(try RawDatabase(place.database).texts("PRAGMA integrity_check") == ["ok"])
    let saved = try CommandRunner("navfault")(["save", place.folder, document])
    #expect(saved.output == "saved revision 2 of 'main'\n", "\(saved.errors)")
  }

  @Test func `where nothing can be written a store is still opened by who has it alone`() throws {
    let place = try TestStore(saving: .sample())
    let program = try StoppedProgram(
      shell: #"trap '' XFSZ; ulimit -f 0; exec "$0" hold-exclusive "$1""#,
      [CommandRunner("navfault").path, place.folder])
    #expect(program.line == "holding the store\n")
    #expect(
      place.openingError(for: .exclusive(creating: false), patience: .zero)
        == .unavailable(.busy))
  }

  @Test func `a smaller save after one that did not fit is done`() throws {
    #expect(throws: StoreError.unavailable(.full)) { try store.save(try large()) }
    #expect(try store.save(.sample(depth: 2)).revision == 2)
  }
}
