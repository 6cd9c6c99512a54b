import Foundation
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// An export is one file, complete, that its owner alone may read.
@Suite struct ExportTests {
  private let place: TestStore
  private let target: TemporaryFolder
  private var path: String { target("export.sqlite") }
  private static let canary = "\"yellow bird\""
  private static let secret = "\"black swan\""

  init() throws {
    place = try TestStore()
    target = try TemporaryFolder()
    let store = try place.open()
    try store.save(.sample("open", depth: 2).drafting(Payload(stringLiteral: Self.canary), for: 2))
    try store.save(.sample("closed").drafting(Payload(stringLiteral: Self.secret), for: 1))
    // Deleted rows, and rows of the past.
    for depth in [40, 1] { try store.save(.sample("closed", depth: depth), note: "black swan") }
  }

  private func bytes() throws -> Data { try Data(contentsOf: URL(filePath: path)) }

  private func contains(_ text: String) throws -> Bool {
    try bytes().range(of: Data(text.utf8)) != nil
  }

  @Test(arguments: [SessionStore.Access.reading, .shared(creating: false)])
  func `all sessions are in one file`(access: SessionStore.Access) throws {
    let store = try place.open(for: access)
    try store.export(to: path)
    #expect(try target.contents().keys.sorted() == ["export.sqlite"])
    let copy = try SessionStore(at: path, for: .reading)
    #expect(try copy.list() == store.list())
    #expect(try copy.history(of: "closed") == store.history(of: "closed"))
    #expect(try target.contents().keys.sorted() == ["export.sqlite"])
  }

  @Test func `a store that is open elsewhere is exported by one that reads`() throws {
    let writer = try place.open()
    try writer.move(.push(.trail(9)), in: "open")
    try place.open(for: .reading).export(to: path)
    let copy = try SessionStore(at: path, for: .reading)
    #expect(try copy.list() == writer.list())
  }

  @Test func `a store that was exported for reading still writes nothing`() throws {
    let store = try place.open(for: .reading)
    try store.export(to: path)
    #expect(throws: StoreError.self) { try store.save(.sample("new")) }
    #expect(try store.names() == ["closed", "open"])
  }

  @Test func `the sessions that are chosen are in it, and of the others no byte`() throws {
    let store = try place.open()
    try store.export(to: path, sessions: ["open"])
    #expect(try contains("yellow bird"))
    #expect(try !contains("black swan") && !contains("closed"))
    #expect(try target.contents().keys.sorted() == ["export.sqlite"])
    let copy = try SessionStore(at: path, for: .reading)
    #expect(try copy.names() == ["open"])
    #expect(try copy.load("open") == store.load("open"))
  }

  @Test func `rows that have lost their session are not in a file of chosen ones`() throws {
    for table in ["entry", "snapshot", "note"] {
      try RawDatabase(place.database).run(
        "UPDATE \(table) SET session = 99 WHERE session = 2")
    }
    try place.open().export(to: path, sessions: ["open"])
    #expect(try !contains("black swan"))
  }

  @Test func `its owner alone may read it`() throws {
    try place.open().export(to: path)
    var info = stat()
    try #require(stat(path, &info) == 0)
    #expect(info.st_mode & 0o777 == 0o600)
  }

  @Test func `it is no log's, so that nothing is missing beside it`() throws {
    try place.open().export(to: path)
    // https://www.sqlite.org/fileformat.html: 1 is a database with a rollback journal.
    #expect(Array(try bytes()[18...19]) == [1, 1])
  }

  @Test func `a file that is there is told, and stays`() throws {
    try target.write([1, 2, 3], to: "export.sqlite")
    #expect(throws: StoreError.fileExists) { try place.open().export(to: path) }
    #expect(try target.contents() == ["export.sqlite": [1, 2, 3]])
  }

  @Test func `a folder, or a link to nothing, that is there is told, and stays`() throws {
    #expect(throws: StoreError.fileExists) { try place.open().export(to: target.path) }
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: target("nothing"))
    #expect(throws: StoreError.fileExists) { try place.open().export(to: path) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.path) == ["export.sqlite"])
  }

  @Test func `a session that is not there is told, and nothing is left`() throws {
    #expect(throws: StoreError.noSuchSession("other")) {
      try place.open().export(to: path, sessions: ["open", "other"])
    }
    #expect(try target.contents().isEmpty)
  }

  @Test func `a folder that is not there is told`() throws {
    #expect(throws: StoreError.self) { try place.open().export(to: target("no/export.sqlite")) }
    #expect(try target.contents().isEmpty)
  }

  @Test func `what is damaged is in it as it is`() throws {
    try RawDatabase(place.database).run("UPDATE entry SET crc = crc + 1 WHERE entry = 2")
    let store = try place.open()
    try store.export(to: path)
    let copy = try SessionStore(at: path, for: .reading)
    #expect(try copy.load("open") == store.load("open"))
    #expect(try copy.load("open")?.damage.isEmpty == false)
  }

  @Test func `a session's name that is damaged does not stop the rest`() throws {
    let raw = try RawDatabase(place.database)
    try raw.run("UPDATE session SET name = char(10) WHERE name = 'closed'")
    let store = try place.open()
    try store.export(to: path)
    let copy = try SessionStore(at: path, for: .reading)
    #expect(try copy.load("open") == store.load("open"))
  }

  @Test func `what a process that died left beside it is removed by the next export`() throws {
    let place = try TestStore(saving: .sample())
    let path = place.parent("report.sqlite")
    // No process has the greatest number there is.
    let left = path + ".new-2147483647-1"
    try Data("x".utf8).write(to: URL(filePath: left))
    let other = path + ".new-\(ProcessInfo.processInfo.processIdentifier)-1"
    try Data("x".utf8).write(to: URL(filePath: other))
    try place.open().export(to: path)
    #expect(try FileSystem.kind(of: left) == .nothing)
    #expect(try FileSystem.kind(of: other) != .nothing)
  }
}
