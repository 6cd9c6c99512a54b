import Foundation
import TestSupport

/// A terminal that a command is run in, with what is typed at it.
struct Terminal {
  struct Failed: Error {
    let call: String
  }

  /// What the terminal calls itself; one that is `dumb` has no colors.
  var name = "dumb"
  private let program: FileHandle
  private let person: FileHandle

  init() throws {
    var (front, back): (Int32, Int32) = (-1, -1)
    guard openpty(&front, &back, nil, nil, nil) == 0 else { throw Failed(call: "openpty") }
    // Else the program would have the person's side too, and never see the end.
    guard fcntl(front, F_SETFD, FD_CLOEXEC) == 0 else { throw Failed(call: "fcntl") }
    person = FileHandle(fileDescriptor: front, closeOnDealloc: true)
    program = FileHandle(fileDescriptor: back, closeOnDealloc: true)
    // What is typed and what is written come to the other side as they are.
    var settings = termios()
    tcgetattr(program.fileDescriptor, &settings)
    settings.c_lflag &= ~tcflag_t(ECHO)
    settings.c_oflag &= ~tcflag_t(OPOST)
    tcsetattr(program.fileDescriptor, TCSANOW, &settings)
  }

  /// Runs a command, and asks it to end when a text stands on the terminal.
  func run(
    _ path: String, _ arguments: [String], askingToEndAfter text: String, in folder: String
  ) throws -> CommandRunner.Result {
    let (process, output) = try start(path, arguments, in: folder)
    var seen = ""
    while !seen.hasSuffix(text) {
      let more = try person.read(upToCount: 1) ?? Data()
      guard !more.isEmpty else { break }
      seen += String(decoding: more, as: UTF8.self)
    }
    kill(process.processIdentifier, SIGINT)
    let result = try end(process, output)
    return CommandRunner.Result(
      code: result.code, output: result.output, errors: seen + result.errors)
  }

  /// Runs a command whose input and errors are the terminal.
  ///
  /// - Returns: Its exit code, its output, and what stands on the terminal, without what was typed.
  func run(
    _ path: String, _ arguments: [String], typing text: String, in folder: String
  ) throws -> CommandRunner.Result {
    // Typed before it is asked for: the terminal keeps it.
    try person.write(contentsOf: Data(text.utf8))
    let (process, output) = try start(path, arguments, in: folder)
    return try end(process, output)
  }

  private func start(
    _ path: String, _ arguments: [String], in folder: String
  ) throws -> (Process, Pipe) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ["LC_ALL": "C.UTF-8", "COLUMNS": "80", "TERM": name]
    process.standardInput = program
    process.standardError = program
    process.standardOutput = output
    try process.run()
    return (process, output)
  }

  private func end(_ process: Process, _ output: Pipe) throws -> CommandRunner.Result {
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    // This side is still open, so that what was written is there and the end is not an error.
    guard fcntl(person.fileDescriptor, F_SETFL, O_NONBLOCK) == 0 else {
      throw Failed(call: "fcntl")
    }
    var seen: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(person.fileDescriptor, &buffer, buffer.count), count > 0 {
      seen += buffer[..<count]
    }
    return CommandRunner.Result(
      code: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: seen, as: UTF8.self))
  }
}
