/// A process that has a store to itself.
public struct Holder: Hashable, Sendable, CustomStringConvertible {
  /// The process's number.
  public let processID: Int32
  /// The program's name, as it was started.
  public let program: String

  /// Whether it is the process that asks.
  public var isThisProcess: Bool { processID == FileSystem.processID }

  /// The program and its process, for people.
  public var description: String {
    isThisProcess ? "this program" : "'\(program)' (process \(processID))"
  }

  /// The process that asks.
  static var current: Holder {
    let path = CommandLine.arguments.first ?? ""
    let name = path.split(separator: "/").last.map(String.init) ?? "unknown"
    return Holder(processID: FileSystem.processID, program: name)
  }
}

extension Holder {
  /// How many bytes of a lock's file are read at most.
  static let greatestSize = 512

  /// The line that a lock's file holds.
  var line: [UInt8] { Array("\(processID) \(program)".utf8.prefix(Self.greatestSize)) }

  /// Reads that line; nothing where it is none, as after a loss of power.
  init?(line: some Sequence<UInt8>) {
    let words = String(decoding: Array(line), as: UTF8.self)
      .split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard words.count == 2, let id = Int32(words[0]), id > 0 else { return nil }
    self.init(processID: id, program: String(words[1]))
  }
}
