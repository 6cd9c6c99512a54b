import Navigation
import TestSupport
import Testing

@testable import Persistence

/// The program that the other tests rely on does what its usage says.
@Suite struct NavfaultTests {
  private let place: TestStore
  private let document: String

  init() throws {
    place = try TestStore()
    document = try place.parent.write(Example.hiking.bytes(), to: "document.json")
  }

  private func run(_ arguments: String...) throws -> CommandRunner.Result {
    try CommandRunner("navfault")(arguments)
  }

  @Test(arguments: [
    [], ["save"], ["hold"], ["fly", "a"], ["stop-in-save", "a", "b"],
    ["stop-in-open", "a"], ["stop-in-open", "a", "0"], ["restore", "a"],
    ["restore", "a", "b", "--fly"],
    ["stop-in-save", "a", "b", "1", "--die", "more"],
  ])
  func `what it does not understand is answered with its usage`(arguments: [String]) throws {
    let result = try CommandRunner("navfault")(arguments)
    #expect(result.code == 1 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("navfault: usage: navfault save <store> <document.json>\n"))
  }

  @Test(arguments: ["0", "x", "-1"])
  func `a number that is no statement's saves nothing`(number: String) throws {
    let result = try run("stop-in-save", place.folder, document, number)
    #expect(result.code == 1 && result.errors.hasPrefix("navfault: usage:"))
    #expect(try place.open().list().isEmpty)
  }

  @Test func `a document that is no document is an error`() throws {
    let bad = try place.parent.write(Array("{".utf8), to: "bad.json")
    let result = try run("save", place.folder, bad)
    #expect(result.code == 1 && result.errors.hasPrefix("navfault: "))
  }

  @Test func `it stops and tells where, and goes on when it is told to`() throws {
    _ = try run("save", place.folder, document)
    let next = try Example.hiking.session().applying(.dismiss())
    let path = try place.parent.write(next.document(), to: "next.json")
    let count = try run("stop-in-save", place.folder, path, "--count").output
    #expect(count.hasSuffix(" statements\n"))
    let program = try StoppedProgram(["stop-in-save", place.folder, path, "1"])
    #expect(program.line == "stopped before 'user version' (statement 1 of the transaction)\n")
    let rest = try program.goOn()
    #expect(rest == "saved revision 2 of 'main' without a stop\n")
  }

  @Test func `it reads a store and tells its sessions`() throws {
    #expect(try run("save", place.folder, document).output == "saved revision 1 of 'main'\n")
    #expect(try run("read", place.folder).output == "'main' at revision 1\n")
  }
}
