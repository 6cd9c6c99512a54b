import Dispatch
import Foundation
import Synchronization

/// Runs a program that this package builds.
public struct CommandRunner: Sendable {
  /// What a program left behind.
  public struct Result: Sendable {
    /// Its exit code, or the signal that ended it.
    public let code: Int32
    /// What it wrote to standard output.
    public let output: String
    /// What it wrote to standard error.
    public let errors: String

    /// What a program left behind that was run in another way.
    public init(code: Int32, output: String, errors: String) {
      self.code = code
      self.output = output
      self.errors = errors
    }
  }

  private let program: URL

  /// The program of that name beside the tests.
  public init(_ name: String) {
    Self.outliveBrokenPipes
    program = Self.products.appending(path: name)
  }

  /// The program at a path.
  public init(at path: String) {
    Self.outliveBrokenPipes
    program = URL(filePath: path)
  }

  /// A program that ends before it has read its input breaks the pipe that it came through. That is
  /// an error of the write, and no reason for the tests to die.
  private static let outliveBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  /// Where the program is.
  public var path: String { program.path }

  private static var products: URL {
    // The tests' own program stands beside the products on Linux, and below them on macOS.
    var url = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
      url = bundle.bundleURL
    }
    return url.deletingLastPathComponent()
  }

  /// Runs it, and waits for its end.
  public func callAsFunction(
    _ arguments: [String], input: [UInt8]? = nil, environment: [String: String] = [:],
    in folder: String? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    process.environment = ["LC_ALL": "C.UTF-8", "COLUMNS": "80", "PATH": "/usr/bin:/bin"]
      .merging(environment) { $1 }
    let (output, errors, source) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = input == nil ? FileHandle.nullDevice : source
    try process.run()
    if let input {
      // A program that ends early closes its pipe; that is its answer, not a fault of the test.
      try? source.fileHandleForWriting.write(contentsOf: Data(input))
      try? source.fileHandleForWriting.close()
    }
    // Both are drained before the wait: a full pipe would hold the program up.
    let errorData = Mutex(Data())
    let drained = DispatchGroup()
    DispatchQueue.global().async(group: drained) {
      let data = try? errors.fileHandleForReading.readToEnd()
      errorData.withLock { $0 = data ?? Data() }
    }
    let outputData = try output.fileHandleForReading.readToEnd() ?? Data()
    drained.wait()
    process.waitUntilExit()
    let result = Result(
      code: process.terminationStatus, output: String(decoding: outputData, as: UTF8.self),
      errors: String(decoding: errorData.withLock { $0 }, as: UTF8.self))
    // What a shell makes of an answer is none.
    if program.lastPathComponent == "navctl" { try AnswerRecord.keep(result, of: arguments) }
    return result
  }
}
