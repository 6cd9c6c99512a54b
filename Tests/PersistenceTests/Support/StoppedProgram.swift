import Foundation
import TestSupport
import Testing

/// A `navfault` that has stopped itself in the middle of something; killed with this object.
final class StoppedProgram {
  /// What it said before it stopped.
  private(set) var line = ""
  private let process = Process()
  private let output = Pipe()

  convenience init(_ arguments: [String]) throws {
    try self.init(CommandRunner("navfault").path, arguments)
  }

  /// Runs a script of the shell that becomes a `navfault`.
  convenience init(shell script: String, _ arguments: [String]) throws {
    try self.init("/bin/sh", ["-c", script] + arguments)
  }

  /// Starts several, and then waits for what each of them says.
  static func together(_ count: Int, _ arguments: [String]) throws -> [StoppedProgram] {
    let programs = try (0..<count).map { _ in
      try StoppedProgram(starting: CommandRunner("navfault").path, arguments)
    }
    for program in programs { try program.readLine() }
    return programs
  }

  private convenience init(_ program: String, _ arguments: [String]) throws {
    try self.init(starting: program, arguments)
    try readLine()
  }

  private init(starting program: String, _ arguments: [String]) throws {
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
  }

  private func readLine() throws {
    var bytes: [UInt8] = []
    while bytes.last != UInt8(ascii: "\n") {
      guard let next = try output.fileHandleForReading.read(upToCount: 1), !next.isEmpty else {
        break
      }
      bytes += next
    }
    line = String(decoding: bytes, as: UTF8.self)
    try #require(!line.isEmpty, "navfault said nothing")
  }

  var processID: Int32 { process.processIdentifier }

  deinit { kill() }

  /// Lets it go on, and waits for its end.
  ///
  /// - Returns: What else it said.
  func goOn() throws -> String {
    // It has said its line and may not have stopped yet; a SIGCONT before that would be lost.
    var info = siginfo_t()
    waitid(P_PID, id_t(processID), &info, WSTOPPED | WNOWAIT)
    Foundation.kill(processID, SIGCONT)
    let rest = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: rest, as: UTF8.self)
  }

  /// Ends it as a crash does.
  func kill() {
    guard process.isRunning else { return }
    Foundation.kill(processID, SIGKILL)
    process.waitUntilExit()
  }
}
