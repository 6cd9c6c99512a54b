import Foundation
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// Restores of processes that really die.
@Suite(.timeLimit(.minutes(1))) struct KilledRestoreTests {
  private let place: TestStore
  private var path: String { place.folder + "/" + StoreFiles.guardName }

  init() throws { place = try TestStore(saving: .sample()) }

  private func die(build: String = "1") throws -> String {
    let result = try CommandRunner("navfault")(["restore", place.folder, build, "--die"])
    #expect(result.code == SIGKILL, "\(result.errors)")
    return result.output
  }

  private func restore(build: String = "1") throws -> String {
    try CommandRunner("navfault")(["restore", place.folder, build]).output
  }

  @Test func `three deaths in a row lead to a fresh store, and the old one is whole`() throws {
    for attempt in RestoreAttempt.allCases {
      #expect(try die() == "\(attempt)\nin the middle\n")
    }
    #expect(try die() == "freshStore\nin the middle\n")
    #expect(try place.open().load(.main)?.session.state.entries.count == 1)
    let old = try SessionStore.setAside(at: place.folder)
    #expect(try place.open().beginRestore(build: "1") == .everything)
    #expect(try SessionStore(at: old, for: .reading).load(.main) != nil)
    #expect(try FileSystem.kind(of: old + "/guard") == .file(size: 64))
  }

  @Test func `a restore that stands in between clears the deaths`() throws {
    _ = try die()
    _ = try die()
    #expect(try restore() == "lastGoodOffered\n")
    #expect(try die() == "everything\nin the middle\n")
    #expect(try restore() == "withoutSnapshots\n")
  }

  @Test func `a new build gets one fresh try`() throws {
    for _ in 0..<3 { _ = try die() }
    #expect(try die(build: "2") == "everything\nin the middle\n")
    #expect(try restore(build: "2") == "withoutSnapshots\n")
  }

  @Test func `a process that dies after its restore stood does not count`() throws {
    let document = try place.parent.write(Example.smallest.bytes(), to: "document.json")
    #expect(try restore() == "everything\n")
    let stopped = try StoppedProgram(["save-and-hold", place.folder, document])
    stopped.kill()
    #expect(try restore() == "everything\n")
  }

  @Test func `one that is in a restore still is not taken for dead by another that shares it`()
    throws
  {
    let living = try StoppedProgram(["restore", place.folder, "1", "--stop"])
    #expect(living.line == "everything\n")
    #expect(try restore() == "everything\n")
    living.kill()
    #expect(try restore() == "withoutSnapshots\n")
  }

  /// The umask is the process's own, so each runs in a process of its own.
  @Test(arguments: ["000", "022", "077", "0277"])
  func `only the owner may read the guard, whatever the umask`(mask: String) throws {
    let script = """
      umask \(mask); exec "$0" restore "$1" 1 --stop
      """
    let program = try StoppedProgram(
      shell: script, [CommandRunner("navfault").path, place.folder])
    defer { program.kill() }
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }
}
