import Foundation
import TestSupport
import Testing

/// A program that has a store to itself; killed with this object.
final class HoldingProgram {
  private let process = Process()

  /// `hold-exclusive` has it for good, and `hold` while it saves.
  init(_ store: String, _ verb: String = "hold-exclusive") throws {
    let output = Pipe()
    process.executableURL = URL(filePath: CommandRunner("navfault").path)
    process.arguments = [verb, store]
    process.standardOutput = output
    try process.run()
    let line = try output.fileHandleForReading.read(upToCount: 1)
    try #require(line?.isEmpty == false, "navfault said nothing")
  }

  var processID: Int32 { process.processIdentifier }

  deinit {
    kill(processID, SIGKILL)
    process.waitUntilExit()
  }
}
