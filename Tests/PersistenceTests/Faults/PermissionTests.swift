import Foundation
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// What a store says where files may not be read or written; tried as a user who is not root, whom
/// nothing is forbidden.
@Suite final class PermissionTests {
  private let place: TestStore
  private let user: UnprivilegedUser
  private let document: String

  /// A store of the unprivileged user, and a program and a document that they may read.
  init() throws {
    place = try TestStore(saving: .sample())
    let folder = place.parent
    user = try UnprivilegedUser(running: "navfault", copiedTo: folder)
    document = try folder.write(Example.smallest.bytes(), to: "document.json")
    try user.give(place.folder, mode: 0o700)
    for file in [place.database, place.folder + "/" + StoreFiles.lockName, document] {
      try user.give(file, mode: 0o600)
    }
  }

  /// A folder that may not be written cannot be removed.
  deinit {
    chmod(place.folder, 0o700)
  }

  private func set(_ mode: mode_t, of path: String) throws {
    try #require(chmod(path, mode) == 0)
  }

  private func run(_ arguments: [String]) throws -> CommandRunner.Result {
    try user.run(arguments)
  }

  private func expectNotPermitted(_ arguments: String...) throws {
    let result = try run(arguments)
    #expect(result.code == 1 && result.output.isEmpty)
    #expect(result.errors == "navfault: \(StoreError.unavailable(.notPermitted))\n")
  }

  @Test func `with every permission the same program saves`() throws {
    #expect(try run(["save", place.folder, document]).errors.isEmpty)
    #expect(try run(["read", place.folder]).output == "'main' at revision 2\n")
  }

  @Test(arguments: [0o000, 0o200] as [mode_t])
  func `a database that may not be read`(mode: mode_t) throws {
    try set(mode, of: place.database)
    let before = try place.parent.contents()
    try expectNotPermitted("read", place.folder)
    try expectNotPermitted("save", place.folder, document)
    #expect(try place.parent.contents() == before)
  }

  @Test func `a store's folder that may not be entered`() throws {
    try set(0o000, of: place.folder)
    try expectNotPermitted("read", place.folder)
    try expectNotPermitted("save", place.folder, document)
  }

  @Test(arguments: [0o500, 0o555] as [mode_t])
  func `a store's folder that may not be written can be read and not be saved into`(
    mode: mode_t
  ) throws {
    try set(mode, of: place.folder)
    let before = try place.parent.contents()
    try expectNotPermitted("save", place.folder, document)
    let read = try run(["read", place.folder])
    #expect(read.output == "'main' at revision 1\n", "\(read.errors)")
    #expect(try place.parent.contents() == before)
  }

  @Test func `a database that may not be written can be read and not be saved into`() throws {
    try set(0o400, of: place.database)
    try expectNotPermitted("save", place.folder, document)
    #expect(try run(["read", place.folder]).output == "'main' at revision 1\n")
  }

  @Test func `a store that a dead program left in a folder that may not be written is read`()
    throws
  {
    let stopped = try StoppedProgram(["hold", place.folder])
    stopped.kill()
    for name in StoreFiles.names where name != StoreFiles.guardName {
      try set(0o444, of: place.folder + "/" + name)
    }
    try set(0o555, of: place.folder)
    let before = try place.parent.contents()
    let read = try run(["read", place.folder])
    #expect(read.output == "'main' at revision 1\n", "\(read.errors)")
    #expect(try place.parent.contents() == before)
  }

  /// To move a store is to write the folder that it is in.
  @Test func `a store in a folder that may not be written is not set aside`() throws {
    let closed = place.parent("closed")
    try FileSystem.makeFolder(closed)
    try FileManager.default.moveItem(atPath: place.folder, toPath: closed + "/Test.navstore")
    try set(0o555, of: closed)
    let before = try place.parent.contents()
    try expectNotPermitted("set-aside", closed + "/Test.navstore")
    #expect(try place.parent.contents() == before)
  }

  @Test(arguments: [0o000, 0o400] as [mode_t])
  func `a store whose database may not be written is not set aside`(mode: mode_t) throws {
    try set(mode, of: place.database)
    let before = try place.parent.contents()
    try expectNotPermitted("set-aside", place.folder)
    #expect(try place.parent.contents() == before)
  }

  @Test func `a guard that may not be read counts as no deaths, and is replaced`() throws {
    for attempt in ["everything", "withoutSnapshots"] {
      #expect(try run(["restore", place.folder, "1", "--die"]).output.hasPrefix(attempt))
    }
    try set(0o000, of: place.folder + "/" + StoreFiles.guardName)
    for attempt in ["everything", "withoutSnapshots"] {
      #expect(try run(["restore", place.folder, "1", "--die"]).output.hasPrefix(attempt))
    }
  }

  @Test func `a folder that no store may be made in`() throws {
    let closed = place.parent("closed")
    try FileSystem.makeFolder(closed)
    try set(0o555, of: closed)
    try expectNotPermitted("save", closed + "/Test.navstore", document)
    #expect(try FileManager.default.contentsOfDirectory(atPath: closed).isEmpty)
  }
}
