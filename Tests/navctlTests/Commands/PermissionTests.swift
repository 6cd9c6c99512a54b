import Foundation
import TestSupport
import Testing

/// The command where files may not be read or written; tried as a user who is not root, whom
/// nothing is forbidden.
@Suite final class PermissionTests {
  private let bench: Bench
  private let user: UnprivilegedUser
  private static let readings: [[String]] = [
    ["show"], ["restore", "--layout", "both"], ["list"], ["history"], ["diff"], ["info"],
  ]

  init() throws {
    bench = try Bench()
    try bench.save(.hiking)
    try bench.save(.smallest)
    user = try UnprivilegedUser(running: "navctl", copiedTo: bench.folder)
  }

  /// A folder that may not be written cannot be removed.
  deinit { try? set(0o700, of: bench.store) }

  private func set(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: bench.folder(path))
  }

  private func give(_ path: String, mode: Int) throws {
    try user.give(bench.folder(path), mode: mode)
  }

  private func run(_ words: [String], _ store: String) throws -> CommandRunner.Result {
    try user.run([words[0], store] + words.dropFirst(), in: bench.folder.path)
  }

  @Test(arguments: readings)
  func `in a folder that may not be written all is read, and no trace left`(words: [String])
    throws
  {
    try give(bench.store, mode: 0o500)
    for name in ["navigation.sqlite", "lock"] { try give("\(bench.store)/\(name)", mode: 0o400) }
    let expected = try bench.run(words[0], bench.store)
    let before = try bench.folder.contents()

    let result = try run(words, bench.store)

    #expect(result.code == expected.code && result.errors == "", "\(result.errors)")
    #expect(!result.output.isEmpty)
    #expect(try bench.folder.contents() == before)
  }

  @Test(arguments: [["save"], ["undo"], ["delete", "main", "-f"]])
  func `in a folder that may not be written nothing is changed`(words: [String]) throws {
    try give(bench.store, mode: 0o500)
    for name in ["navigation.sqlite", "lock"] { try give("\(bench.store)/\(name)", mode: 0o400) }
    let document = try bench.folder.write(Example.tabs.bytes(), to: "document.json")
    try user.give(document, mode: 0o400)
    let before = try bench.folder.contents()

    let result = try run(words == ["save"] ? ["save", "document.json"] : words, bench.store)

    #expect(result.code == 77)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Error: No permission for 'app.navstore'.\n"))
    #expect(try bench.folder.contents() == before)
  }

  /// Only root can make another user's file.
  @Test(.enabled(if: geteuid() == 0), arguments: readings)
  func `another user's store is refused`(words: [String]) throws {
    try give(bench.store, mode: 0o755)
    try set(0o600, of: bench.store + "/navigation.sqlite")

    let result = try run(words, bench.store)

    #expect(result.code == 77)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Error: No permission for 'app.navstore'.\n"))
  }

  @Test(arguments: readings)
  func `another user's single file that all may read is read`(words: [String]) throws {
    try bench.run("export", bench.store, "bug.sqlite")
    try set(0o444, of: "bug.sqlite")
    let before = try bench.folder.contents()

    let result = try run(words, "bug.sqlite")

    #expect(result.code == (words == ["diff"] ? 1 : 0) && result.errors == "", "\(result.errors)")
    #expect(!result.output.isEmpty)
    #expect(try bench.folder.contents() == before)
  }

  @Test(arguments: readings)
  func `a single file is read through a link, and no trace left beside either`(words: [String])
    throws
  {
    try bench.run("export", bench.store, "bug.sqlite")
    try FileManager.default.createDirectory(
      atPath: bench.folder("desk"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: bench.folder("desk/link.sqlite"), withDestinationPath: "../bug.sqlite")
    let before = try bench.folder.contents()

    let result = try bench.run(words[0], "desk/link.sqlite")

    #expect(result.code == (words == ["diff"] ? 1 : 0) && result.errors == "", "\(result.errors)")
    #expect(try bench.folder.contents() == before)
  }
}
