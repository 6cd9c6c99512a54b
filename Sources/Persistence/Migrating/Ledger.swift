import Migrations

/// What a store says of the steps that were run on it.
struct Ledger {
  /// One step that was run.
  struct Line: Equatable {
    let version: Int
    let name: String
    let digest: String
    let minimumReader: Int
  }

  let lines: [Line]

  init(of connection: inout Connection) throws {
    lines = try connection.once(
      "SELECT version, name, digest, min_reader FROM migration ORDER BY version"
    ) { row in
      Line(
        version: Int(row.integer(0)), name: try row.text(1), digest: try row.text(2),
        minimumReader: Int(row.integer(3)))
    }
  }

  /// Holds the ledger to the steps that a store of this version has had.
  ///
  /// - Throws: ``StoreError/wrongTables(_:)``.
  func check(_ version: Int, against migrations: [Migration]) throws(StoreError) {
    let expected = migrations.prefix { $0.version <= version }
    guard version >= 1, lines.count == expected.count else {
      throw .wrongTables("version \(version), and \(lines.count) steps in the ledger")
    }
    for (line, migration) in zip(lines, expected)
    where line.version != migration.version || line.name != migration.name {
      throw .wrongTables(
        "the ledger has '\(line.name)' as step \(line.version) where step "
          + "\(migration.version) is '\(migration.name)'")
    }
  }

  /// Whether a program that knows no more than a version can read what a newer one left.
  func isReadable(at version: Int, knowing known: Int) -> Bool {
    let newer = lines.filter { $0.version > known }
    // Counted first: a version that is a damaged header's must not be made a list of.
    return newer.count == version - known
      && zip(newer, known + 1...version).allSatisfy { line, number in
        line.version == number && line.minimumReader <= known
      }
  }

  /// The names of the steps whose text was not the one that this package has.
  func drift(from migrations: [Migration]) -> [String] {
    zip(lines, migrations)
      .filter { $0.digest != SHA256.hexDigest(of: Array($1.sql.utf8)) }
      .map { line, _ in line.name }
  }
}

extension StoreError {
  /// Tables that are not those of the store's version, in our own words.
  static func wrongTables(_ message: String) -> StoreError {
    .wrongTables(
      SQLiteError(code: SQLiteError.refusedCode, message: message, statement: "schema"))
  }
}
