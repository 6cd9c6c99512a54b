#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// A command that is at work, to be asked to end.
  final class RunningCommand {
    struct TookTooLong: Error {
      let fact: String
    }

    private let process = Process()
    private let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    /// How many bytes stand before what the command writes to standard error.
    private var filler = 0

    /// Starts it. Its input stays open; with `errorsAreFull` it stops at the first line that it
    /// writes to standard error, until somebody reads.
    init(
      _ path: String, _ arguments: [String], in folder: String, errorsAreFull: Bool = false,
      environment: [String: String] = [:]
    ) throws {
      if errorsAreFull { try fillErrors() }
      process.executableURL = URL(filePath: path)
      process.arguments = arguments
      process.currentDirectoryURL = URL(filePath: folder)
      process.environment = ["LC_ALL": "C.UTF-8", "COLUMNS": "80", "PATH": "/usr/bin:/bin"]
        .merging(environment) { $1 }
      process.standardInput = input
      process.standardOutput = output
      process.standardError = errors
      try process.run()
    }

    private func fillErrors() throws {
      let file = errors.fileHandleForWriting.fileDescriptor
      let flags = fcntl(file, F_GETFL)
      try #require(fcntl(file, F_SETFL, flags | O_NONBLOCK) == 0)
      // One by one in the end: what is left of a page would take a short line.
      for size in [4096, 1] {
        let bytes = [UInt8](repeating: UInt8(ascii: "."), count: size)
        while case let count = write(file, bytes, size), count > 0 { filler += count }
      }
      try #require(fcntl(file, F_SETFL, flags) == 0)
    }

    /// Waits until the command would not die of a signal any more.
    func waitUntilItWatches(_ signal: Int32 = SIGINT) throws {
      try wait("a handler of the signal") {
        let status = try String(contentsOfFile: "/proc/\(processID)/status", encoding: .utf8)
        let mask = status.split(separator: "\n").first { $0.hasPrefix("SigCgt:") }
          .flatMap { Int($0.dropFirst(7).trimmingCharacters(in: .whitespaces), radix: 16) }
        return mask.map { $0 & (1 << Int(signal - 1)) != 0 } ?? false
      }
    }

    /// Waits until it has a file open.
    func waitUntilItHasOpen(_ path: String) throws {
      try wait("'\(path)' open") {
        let folder = "/proc/\(processID)/fd"
        return try FileManager.default.contentsOfDirectory(atPath: folder).contains { name in
          (try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/" + name))
            .map { $0.hasSuffix(path) } ?? false
        }
      }
    }

    /// Waits until it stands before standard error, which is full.
    func waitUntilItIsStopped() throws {
      try wait("a write to standard error") {
        // The number of the call, which is the system's, and the file's: proc(5), "syscall".
        let call = try String(contentsOfFile: "/proc/\(processID)/syscall", encoding: .utf8)
        return call.hasPrefix("1 0x2 ") || call.hasPrefix("64 0x2 ")
      }
    }

    /// Waits until something is so.
    func wait(_ fact: String, until isSo: () throws -> Bool) throws {
      let end = ContinuousClock.now + .seconds(60)
      while try !isSo() {
        guard process.isRunning, .now < end else { throw TookTooLong(fact: fact) }
        poll(nil, 0, 1)
      }
    }

    var processID: Int32 { process.processIdentifier }

    func ask(_ signal: Int32 = SIGINT) { kill(processID, signal) }

    func type(_ text: String) throws {
      try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      try input.fileHandleForWriting.close()
    }

    /// The next line that it prints.
    func line() throws -> String {
      var line: [UInt8] = []
      while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first {
        guard byte != UInt8(ascii: "\n") else { break }
        line.append(byte)
      }
      return String(decoding: line, as: UTF8.self)
    }

    /// How it ends, with what it wrote.
    func end() throws -> CommandRunner.Result {
      try errors.fileHandleForWriting.close()
      let told = try errors.fileHandleForReading.readToEnd() ?? Data()
      let printed = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return CommandRunner.Result(
        code: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
        errors: String(decoding: told.dropFirst(filler), as: UTF8.self))
    }

    /// How it ends while nobody reads what it tells.
    func endUnread() -> Int32 {
      process.waitUntilExit()
      return process.terminationReason == .exit ? process.terminationStatus : -1
    }

    deinit {
      guard process.isRunning else { return }
      kill(processID, SIGKILL)
      process.waitUntilExit()
    }
  }
#endif
