import Dispatch
import Foundation
import TestSupport
import Testing

@testable import Persistence

/// The file that keeps processes apart.
@Suite struct StoreLockTests {
  private let folder: TemporaryFolder
  private var path: String { folder("lock") }
  init() throws { folder = try TemporaryFolder() }

  private func content() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func `a lock that is kept keeps every other away, until it goes`() throws {
    var kept: StoreLock? = try StoreLock.kept(path, patience: .zero)
    let other = try StoreLock.momentary(path)
    #expect(try !other.takeIfFree())
    #expect(throws: StoreError.unavailable(.busy)) { try other.take(.zero) }
    #expect(throws: StoreError.unavailable(.busy)) { try StoreLock.kept(path, patience: .zero) }
    withExtendedLifetime(kept) {}
    kept = nil
    #expect(try other.takeIfFree())
  }

  @Test func `one that could not be had leaves its holder's name`() throws {
    let kept = try StoreLock.kept(path, patience: .zero)
    kept.declare(.current)
    let before = try content()
    #expect(throws: StoreError.held(by: .current)) { try StoreLock.kept(path, patience: .zero) }
    #expect(throws: StoreError.held(by: .current)) { try StoreLock.momentary(path) }
    #expect(try content() == before && !before.isEmpty)
  }

  /// No process has that number, so it has died and another has the lock now.
  @Test func `a lock that still has the name of a dead process is waited for`() throws {
    var kept: StoreLock? = try StoreLock.kept(path, patience: .zero)
    kept?.declare(Holder(processID: .max, program: "dead"))
    let path = path
    let begun = DispatchSemaphore(value: 0)
    let taken = DispatchGroup()
    DispatchQueue.global().async(group: taken) {
      begun.signal()
      #expect(throws: Never.self) { try StoreLock.momentary(path).take(.seconds(120)) }
    }
    begun.wait()
    // Waiting in vain for another lock takes long enough, as a rule, for it to have begun.
    let other = try StoreLock.kept(folder("other"), patience: .zero)
    #expect(throws: StoreError.unavailable(.busy)) {
      try StoreLock.kept(folder("other"), patience: .milliseconds(100))
    }
    withExtendedLifetime(other) {}
    withExtendedLifetime(kept) {}
    kept = nil
    taken.wait()
  }

  @Test func `to let go of a lock that is kept does nothing`() throws {
    let kept = try StoreLock.kept(path, patience: .zero)
    kept.letGo()
    #expect(throws: StoreError.unavailable(.busy)) { try StoreLock.kept(path, patience: .zero) }
    withExtendedLifetime(kept) {}
  }

  @Test(arguments: [
    "", "x", "12", "0 navctl", "-1 navctl", "99999999999 navctl", "\0\0\0", " navctl",
    "4815162342 x",
  ])
  func `what names nobody is taken for nobody`(text: String) throws {
    try folder.write(Array(text.utf8), to: "lock")
    let lock = try StoreLock.momentary(path)
    try lock.take(.zero)
    #expect(try content().isEmpty)
  }

  @Test(arguments: ["navctl", "My App", "", "é", "a\nb"])
  func `a holder's line tells its process and its program`(program: String) {
    let holder = Holder(processID: 17, program: program)
    #expect(Holder(line: holder.line) == holder)
    #expect(holder.description == "'\(program)' (process 17)")
  }

  @Test func `a name without end is read no further than is written`() throws {
    let holder = Holder(processID: 17, program: String(repeating: "x", count: 10_000))
    #expect(holder.line.count == Holder.greatestSize)
    #expect(Holder(line: holder.line)?.processID == 17)
  }

  @Test func `a link in its place is not followed`() throws {
    let other = try folder.write([1], to: "other")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other)
    #expect(throws: StoreError.self) { try StoreLock.kept(path, patience: .zero) }
    #expect(try folder.contents()["other"] == [1])
  }

  /// Whoever got it would hold the store as long as it runs. Started past Foundation, which closes
  /// every file in the child by itself.
  @Test func `a program that is started does not get it`() throws {
    let kept = try StoreLock.kept(path, patience: .zero)
    let script = """
      for file in /dev/fd/*; do if [ "$file" -ef "$0" ]; then exit 7; fi; done
      """
    let words: [String] = ["/bin/sh", "-c", script, path]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { word in strdup(word) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var process: pid_t = 0
    let code = posix_spawn(&process, "/bin/sh", nil, nil, arguments, nil)
    try #require(code == 0)
    var status: Int32 = -1
    let ended = waitpid(process, &status, 0)
    #expect(ended == process && status == 0)
    withExtendedLifetime(kept) {}
  }
}
