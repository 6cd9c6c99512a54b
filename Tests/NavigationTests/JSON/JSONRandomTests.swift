import Foundation
import TestSupport
import Testing

@testable import Navigation

@Suite struct JSONRandomTests {
  static let count = RandomTexts.count(50_000) / 4

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `any text is read or refused and Foundation agrees`(seed: UInt64) {
    var samples = JSONSamples(seed: seed)
    var accepted = 0
    var reasons: Set<String> = []
    for _ in 0..<Self.count {
      let (bytes, values) = samples.next()
      let problem: String?
      do {
        problem = self.problem(with: try JSONText(bytes), of: bytes, values)
        accepted += 1
      } catch {
        problem = self.problem(with: error, of: bytes, values)
        reasons.insert(String("\(error.reason)".prefix { $0 != "(" }))
      }
      if let problem {
        let text = String(decoding: bytes, as: UTF8.self).debugDescription
        Issue.record("seed \(seed): \(problem) in \(text)")
      }
    }
    print("seed \(seed): \(accepted) accepted, refused for \(reasons.sorted())")
    #expect(accepted > Self.count / 10)
    #expect(reasons.count > 20)
  }

  /// What is wrong with a text's having been accepted.
  private func problem(with text: JSONText, of bytes: [UInt8], _ values: Int?) -> String? {
    var rest = [text.root]
    var count = 0
    var isWithinDouble = true
    while let node = rest.popLast() {
      count += 1
      rest += node.elements
      rest += node.members.map(\.value)
      if let integer = node.integer, !String(integer).utf8.elementsEqual(node.bytes) {
        return "the integer \(integer)"
      }
      if let string = node.string, !isReadBack(string) { return "the string \(string)" }
      if node.kind == .number {
        let number = Double(String(decoding: node.bytes, as: UTF8.self))
        isWithinDouble = isWithinDouble && number?.isFinite == true
      }
    }
    if let values, count != values { return "\(count) values, not \(values)" }
    let compact = JSONText.compacted(bytes[...])
    if (try? JSONText(compact))?.rows.map(\.kind) != text.rows.map(\.kind) { return "compacting" }
    // Foundation converts numbers while it reads, and refuses what Double cannot hold.
    return foundationReads(bytes) == isWithinDouble ? nil : "Foundation disagrees with reading"
  }

  /// What is wrong with a text's having been refused for this fault.
  private func problem(with error: JSONError, of bytes: [UInt8], _ values: Int?) -> String? {
    if values != nil { return "valid, but \(error.position): \(error)" }
    let lines = Array(JSONLines(bytes))
    let line = error.position.line - 1
    guard lines.indices.contains(line) else { return "the line \(error.position)" }
    let length = String(decoding: bytes[lines[line]], as: UTF8.self).count
    guard (1...(length + 1)).contains(error.position.column) else {
      return "the column \(error.position)"
    }
    if JSONText.excerpt(of: bytes, at: error.position).isEmpty { return "no excerpt" }
    if error.description.isEmpty || error.hint == "" { return "no words for \(error.reason)" }
    return isStricter(error.reason, bytes) || !foundationReads(bytes)
      ? nil : "Foundation disagrees with \(error.reason)"
  }

  private func isReadBack(_ string: String) -> Bool {
    var literal: [UInt8] = []
    JSONString.append(string, to: &literal)
    let again = (try? JSONText(literal))?.root.string
    return again?.utf8.elementsEqual(string.utf8) == true
  }

  /// What Foundation lets pass and this reader does not.
  private func isStricter(_ reason: JSONError.Reason, _ bytes: [UInt8]) -> Bool {
    switch reason {
    case .trailingComma, .duplicateKey, .byteOrderMark, .otherEncoding: true
    // Foundation takes a NUL beside one other byte, and what follows, for UTF-16.
    default: bytes.count < 4 && bytes.prefix(2).contains(0)
    }
  }

  private func foundationReads(_ bytes: [UInt8]) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
  }
}
