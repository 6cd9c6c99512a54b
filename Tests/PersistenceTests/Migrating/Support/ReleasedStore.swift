import Migrations
import TestSupport
import Testing

@testable import Persistence

/// A store as a released version left it, with what should not be in one: the file of its number
/// in `Fixtures`. Each version of the schema that is released gets such a file, made with the
/// programs of that version, and every test over ``all`` then meets it.
struct ReleasedStore: CustomTestStringConvertible {
  let version: Int

  static let all = [ReleasedStore(version: 1), ReleasedStore(version: 2)]

  var testDescription: String { "v\(version)" }

  var sql: String {
    get throws {
      let file = "Tests/PersistenceTests/Migrating/Fixtures/v\(version).sql"
      return String(decoding: try Repository.bytes(of: file), as: UTF8.self)
    }
  }

  /// The store in memory.
  func connection() throws -> Connection {
    var connection = try Connection(path: ":memory:", mode: .create)
    try fill(&connection)
    return connection
  }

  /// Puts the store where a test has its own.
  func write(to place: TestStore) throws {
    try FileSystem.makeFolder(place.folder)
    try FileSystem.makeFile(place.database)
    var connection = try Connection(path: place.database, mode: .readWrite)
    try connection.useWriteAheadLog()
    try fill(&connection)
  }

  private func fill(_ connection: inout Connection) throws {
    try connection.registerChecksum()
    try connection.script(try sql, named: testDescription)
    try connection.set("foreign_keys", to: 1)
  }
}

extension Migrator {
  /// The released steps up to a version.
  static func upTo(_ version: Int) -> Migrator { Migrator(Array(Migration.all.prefix(version))) }
}

extension Migration: CustomTestStringConvertible {
  /// The name of the step, and not its whole text.
  public var testDescription: String { name }
}
