import Foundation
import TestSupport
import Testing

/// Looking at a store that an app is saving into as fast as it can.
///
/// The writer puts the number of its save into every part of the session, so that a mixture shows.
@Suite(.serialized) struct LiveStoreTests {
  private static let looks = 500

  @Test(arguments: ["exclusive", "shared"])
  func `what is shown is never a mixture, never older, and never refused`(access: String) throws {
    let bench = try Bench()
    let writer = try WritingProgram(bench.folder("app.navstore"), access)

    var numbers: [Int] = []
    for look in 1...Self.looks {
      let shown = try bench.run("show", bench.store, "-s", "main", "--json")
      try #require(shown.code == 0 && shown.errors.isEmpty, "look \(look): \(shown.errors)")
      let number = try Self.onlyNumber(in: shown.output)
      try #require(number >= numbers.last ?? 0, "look \(look) goes back")
      numbers.append(number)
    }

    #expect(writer.isRunning)
    // It really was written meanwhile.
    #expect(Set(numbers).count > Self.looks / 10)
  }

  /// The number of the save that wrote all of a document.
  private static func onlyNumber(in document: String) throws -> Int {
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any])
    let path = try #require(object["path"] as? [[String: Any]])
    let snapshots = try #require(object["snapshots"] as? [[String: Any]])
    let number = try #require((object["note"] as? String).flatMap { Int($0) })
    try #require(path.count == 1 + number % 17 && snapshots.count == 1, "torn: \(document)")
    for part in path + snapshots {
      try #require(Self.number(in: part["value"]) == number, "torn: \(document)")
    }
    let values = try #require(object["values"] as? [String: Any])
    for save in number - 9...number {
      try #require(Self.number(in: values["v\(save % 10)"]) == save, "torn: \(document)")
    }
    return number
  }

  private static func number(in value: Any?) -> Int? { (value as? [String: Any])?["n"] as? Int }
}
