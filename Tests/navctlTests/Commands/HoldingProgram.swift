import Foundation
import TestSupport
import Testing

/// A program that has a store to itself; killed with this object.
final class HoldingProgram {
  private let program: BackgroundProgram

  /// `hold-exclusive` has it for good, and `hold` while it saves.
  init(_ store: String, _ verb: String = "hold-exclusive") throws {
    program = try BackgroundProgram(verb, store)
  }

  var processID: Int32 { program.processID }
}

/// A program that saves into a store without an end; killed with this object.
final class WritingProgram {
  private let program: BackgroundProgram

  /// Starts it, in `exclusive` or `shared` access.
  init(_ store: String, _ access: String) throws {
    program = try BackgroundProgram("save-on", store, access)
  }

  var isRunning: Bool { program.isRunning }
}

/// A run of `navfault` that has said its first word; killed with this object.
private final class BackgroundProgram {
  private let process = Process()

  init(_ arguments: String...) throws {
    let output = Pipe()
    process.executableURL = URL(filePath: CommandRunner("navfault").path)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let line = try output.fileHandleForReading.read(upToCount: 1)
    try #require(line?.isEmpty == false, "navfault said nothing")
  }

  var processID: Int32 { process.processIdentifier }
  var isRunning: Bool { process.isRunning }

  deinit {
    kill(processID, SIGKILL)
    process.waitUntilExit()
  }
}
