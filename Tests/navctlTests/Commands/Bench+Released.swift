import Foundation
import TestSupport

@testable import Persistence

extension Bench {
  /// Puts a store of an earlier version in the place of the bench's own.
  func putReleased(_ version: Int) throws {
    let folder = folder(store)
    try FileSystem.makeFolder(folder)
    try FileSystem.makeFile(folder + "/lock")
    var connection = try Connection(path: folder + "/navigation.sqlite", mode: .create)
    try connection.registerChecksum()
    try connection.useWriteAheadLog()
    let fixture = "Tests/PersistenceTests/Migrating/Fixtures/v\(version).sql"
    let sql = String(decoding: try Repository.bytes(of: fixture), as: UTF8.self)
    try connection.script(sql, named: fixture)
  }

  /// A session of two revisions: thousands of screens, and none.
  func saveDeep(_ count: Int) throws {
    let screens = (1...count).map { #"{"trail":{"id":\#($0)}}"# }.joined(separator: ",")
    for path in [screens, ""] {
      try save(
        """
        {"format":"navigation-session","version":1,"savedAt":"2026-04-01T09:12:44Z",
         "section":"trails","path":[\(path)]}
        """)
    }
  }
}
