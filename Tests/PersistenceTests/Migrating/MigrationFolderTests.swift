import Foundation
import Migrations
import TestSupport
import Testing

@testable import Persistence

@Suite struct MigrationFolderTests {
  private static let files = {
    let folder = Repository.root.appending(path: "Migrations").path
    return (try? FileManager.default.contentsOfDirectory(atPath: folder))?
      .filter { $0.hasSuffix(".sql") }.sorted() ?? []
  }()

  @Test func `every file of the folder is a migration, and every migration a file`() {
    #expect(Self.files == Migration.all.map { "\($0.name).sql" })
  }

  @Test(arguments: Migration.all)
  func `the text is the file's, to the letter`(migration: Migration) throws {
    let file = try Repository.bytes(of: "Migrations/\(migration.name).sql")
    #expect(Array(migration.sql.utf8) == file)
  }

  @Test func `the numbers have no gap, and each name begins with its own`() {
    #expect(Migration.all.map(\.version) == Array(1...Migration.all.count))
    for migration in Migration.all {
      let digits = String(migration.version)
      let number = String(repeating: "0", count: 4 - digits.count) + digits
      #expect(migration.name.hasPrefix(number + "_"))
    }
  }

  @Test(arguments: Migration.all)
  func `the least reader stands in the file`(migration: Migration) {
    #expect(migration.sql.contains("\n-- min-reader: \(migration.minimumReader)\n"))
  }

  @Test(arguments: Migration.all)
  func `that a step takes something away stands in the file`(migration: Migration) {
    #expect(migration.sql.contains("\n-- destructive\n") == migration.isDestructive)
  }

  /// If this fails, a released migration was edited: undo that, and write a new migration with the
  /// change. Stores in people's hands have run the old text and never run it again. A migration
  /// that was never released may change; its digest changes here with it.
  @Test(
    arguments: zip(
      Migration.all,
      [
        "1eb8bd287a517d74466ca4b86a9d1f5599b4f1d2f08b06569131e484e1aca66e",
        "f3f6ad2f915ca2294cb1c4aed7451b2fe0864f040cac5555e232db706045ca05",
        "9afdb68962f4aa330fd888fd70f2f6e54507ab556912210c8ee4b8f002a44e09",
      ]))
  func `a released migration never changes`(migration: Migration, digest: String) {
    #expect(SHA256.hexDigest(of: Array(migration.sql.utf8)) == digest)
  }

  @Test func `every migration has its digest in the test above`() {
    // `zip` ends with the shorter list: raise this number when a digest is added.
    #expect(Migration.all.count == 3)
  }
}
