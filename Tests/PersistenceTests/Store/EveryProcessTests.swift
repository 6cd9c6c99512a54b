import Navigation
import TestSupport
import Testing

@testable import Persistence

/// What is stored is the same in every process: Swift's hashing, which differs from run to run,
/// is nowhere in it.
@Suite struct EveryProcessTests {
  /// Every row, without the moment of the save and the checksums over it.
  private static let rows = """
    SELECT json_array(name, revision, save_number, next_entry, next_stack, row_count, retention)
    FROM session UNION ALL
    SELECT json_array(stack, entry, added, removed, owner, name, version, payload, title, content,
      provisional, checkpoint, answers, style, detent) FROM entry UNION ALL
    SELECT json_array(entry, model, version, payload) FROM snapshot UNION ALL
    SELECT json_array(kind, key, payload) FROM value UNION ALL
    SELECT json_array(model, retention, retention_limit) FROM retention_exception
    """

  /// A document of many keys, in each part that is held by key.
  private static let manyKeys: [UInt8] = {
    let numbers = (0..<40).map { $0 }
    let members = { (key: (Int) -> String, value: String) in
      numbers.map { "\"\(key($0))\":\(value)" }.joined(separator: ",")
    }
    let text = """
      {"format":"navigation-session","version":1,"section":"s","path":["a","a"],
       "values":{\(members({ "k\($0)" }, "1"))},
       "extensions":{\(members({ "com.k\($0)" }, "1"))},
       "retention":{"policy":"dictionary",
        "models":{\(members({ "M\($0)" }, #"{"policy":"singleSlot"}"#))}},
       "snapshots":[\(numbers.map { #"{"entry":2,"model":"M\#($0)","value":1}"# }
         .joined(separator: ","))]}
      """
    return Array(text.utf8)
  }()

  private func storedRows(
    after documents: [[UInt8]], environment: [String: String]
  ) throws -> (rows: [String], document: [UInt8]) {
    let place = try TestStore()
    for document in documents {
      let path = try place.parent.write(document, to: "document.json")
      let result = try CommandRunner("navfault")(
        ["save", place.folder, path], environment: environment)
      try #require(result.code == 0, "\(result.errors)")
    }
    var session = try #require(try place.open().load(.main)?.session)
    session.savedAt = nil
    return (try RawDatabase(place.database).texts(Self.rows), session.document())
  }

  @Test func `processes with other hashes write the same rows`() throws {
    let documents = [Self.manyKeys, try Example.hiking.bytes(), Self.manyKeys]
    let first = try storedRows(
      after: documents, environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    #expect(first.rows.count > 120)
    for _ in 0..<3 {
      let next = try storedRows(after: documents, environment: [:])
      #expect(next.rows == first.rows)
      #expect(next.document == first.document)
    }
  }
}
