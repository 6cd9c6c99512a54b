import Foundation

/// What a program answered in JSON, kept for a check of its form after the tests.
///
/// `NAVIGATION_ANSWERS` names the folder; without it nothing is kept.
struct AnswerRecord: Encodable {
  private let arguments: [String]
  private let output: String
  private let errors: String

  static func keep(_ result: CommandRunner.Result, of arguments: [String]) throws {
    guard let folder = ProcessInfo.processInfo.environment["NAVIGATION_ANSWERS"],
      !arguments.filter({ ["--json", "--jsonl"].contains($0) }).isEmpty
    else { return }
    let record = AnswerRecord(
      arguments: arguments, output: result.output, errors: result.errors)
    let url = URL(filePath: folder).appending(path: UUID().uuidString + ".json")
    try JSONEncoder().encode(record).write(to: url)
  }
}
